import type { ServerCartItem } from '@meerkat/contract/cart'
import type { Id } from '@meerkat/contract/envelope'
import type { CartItem } from '../lines/cart-item.ts'
import { isSameLine, pairLines, serverItemId } from '../lines/is-same-line.ts'
import { takeServerLine } from '../lines/learn-server-line.ts'

export interface MergePolicy {
  /** Reports differences without changing anything. */
  readonly dryRun: boolean
  /** The specification's "client state is forced": the client's lines and quantities win. */
  readonly clientWins: boolean
  /** Lines that the server's list lacks may be removed from the client cart. */
  readonly serverMayRemove: boolean
  /** The server's line may overwrite the client's. */
  readonly serverMayModify: boolean
  /**
   * The last state on which client and server agreed: each line stores the last accepted quantity, and `removed` lists the lines that the
   * shopper has removed since. It tells changes on this device from changes on another one, line by line, so that both are kept and two
   * devices share one cart. Null when no such state is stored, and in checkout, where the client's lines win.
   */
  readonly agreed?: { readonly removed: readonly RemovedLine[] } | null
}

export interface RemovedLine {
  /** Id of the server's line. */
  readonly id: Id
  /**
   * Number of pieces in the waiting order, if the line was removed by ordering it: pieces that another device has added stay in the cart.
   * Otherwise null.
   */
  readonly ordered: number | null
}

export type MergeStep =
  /** Send the line; with `server` its ids are included and `qty` is absolute. */
  | { readonly kind: 'push'; readonly item: CartItem; readonly qty: number; readonly server: ServerCartItem | null }
  | { readonly kind: 'remove'; readonly item: CartItem }
  /** Copy the server's line, quantity included, onto the client's. */
  | { readonly kind: 'take-server-line'; readonly item: CartItem; readonly server: ServerCartItem }
  /** Both agree: copy ids, options and type to the client's line. No call, no notice. */
  | { readonly kind: 'learn-ids'; readonly item: CartItem; readonly server: ServerCartItem }
  | { readonly kind: 'delete-on-server'; readonly server: ServerCartItem }
  /** Find the product and add `qty` pieces of it to the client cart without another sync. */
  | { readonly kind: 'adopt'; readonly server: ServerCartItem; readonly qty: number }
  | { readonly kind: 'report'; readonly difference: CartDifference }

export type CartDifference =
  | { readonly party: 'server'; readonly status: 'no-item'; readonly sku: string; readonly clientQty: number }
  | { readonly party: 'server'; readonly status: 'wrong-qty'; readonly sku: string; readonly clientQty: number; readonly serverQty: number }
  | { readonly party: 'client'; readonly status: 'no-item'; readonly sku: string; readonly serverQty: number }

/**
 * The steps that make the local and the server cart equal: first one for every client line, then one for every server line that no client
 * line matches. The caller performs them in order; a step whose call gets no answer ends the sync. Null entries in the server's list are
 * skipped. Spec §4 Cart sync, docs/behaviour/cart.md §1.6.
 */
export function planCartMerge(
  local: readonly CartItem[],
  server: readonly (ServerCartItem | null | undefined)[],
  policy: MergePolicy,
): MergeStep[] {
  const known = server.filter((line) => line !== null && line !== undefined)
  const pairs = pairLines(local, known)
  const first = local.flatMap((item) => planClientLine(item, pairs.get(item) ?? null, policy))
  const paired = new Set(pairs.values())
  const unmatched = known.filter((line) => !paired.has(line) && !local.some((item) => item.sku === line.sku && isSameLine(item, line)))
  return [...first, ...unmatched.flatMap((line) => planServerLine(line, policy))]
}

function planClientLine(item: CartItem, server: ServerCartItem | null, policy: MergePolicy): MergeStep[] {
  const { sku, qty: clientQty } = item
  if (!server) {
    if (policy.dryRun) return [{ kind: 'report', difference: { party: 'server', status: 'no-item', sku, clientQty } }]
    if (policy.agreed ? isUnchanged(item) : !policy.clientWins && policy.serverMayRemove) return [{ kind: 'remove', item }]
    return [{ kind: 'push', item, qty: clientQty, server: null }]
  }
  const differs = server.qty !== clientQty
  if (policy.dryRun) {
    return differs ? [{ kind: 'report', difference: { party: 'server', status: 'wrong-qty', sku, clientQty, serverQty: server.qty } }] : []
  }
  if (!differs) return [{ kind: 'learn-ids', item, server }]
  const takesServers = policy.agreed ? isUnchanged(item) : !policy.clientWins && policy.serverMayModify
  if (takesServers) return [{ kind: 'take-server-line', item, server }]
  return [{ kind: 'push', item, qty: clientQty, server }]
}

/** The line has not been changed here since the server accepted it. */
function isUnchanged(item: CartItem): boolean {
  return serverItemId(item) !== null && item.prev_qty === item.qty
}

function planServerLine(server: ServerCartItem, { dryRun, clientWins, agreed }: MergePolicy): MergeStep[] {
  const { sku, qty } = server
  if (dryRun) return [{ kind: 'report', difference: { party: 'client', status: 'no-item', sku, serverQty: qty } }]
  const removed = agreed?.removed.find(({ id }) => id === server.item_id)
  if (agreed ? !removed : !clientWins) return [{ kind: 'adopt', server, qty }]
  const left = qty - (removed?.ordered ?? qty)
  if (left <= 0) return [{ kind: 'delete-on-server', server }]
  return [
    { kind: 'adopt', server, qty: left },
    { kind: 'push', item: takeServerLine({ sku, qty }, server), qty: left, server },
  ]
}
