import type { PaymentState, PendingOrder } from '@meerkat/contract/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLine, anOrder } from '../../testing/a-shopper.ts'
import { openPaymentShop, type PaymentShop } from '../../testing/open-payment-shop.ts'

let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop({ change: () => ({ COD_FEE_CENTS: '2500' }) })
})

afterAll(async () => {
  await shop.close()
})

const WITHOUT = 263.35
const WITH = 288.35

async function savePending(code: string, fields: object = {}): Promise<PendingOrder> {
  const order = anOrder({ products: [aLine('TICK-COLLAR')], ...fields })
  const addressInformation = { ...order.addressInformation, payment_method_code: code }
  return (await shop.shopper.post('/api/order/save-pending-order', { ...order, addressInformation })).result as PendingOrder
}

const payInCash = ({ checkoutReference, currency }: PendingOrder, grandTotal: number) =>
  shop.shopper.post('/api/payment/execute', {
    method: 'cashondelivery',
    checkoutReference,
    grandTotal,
    currency,
    clientRequestId: '3f0c4d6a-7a4e-4c39-9c5e-0f8a5d1b2c3d',
  })

async function storedOf({ checkoutReference }: PendingOrder) {
  const { rows } = await shop.database.pool.query(
    `select payment_method_code as method, grand_total_cents::int as total, tax_cents::int as tax, cashondelivery_fee_cents::int as fee,
        cashondelivery_fee_incl_tax_cents::int as fee_incl_tax
      from sales_order o join pending_order p on p.order_id = o.id where p.checkout_reference = $1`,
    [checkoutReference],
  )
  return rows[0] as object
}

const IN_CASH = { method: 'cashondelivery', total: 28_835, tax: 3761, fee: 2174, fee_incl_tax: 2500 }
const ONLINE = { method: 'card', total: 26_335, tax: 3435, fee: 0, fee_incl_tax: 0 }

describe('an order that waits for its payment, with a fee for cash', () => {
  it('costs more by the fee when it is paid in cash instead, and the shopper must have seen that total', async () => {
    const pending = await savePending('card', { order_id: 'to-cash' })
    expect(pending.grandTotal).toBe(WITHOUT)
    const begun = await shop.beginFor('card', pending)
    expect(begun.state).not.toHaveProperty('code')
    expect(await payInCash(pending, WITHOUT)).toMatchObject({ code: 409 })
    expect(await storedOf(pending)).toEqual(ONLINE)
    const placed = await payInCash(pending, WITH)
    expect(placed).toMatchObject({ code: 200, result: { grandTotal: WITH, order: { orderNumber: expect.any(String) } } })
    expect(await storedOf(pending)).toEqual(IN_CASH)
    // Sent again, it is the same order at the same price.
    expect((await payInCash(pending, WITH)).result).toEqual(placed.result)
    expect(await storedOf(pending)).toEqual(IN_CASH)
    // The card payment is sent back, because the order is paid in cash.
    await shop.pay(begun)
    await shop.settle()
    expect(await shop.status(begun)).toMatchObject({ state: 'refunded' })
    expect(await storedOf(pending)).toEqual(IN_CASH)
  })

  it('costs less by the fee when it was begun with cash and is paid online', async () => {
    const pending = await savePending('cashondelivery', { order_id: 'to-card' })
    expect(pending.grandTotal).toBe(WITH)
    expect(await storedOf(pending)).toEqual(IN_CASH)
    await expect(shop.beginFor('card', pending)).rejects.toThrow('409')
    const begun = await shop.beginFor('card', { ...pending, grandTotal: WITHOUT })
    expect(await storedOf(pending)).toEqual(ONLINE)
    await shop.pay(begun)
    await shop.settle()
    expect(await shop.status(begun)).toMatchObject({ state: 'paid', grandTotal: WITHOUT } satisfies Partial<PaymentState>)
    expect(await storedOf(pending)).toEqual(ONLINE)
  })

  it('has no fee in the totals of a cart whose client is offered several methods', async () => {
    const cartId = await shop.shopper.createCart()
    await shop.shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 })
    const addressInformation = { shippingAddress: { countryId: 'ZA' }, shippingCarrierCode: 'courier', shippingMethodCode: 'standard' }
    const ask = async (query: string) =>
      (await shop.shopper.post(`/api/cart/shipping-information?token=&cartId=${cartId}${query}`, { addressInformation })).result
    expect(await ask('&onlinePayments=1')).toMatchObject({ totals: { grand_total: WITHOUT } })
    expect(await ask('')).toMatchObject({ totals: { grand_total: WITH } })
  })
})
