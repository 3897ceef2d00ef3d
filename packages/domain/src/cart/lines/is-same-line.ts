import type { LineIdentity } from './cart-item.ts'
import { hasChoices, haveSameChoices } from './line-choices.ts'
import { lineOptions } from './line-options.ts'

/**
 * Whether two lines, from either cart, are the same: they have the same server id, or the same sku or chosen variant and the same choices.
 * Null and undefined equal nothing. Spec §4, docs/behaviour/cart.md §1.4, docs/wire.md §3.5.
 */
export function isSameLine(a: LineIdentity | null | undefined, b: LineIdentity | null | undefined): boolean {
  if (!a || !b) return false
  const isVariant = eitherIs('configurable_item_options', a, b)
  if (!hasChoices(a) && !hasChoices(b)) return a.sku === b.sku || (!isVariant && haveSameServerId(a, b))
  // The id alone does not decide for a variant: a line edited in the cart keeps its id while its variant changes.
  if (haveSameServerId(a, b) && (!isVariant || fitSkus(a, b))) return true
  return fitSkus(a, b) && haveSameChoices(a, b)
}

/**
 * Pairs each client line with a server line. Equal ids and skus are paired first. The rest is paired by composed
 * skus, the longest first: `KIT-2-A-B` begins with `KIT` and with `KIT-2`.
 */
export function pairLines<C extends LineIdentity, S extends LineIdentity>(local: readonly C[], server: readonly S[]): Map<C, S> {
  const pairs = new Map<C, S>()
  const composed: S[] = []
  for (const line of server) {
    const exact = local.find(
      (item) => !pairs.has(item) && isSameLine(item, line) && (item.sku === line.sku || haveSameServerId(item, line)),
    )
    if (exact) pairs.set(exact, line)
    else composed.push(line)
  }
  const longestFirst = local.toSorted((a, b) => b.sku.length - a.sku.length)
  for (const line of composed) {
    const item = longestFirst.find((candidate) => !pairs.has(candidate) && isSameLine(candidate, line))
    if (item) pairs.set(item, line)
  }
  return pairs
}

/** For a line with choices the server may append the skus of the choices to the sku of the client. docs/wire.md §3.4. */
function fitSkus(a: LineIdentity, b: LineIdentity): boolean {
  if (a.sku === b.sku) return true
  const [client, server] = isServers(b) ? [a, b] : [b, a]
  return isServers(server) && !isServers(client) && server.sku.startsWith(`${client.sku}-`)
}

/** Lines of the client's cart keep the server's id in `server_item_id`, so a line that has only `item_id` is the server's. */
function isServers({ item_id, server_item_id }: LineIdentity): boolean {
  return item_id !== null && item_id !== undefined && (server_item_id === null || server_item_id === undefined)
}

function eitherIs(kind: Parameters<typeof lineOptions>[1], a: LineIdentity, b: LineIdentity): boolean {
  return lineOptions(a.product_option, kind).length > 0 || lineOptions(b.product_option, kind).length > 0
}

function haveSameServerId(a: LineIdentity, b: LineIdentity): boolean {
  const id = serverItemId(a)
  return id !== null && id === serverItemId(b)
}

/** The id of the line on the server, if it has one. Compared without conversion: docs/wire.md §1.13. */
export function serverItemId(item: LineIdentity): NonNullable<LineIdentity['item_id']> | null {
  return item.server_item_id ?? item.item_id ?? null
}
