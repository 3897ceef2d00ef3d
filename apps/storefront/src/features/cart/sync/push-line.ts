import { type ServerCartItem, updateCartItem } from '@meerkat/contract/cart'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import { isCartGone } from '@meerkat/domain/cart/sync/plan-sync'
import { type PushOutcome, settlePush } from '@meerkat/domain/cart/sync/settle-push'
import { toCartItemUpdate } from '@meerkat/domain/cart/sync/to-cart-item-update'
import type { CartCore } from '../actions/cart-core.ts'
import { nameOf } from '../notices/cart-notice.ts'

export interface LinePush {
  readonly item: CartItem
  /** The server's line, if there is one. */
  readonly server: ServerCartItem | null
}

export type LinePushOutcome =
  | PushOutcome
  /** Nothing is known about the line: no answer came, the session has ended or the cart is gone. The next sync continues from there. */
  | { readonly kind: 'undecided' }
  /** Refused, and meanwhile the shopper changed or removed the line: the refusal is about a quantity that is no longer wanted. */
  | { readonly kind: 'outdated' }

/** Sends one line and applies the answer. docs/behaviour/cart.md §1.7. */
export async function pushLine(core: CartCore, { item, server }: LinePush): Promise<LinePushOutcome> {
  const { deps, store } = core
  const { token } = store.getState()
  const { setConfigurableProductOptions } = deps.shop.cart
  const cartItem = toCartItemUpdate(item, item.qty, server, { cartId: token, setConfigurableProductOptions })
  const outcome = await deps.tasks.perform(updateCartItem, { query: { cartId: token }, body: { cartItem } })
  if (outcome.kind === 'no-answer' || (outcome.kind === 'refused' && isCartGone(outcome.code))) return { kind: 'undecided' }

  const answer = outcome.kind === 'done' ? outcome.result : null
  const settled = settlePush({ item, serverKnewLine: server !== null, answer, inCheckout: deps.isInCheckout() })
  const found = { isThere: false, isUnchanged: false }
  await core.patchLines((lines) => {
    const current = lines.find((line) => isSameLine(line, item))
    found.isThere = current !== undefined
    found.isUnchanged = current?.qty === item.qty
    return lines.flatMap((line) => (line === current ? follow(line, settled, item) : [line]))
  })
  // Removed while the call was under way, when the server's id was not known yet: without this record, the next sync would restore the
  // line.
  if (!found.isThere && answer) await core.noteRemoved(answer.item_id)
  if (!found.isUnchanged && !answer) return { kind: 'outdated' }
  if (settled.kind === 'accepted') {
    if (settled.notice && found.isUnchanged) deps.notify({ kind: settled.notice, line: item, isAdded: store.getState().isAdding })
  } else if (outcome.kind === 'refused' && typeof outcome.result === 'string') {
    deps.notify({ kind: 'refused', message: outcome.result })
  } else {
    deps.notify({ kind: 'line-lost', name: nameOf(item) })
  }
  return settled
}

/**
 * The line after the answer. A quantity changed while the call was under way is newer than the answer: only the server's ids are taken
 * over.
 */
function follow(line: CartItem, settled: PushOutcome, sent: CartItem): CartItem[] {
  if (line.qty === sent.qty) return settled.kind === 'removed' ? [] : [{ ...line, ...settled.item }]
  return [settled.kind === 'accepted' ? { ...line, ...settled.item, qty: line.qty } : line]
}
