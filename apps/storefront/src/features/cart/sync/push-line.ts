import { type ServerCartItem, updateCartItem } from '@meerkat/contract/cart'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import { type PushOutcome, settlePush } from '@meerkat/domain/cart/sync/settle-push'
import { toCartItemUpdate } from '@meerkat/domain/cart/sync/to-cart-item-update'
import type { CartCore } from '../actions/cart-core.ts'
import { nameOf } from '../notices/cart-notice.ts'

export interface LinePush {
  readonly item: CartItem
  /** The line as the server had it, if it had it. */
  readonly server: ServerCartItem | null
}

/** Sends one line and follows the answer; null when none came: the task is sent again later. Behaviour 1.7. */
export async function pushLine(core: CartCore, { item, server }: LinePush): Promise<PushOutcome | null> {
  const { deps, store } = core
  const { token } = store.getState()
  const { setConfigurableProductOptions } = deps.shop.cart
  const cartItem = toCartItemUpdate(item, item.qty, server, { cartId: token, setConfigurableProductOptions })
  const outcome = await deps.tasks.perform(updateCartItem, { query: { cartId: token }, body: { cartItem } })
  if (outcome.kind === 'no-answer') return null

  const answer = outcome.kind === 'done' ? outcome.result : null
  const settled = settlePush({ item, serverKnewLine: server !== null, answer, inCheckout: deps.isInCheckout() })
  await core.patchLines((lines) => lines.flatMap((line) => (isSameLine(line, item) ? follow(line, settled, item) : [line])))
  if (settled.kind === 'accepted') {
    if (settled.notice) deps.notify({ kind: settled.notice })
  } else if (outcome.kind === 'refused' && typeof outcome.result === 'string') {
    deps.notify({ kind: 'refused', message: outcome.result })
  } else {
    deps.notify({ kind: 'line-lost', name: nameOf(item) })
  }
  return settled
}

/** The line after the answer; a quantity changed while the call was under way is newer than the answer. */
function follow(line: CartItem, settled: PushOutcome, sent: CartItem): CartItem[] {
  if (settled.kind === 'removed') return []
  const isTouched = line.qty !== sent.qty
  return [{ ...line, ...settled.item, ...(isTouched && settled.kind === 'accepted' && { qty: line.qty }) }]
}
