import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { CartTotals } from '@meerkat/contract/totals'
import { toSeenTotals } from '@meerkat/domain/checkout/seen-totals'
import { describe, expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { ADDRESS, aLine, anOrder } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { readPaymentConfig } from '../payment/config/payment-config.ts'

const FEE = { cost: 21.74, cost_incl_tax: 25, cost_tax_percent: 15 }
/** A collar of R205.85 and the courier of R57.50. */
const WITHOUT = 263.35
const WITH = 288.35

const payments = readPaymentConfig({ COD_FEE_CENTS: '2500', COD_MAX_CENTS: '100000' }).config
const stores = readStores()
stores.default.loyalty = { enabled: true, pointsPerUnit: 0.1, pointValue: 0.2, voucherPoints: 10, voucherDays: 180 }
const { shop, shopper } = await openForFile({ payments, stores })
const operator = createOperator(shop.database, { stores })
const free = await openForFile()

async function aCart(by = shopper, qty = 1): Promise<string> {
  const cartId = await by.createCart()
  await by.update(cartId, { sku: 'TICK-COLLAR', qty })
  return cartId
}

const delivery = {
  shippingAddress: { countryId: 'ZA' },
  billingAddress: { countryId: 'ZA' },
  shippingCarrierCode: 'courier',
  shippingMethodCode: 'standard',
}

async function chooseDelivery(cartId: string, { by = shopper, query = '' } = {}) {
  const answer = await by.post(`/api/cart/shipping-information?token=&cartId=${cartId}${query}`, { addressInformation: delivery })
  return answer.result as { totals: CartTotals; payment_methods: PaymentMethod[] }
}

async function collect(cartId: string, method: string): Promise<CartTotals> {
  const methods = { paymentMethod: { method }, shippingCarrierCode: 'courier', shippingMethodCode: 'standard' }
  return (await shopper.post(`/api/cart/collect-totals?token=&cartId=${cartId}`, { methods })).result as CartTotals
}

const place = (fields: object = {}, seen_totals?: object) => {
  const order = anOrder(fields)
  return shopper.post('/api/order', { ...order, addressInformation: { ...order.addressInformation, ...(seen_totals && { seen_totals }) } })
}

describe('the fee of cash on delivery', () => {
  it('is sent with the packs, so that a device knows it without any other response when the network is lost', async () => {
    const describePack = async ({ app }: typeof shop) => (await app.inject('/api/catalog/vue_storefront_catalog/pack')).json()
    expect(await describePack(shop)).toMatchObject({ cashFeeCents: 2500 })
    expect(await describePack(free.shop)).not.toHaveProperty('cashFeeCents')
  })

  it('is a property of the method, and a segment of the totals for old clients, which are offered no other method', async () => {
    const cartId = await aCart()
    const { totals, payment_methods } = await chooseDelivery(cartId)
    expect(payment_methods).toEqual([{ code: 'cashondelivery', title: 'Cash on delivery', ...FEE }])
    expect((await shopper.get(`/api/cart/payment-methods?token=&cartId=${cartId}`)).result).toEqual(payment_methods)
    expect(totals.total_segments.map(({ code, title, value }) => [code, title, value])).toEqual([
      ['subtotal', 'Subtotal', 179],
      ['shipping', 'Shipping (Courier - Standard, 2-4 days)', 50],
      ['cashondelivery_fee', 'Cash on delivery fee', 21.74],
      ['tax', 'Tax', 37.61],
      ['grand_total', 'Grand Total', WITH],
    ])
    expect(totals).toMatchObject({ grand_total: WITH, cashondelivery_fee: 21.74, cashondelivery_fee_incl_tax: 25, tax_amount: 37.61 })
    expect((await shopper.get(`/api/cart/totals?token=&cartId=${cartId}`)).result).toEqual(totals)
    const offers = (await shopper.get(`/api/payment/methods?cartId=${cartId}`)).result
    expect(offers).toMatchObject([{ code: 'cashondelivery', ...FEE }])
  })

  it('is charged for the order of an old client, which names the method only in the order', async () => {
    const customer = await aCustomer(shopper)
    expect(await customer.post('/api/user/loyalty/join')).toMatchObject({ code: 200 })
    const order = anOrder({ user_id: String(customer.id) })
    const addressInformation = { ...order.addressInformation, billingAddress: ADDRESS }
    const placed = await customer.post('/api/order', { ...order, addressInformation })
    const { orderNumber, loyaltyPoints } = placed.result as { orderNumber: string; loyaltyPoints: number }
    const read = async () =>
      (
        (await customer.get('/api/user/order-history')).result as {
          items: (HistoryOrder & { documents: { kind: string; amount: number }[] })[]
        }
      ).items[0]!
    expect(await read()).toMatchObject({
      grand_total: WITH,
      total_due: WITH,
      tax_amount: 37.61,
      cashondelivery_fee: 21.74,
      cashondelivery_fee_incl_tax: 25,
      subtotal_incl_tax: 205.85,
      shipping_incl_tax: 57.5,
      payment: { amount_ordered: WITH },
    })
    // Only goods earn points: 205.85 at 0.1.
    expect(loyaltyPoints).toBe(20)
    const { rows } = await shop.database.pool.query('select sum(grand_total_cents)::int as total from sales_order')
    expect(rows).toEqual([{ total: 28_835 }])

    const number = Number(orderNumber)
    await operator.moveOrder(number, 'ship', null)
    const { entity_id: id, documents } = await read()
    expect(documents).toMatchObject([{ kind: 'invoice', amount: WITH }])
    const invoice = await readPdf((await shop.app.inject({ url: `/api/order/${id}/invoice`, headers: customer.bearer })).rawPayload)
    for (const phrase of ['Cash on delivery fee', 'R25.00', 'R288.35']) expect(invoice).toContain(phrase)
    await customer.post(`/api/order/${id}/invoice`, { company: 'Happy Paws Kennels', vat_id: '4010123456' })
    // The credit note credits all of the first invoice.
    expect((await read()).documents.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', WITH],
      ['credit-note', WITH],
      ['invoice', WITH],
    ])
  })

  it('is part of the total that the shopper accepts: an order that would cost more than was seen is not placed', async () => {
    const cartId = await aCart()
    const { totals } = await chooseDelivery(cartId)
    const { cashondelivery_fee_incl_tax: fee = 0 } = totals
    const before = { ...toSeenTotals(totals), grand_total: totals.grand_total - fee, tax_amount: totals.tax_amount - 3.26 }
    const refused = await place({ cart_id: cartId }, before)
    expect(refused).toMatchObject({ code: 409, result: { totals: { grand_total: WITH, cashondelivery_fee_incl_tax: 25 } } })
    const { totals: now } = refused.result as { totals: CartTotals }
    expect(await place({ cart_id: cartId }, toSeenTotals(now))).toMatchObject({ code: 200 })
  })

  it('follows the method that a client stores with its cart', async () => {
    const cartId = await aCart()
    expect((await collect(cartId, 'cashondelivery')).grand_total).toBe(WITH)
    expect((await chooseDelivery(cartId)).totals.grand_total).toBe(WITH)
  })

  it('is not reduced by a coupon, and does not count for free delivery', async () => {
    await shop.database.pool.query("insert into coupon (code, percent, source) values ('HALF', 50, 'campaign')")
    const cartId = await aCart()
    await shopper.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=HALF`)
    const { totals } = await chooseDelivery(cartId)
    expect(totals).toMatchObject({ cashondelivery_fee_incl_tax: 25, shipping_incl_tax: 57.5 })
    expect(totals.grand_total).toBe(185.42)
  })

  it('counts towards the limits of the amount collected in cash', async () => {
    // 4 collars with courier are R880.90; 5 with free delivery R1,029.25.
    const offered = async (qty: number) => (await chooseDelivery(await aCart(shopper, qty))).payment_methods.length
    expect([await offered(4), await offered(5)]).toEqual([1, 0])
    expect(await place({ products: [aLine('TICK-COLLAR', 5)] })).toMatchObject({ code: 400 })
  })

  it('is taxed in Germany as deliveries are there, with the number of cents in euros', async () => {
    const cartId = String((await shopper.post('/api/cart/create?token=&storeCode=de')).result)
    await shopper.post(`/api/cart/update?token=&cartId=${cartId}&storeCode=de`, {
      cartItem: { quoteId: cartId, sku: 'TICK-COLLAR', qty: 1 },
    })
    const path = `/api/cart/payment-methods?token=&cartId=${cartId}&storeCode=de`
    expect((await shopper.get(path)).result).toMatchObject([{ cost: 21.01, cost_incl_tax: 25, cost_tax_percent: 19 }])
  })

  it('changes no response of a shop without it', async () => {
    const cartId = await aCart(free.shopper)
    const { totals, payment_methods } = await chooseDelivery(cartId, { by: free.shopper })
    expect(payment_methods).toEqual([{ code: 'cashondelivery', title: 'Cash on delivery' }])
    expect(totals.grand_total).toBe(WITHOUT)
    expect(JSON.stringify(totals)).not.toContain('cashondelivery')
    const offers = (await free.shopper.get(`/api/payment/methods?cartId=${cartId}`)).result as object[]
    expect(offers).toMatchObject([{ cost: 0, cost_incl_tax: 0 }])
    expect(offers[0]).not.toHaveProperty('cost_tax_percent')
    const customer = await aCustomer(free.shopper)
    await customer.post('/api/order', anOrder({ user_id: String(customer.id) }))
    expect(JSON.stringify((await customer.get('/api/user/order-history')).result)).not.toContain('cashondelivery_fee')
  })
})
