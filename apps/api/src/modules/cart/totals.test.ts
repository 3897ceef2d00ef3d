import { describe, expect, it } from 'vitest'
import { configured } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile()

async function aCart(...items: object[]): Promise<string> {
  const cartId = await shopper.createCart()
  for (const item of items) expect(await shopper.update(cartId, item)).toMatchObject({ code: 200 })
  return cartId
}

async function totalsOf(cartId: string): Promise<Record<string, unknown>> {
  return (await shopper.get(`/api/cart/totals?token=&cartId=${cartId}`)).result as Record<string, unknown>
}

describe('totals and methods (docs/wire.md §3.8-§3.12)', () => {
  const address = {
    region: 'Gauteng',
    region_id: 0,
    country_id: 'ZA',
    street: [null, null],
    postcode: '0181',
    city: 'Pretoria',
    region_code: '',
  }

  it('returns the worked example of docs/wire.md §3.8', async () => {
    const cartId = await aCart({ sku: 'DERMA-CARE', qty: 2, product_option: configured('32') })
    const totals = await totalsOf(cartId)
    expect(totals).toMatchObject({
      subtotal: 800,
      subtotal_incl_tax: 920,
      tax_amount: 120,
      grand_total: 920,
      items_qty: 2,
      quote_currency_code: 'ZAR',
    })
    expect(Object.hasOwn(totals, 'coupon_code')).toBe(false)
    expect(totals['items']).toMatchObject([
      {
        name: 'Derma Care Adult',
        qty: 2,
        price: 400,
        price_incl_tax: 460,
        row_total: 800,
        row_total_incl_tax: 920,
        tax_percent: 15,
        options: '[{"label":"Pack size","value":"3 kg"}]',
      },
    ])
  })

  it('adds the chosen delivery method, and keeps the whole address', async () => {
    const cartId = await aCart({ sku: 'DERMA-CARE-3KG', qty: 1 })
    const path = `/api/cart/shipping-information?token=&cartId=${cartId}`
    const whole = { countryId: 'ZA', firstname: 'Thandi', city: 'Pretoria', street: ['14 Acacia Road'] }
    const first = await shopper.post(path, {
      addressInformation: { shippingAddress: whole, billingAddress: {}, shippingCarrierCode: 'courier', shippingMethodCode: 'standard' },
    })
    expect(first.result).toMatchObject({
      payment_methods: [{ code: 'cashondelivery', title: 'Cash on delivery' }],
      totals: { subtotal: 400, shipping_amount: 50, shipping_incl_tax: 57.5, tax_amount: 67.5, grand_total: 517.5 },
    })
    const second = await shopper.post(path, {
      addressInformation: {
        shipping_address: { country_id: 'ZA', street: [null] },
        shipping_carrier_code: 'courier',
        shipping_method_code: 'express',
      },
    })
    expect(second.result).toMatchObject({ totals: { shipping_amount: 95 } })
    const { rows } = await shop.database.pool.query('select shipping_address from cart where id = $1', [cartId])
    expect(rows[0].shipping_address).toEqual({ country_id: 'ZA', firstname: 'Thandi', city: 'Pretoria', street: ['14 Acacia Road'] })
    expect(await totalsOf(cartId)).toMatchObject({ shipping_amount: 95 })
  })

  it('returns payment methods and totals when no delivery method is named', async () => {
    const cartId = await aCart({ sku: 'TICK-COLLAR', qty: 1 })
    const answer = await shopper.post(`/api/cart/shipping-information?cartId=${cartId}`, {
      addressInformation: { shippingAddress: { countryId: 'ZA' } },
    })
    expect(answer.result).toMatchObject({
      payment_methods: [{ code: 'cashondelivery' }],
      totals: { shipping_amount: 0, grand_total: 205.85 },
    })
  })

  it('offers delivery methods in the format of the contract', async () => {
    const cartId = await aCart({ sku: 'TICK-COLLAR', qty: 1 })
    const answer = await shopper.post(`/api/cart/shipping-methods?cartId=${cartId}`, { address })
    expect(answer.headers['cache-control']).toBe('no-cache, no-store')
    expect(answer.result).toMatchObject([
      {
        carrier_code: 'courier',
        method_code: 'standard',
        amount: 50,
        available: true,
        error_message: '',
        price_excl_tax: 50,
        price_incl_tax: 57.5,
      },
      { method_code: 'express', price_incl_tax: 109.25 },
      { method_code: 'store', amount: 0, price_incl_tax: 0 },
    ])
  })

  it.each([
    { why: 'the country alone', address: { country_id: 'NA' }, codes: ['standard'] },
    { why: 'the other spelling', address: { countryId: 'NA' }, codes: ['standard'] },
    { why: 'no country: the store’s own', address: {}, codes: ['standard', 'express', 'store'] },
    {
      why: 'empty texts',
      address: { country_id: 'NA', region: '', region_id: '', street: '', postcode: '', city: '' },
      codes: ['standard'],
    },
    { why: 'a country without delivery', address: { country_id: 'US' }, codes: [] },
  ])('offers methods by $why', async ({ address, codes }) => {
    const cartId = await aCart({ sku: 'TICK-COLLAR', qty: 1 })
    const { result } = await shopper.post(`/api/cart/shipping-methods?cartId=${cartId}`, { address })
    expect((result as { method_code: string }[]).map(({ method_code }) => method_code)).toEqual(codes)
  })

  it('delivers free of charge from an amount with tax', async () => {
    const cartId = await aCart({ sku: 'DERMA-CARE-3KG', qty: 2 })
    const { result } = await shopper.post(`/api/cart/shipping-methods?cartId=${cartId}`, { address })
    expect((result as object[])[0]).toMatchObject({ method_code: 'standard', amount: 0, price_incl_tax: 0 })
  })

  it('offers no delivery and no cash on delivery for a consultation', async () => {
    const cartId = await aCart({ sku: 'TELE-VET', qty: 1 })
    expect((await shopper.post(`/api/cart/shipping-methods?cartId=${cartId}`, { address })).result).toEqual([])
    expect((await shopper.get(`/api/cart/payment-methods?cartId=${cartId}`)).result).toEqual([])
  })

  it('uses the store view in which the cart was created', async () => {
    const { result: cartId } = await shopper.post('/api/cart/create?storeCode=it', undefined, { 'x-vs-store-code': 'de' })
    await shopper.update(String(cartId), { sku: 'TICK-COLLAR', qty: 1 })
    expect(await totalsOf(String(cartId))).toMatchObject({ quote_currency_code: 'EUR', subtotal: 179, grand_total: 213.01 })
    const { result } = await shopper.post(`/api/cart/shipping-methods?cartId=${cartId}`, { address: { country_id: 'AT' } })
    expect(result).toMatchObject([{ carrier_title: 'Paketdienst', method_code: 'standard', amount: 0 }])
  })

  it('collects totals for the named methods, and refuses others', async () => {
    const cartId = await aCart({ sku: 'TICK-COLLAR', qty: 1 })
    const path = `/api/cart/collect-totals?cartId=${cartId}`
    const methods = { paymentMethod: { method: 'cashondelivery' }, shippingCarrierCode: 'courier', shippingMethodCode: 'express' }
    expect((await shopper.post(path, { methods })).result).toMatchObject({ shipping_amount: 95 })
    expect(await shopper.post(path, { methods: { ...methods, shippingMethodCode: 'drone' } })).toMatchObject({ code: 400 })
    expect(await shopper.post(path, { methods: { ...methods, paymentMethod: { method: 'shells' } } })).toMatchObject({ code: 400 })
    expect(await totalsOf(cartId)).toMatchObject({ shipping_amount: 95 })
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
