import {
  collectTotals,
  createCart as createCartCall,
  deleteCartItem,
  listPaymentMethods,
  listShippingMethods,
  pullCart,
  readTotals,
  setShippingInformation,
  updateCartItem,
} from '@meerkat/contract/cart'
import { type Operations, type RouteOptions, refuseMissingElement } from '../../http/operations.ts'
import { createCart } from './create-cart.ts'
import { deleteItem } from './delete-item.ts'
import { type CartDeps, priceCart, toServerCartItem } from './price-cart.ts'
import * as delivery from './set-delivery.ts'
import { updateItem } from './update-item.ts'

const CHANGE: RouteOptions = { rateClass: 'C', refuseBody: refuseMissingElement }
const READ: RouteOptions = { ...CHANGE, noStore: true }

/** The calls of docs/wire.md §3. */
export function serveCart(operations: Operations, deps: CartDeps): void {
  const { quote } = deps

  operations.serve(createCartCall, ({ caller }) => createCart(deps, caller), { rateClass: 'N' })
  operations.serve(
    pullCart,
    async ({ query, caller }) => {
      const { cart, lines } = await priceCart(deps, query.cartId, caller)
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
  operations.serve(readTotals, async ({ query, caller }) => delivery.totalOf(deps, await priceCart(deps, query.cartId, caller)), READ)
  operations.serve(
    listPaymentMethods,
    async ({ query, caller }) => {
      const cart = await priceCart(deps, query.cartId, caller)
      return (await delivery.offerTotals(deps, cart, { online: query.onlinePayments === '1' })).payment_methods
    },
    READ,
  )
  operations.serve(
    listShippingMethods,
    async ({ query, body, caller }) => {
      const { audience, lines } = await priceCart(deps, query.cartId, caller)
      return quote.offerShipping(audience, lines, body.address.country_id || body.address.countryId)
    },
    READ,
  )
  operations.serve(
    setShippingInformation,
    ({ query, body, caller }) => delivery.setShippingInformation(deps, { ...query, caller }, body.addressInformation),
    READ,
  )
  operations.serve(
    collectTotals,
    ({ query, body, caller }) => delivery.collectTotals(deps, { cartId: query.cartId, caller }, body.methods),
    READ,
  )
}
