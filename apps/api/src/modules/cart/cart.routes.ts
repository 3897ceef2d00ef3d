import { randomBytes } from 'node:crypto'
import {
  collectTotals,
  createCart,
  deleteCartItem,
  listPaymentMethods,
  listShippingMethods,
  pullCart,
  readTotals,
  setShippingInformation,
  updateCartItem,
} from '@meerkat/contract/cart'
import type { Manner, Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { insertCart } from './cart.store.ts'
import { deleteItem } from './delete-item.ts'
import { type CartDeps, openCart, toServerCartItem } from './open-cart.ts'
import * as delivery from './set-delivery.ts'
import { updateItem } from './update-item.ts'

const CHANGE: Manner = { rateClass: 'C' }
const READ: Manner = { rateClass: 'C', noStore: true }

/** The calls of contract §3. */
export function serveCart(operations: Operations, deps: CartDeps): void {
  const { sql, quote } = deps

  operations.serve(
    createCart,
    async ({ caller }) => {
      // There are no accounts yet, so no token is known. Contract 3.3: the client goes on as a guest.
      if (caller.token) throw new Refusal('token-unknown')
      const id = randomBytes(16).toString('hex')
      await insertCart(sql, id, caller.storeCode)
      return id
    },
    { rateClass: 'N' },
  )
  operations.serve(
    pullCart,
    async ({ query }) => {
      const { cart, lines } = await openCart(deps, query.cartId)
      return lines.map((line) => toServerCartItem(cart.id, line))
    },
    READ,
  )
  operations.serve(
    updateCartItem,
    ({ query, body, caller }) => updateItem(deps, { cartId: query.cartId, wanted: body.cartItem, caller }),
    CHANGE,
  )
  operations.serve(
    deleteCartItem,
    ({ query, body, caller }) => deleteItem(deps, { cartId: query.cartId, itemId: body.cartItem.item_id, caller }),
    CHANGE,
  )
  operations.serve(readTotals, async ({ query }) => delivery.totalOf(deps, await openCart(deps, query.cartId)), READ)
  operations.serve(
    listPaymentMethods,
    async ({ query }) => {
      const { cart, lines } = await openCart(deps, query.cartId)
      return quote.offerPayment(cart.store_code, lines)
    },
    READ,
  )
  operations.serve(
    listShippingMethods,
    async ({ query, body }) => {
      const { cart, lines } = await openCart(deps, query.cartId)
      return quote.offerShipping(cart.store_code, lines, body.address.country_id || body.address.countryId)
    },
    READ,
  )
  operations.serve(
    setShippingInformation,
    ({ query, body }) => delivery.setShippingInformation(deps, query.cartId, body.addressInformation),
    READ,
  )
  operations.serve(collectTotals, ({ query, body }) => delivery.collectTotals(deps, query.cartId, body.methods), READ)
}
