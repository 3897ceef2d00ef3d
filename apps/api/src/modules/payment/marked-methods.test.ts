import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { OrderConfirmation } from '@meerkat/contract/order'
import type { PendingOrder } from '@meerkat/contract/payment'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import { expect, it } from 'vitest'
import { aLine, anOrder } from '../../testing/a-shopper.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { openPaymentCases } from '../../testing/payment-cases.ts'

/** Settings that let shoppers choose the card without a connection, and a further method that needs no provider. docs/settings.md, "Payment". */
const stores = readStores()
const added = [
  { code: 'card', title: 'Card', cost: 0 as const, cost_incl_tax: 0 as const, offline: true },
  { code: 'account', title: 'On account', cost: 0 as const, cost_incl_tax: 0 as const },
]
const { shop, mailsOf } = await openPaymentCases({
  stores: { ...stores, default: { ...stores.default, payment: [...stores.default.payment, ...added] } },
})

/** As the device sends it once the connection is back: with the amounts that the shopper saw. */
function anOfflineOrder(order_id: string, seen: { readonly grand_total: number }) {
  const { addressInformation } = anOrder()
  const seen_totals = { currency: 'ZAR', discount_amount: 0, shipping_incl_tax: 0, tax_amount: 0, ...seen }
  return anOrder({
    order_id,
    products: [aLine('TICK-COLLAR', 2)],
    addressInformation: { ...addressInformation, payment_method_code: 'card', seen_totals },
  })
}

async function totalsNow() {
  const { result } = await shop.shopper.post('/api/order', anOfflineOrder('asks', { grand_total: 0 }))
  const { totals } = result as { totals: Record<string, number> }
  const { grand_total = 0, shipping_incl_tax = 0, discount_amount = 0, tax_amount = 0 } = totals
  return { grand_total, shipping_incl_tax, discount_amount, tax_amount }
}

it('an online method marked `offline` is offered once, with the data of its provider, but not to old clients, which would not pay', async () => {
  const offers = (await shop.shopper.get('/api/payment/methods')).result as PaymentOffer[]
  expect(offers.filter(({ code }) => code === 'card')).toMatchObject([{ needs: 'widget', offline: true }])
  expect(offers.filter(({ code }) => code === 'yoco')).toMatchObject([{ needs: 'redirect', offline: false }])
  const cart = await shop.shopper.createCart()
  await shop.shopper.update(cart, { sku: 'TICK-COLLAR', qty: 1 })
  const { result } = await shop.shopper.get(`/api/cart/payment-methods?cartId=${cart}`)
  expect((result as PaymentMethod[]).map(({ code }) => code)).toEqual(['cashondelivery', 'account'])
})

it('an order that was made offline with such a method is placed once and unpaid, and is paid later with its reference', async () => {
  const before = await shop.stockOf('TICK-COLLAR')
  const order = anOfflineOrder('offline-1', await totalsNow())
  const { code, result } = await shop.shopper.post('/api/order', order)
  expect({ code, result }).toMatchObject({ code: 200, result: { checkoutReference: expect.any(String), orderNumber: expect.any(String) } })
  expect((await shop.shopper.post('/api/order', order)).result).toEqual(result)
  expect(await shop.stockOf('TICK-COLLAR')).toBe(before - 2)
  const { checkoutReference, backendOrderId } = result as OrderConfirmation
  expect(await mailsOf(backendOrderId)).toBe(1)
  const paid = 'select count(*) from sales_order where id = $1 and paid_at is not null'
  expect(await shop.count(paid, [backendOrderId])).toBe(0)
  const pending = (await shop.shopper.post('/api/payment/pending-order', { checkoutReference })).result as PendingOrder
  await shop.pay(await shop.beginFor('card', pending))
  await shop.settle()
  expect(await shop.count(paid, [backendOrderId])).toBe(1)
  expect(await shop.stockOf('TICK-COLLAR')).toBe(before - 2)
})

it('an order whose price has changed meanwhile is not placed before the shopper agrees', async () => {
  const { grand_total, ...rest } = await totalsNow()
  const before = await shop.stockOf('TICK-COLLAR')
  const { code } = await shop.shopper.post('/api/order', anOfflineOrder('offline-2', { ...rest, grand_total: grand_total - 1 }))
  expect(code).toBe(409)
  expect(await shop.stockOf('TICK-COLLAR')).toBe(before)
})

it('such a method never places a pending order without its provider', async () => {
  const { result } = await shop.shopper.post('/api/order', anOfflineOrder('offline-3', await totalsNow()))
  const { checkoutReference } = result as OrderConfirmation
  const { grandTotal, currency } = (await shop.shopper.post('/api/payment/pending-order', { checkoutReference })).result as PendingOrder
  const request = { method: 'card', checkoutReference, grandTotal, currency, clientRequestId: crypto.randomUUID() }
  expect((await shop.shopper.post('/api/payment/execute', request)).result).toMatchObject({ state: 'pending' })
})
