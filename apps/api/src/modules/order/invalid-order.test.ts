import { describe, expect, it } from 'vitest'
import { ADDRESS, aLine, anOrder } from '../../testing/a-shopper.ts'
import { openForOrders } from '../../testing/open-for-orders.ts'

const { rows, shop, shopper } = await openForOrders()

const { addressInformation } = anOrder()

describe('an invalid order', () => {
  const { shipping_method_code: _method, ...withoutMethod } = addressInformation
  it.each([
    { why: 'an empty cart', order: { products: [] }, fault: { keyword: 'minItems', dataPath: '.products' } },
    { why: 'quantity 0', order: { products: [aLine('TICK-COLLAR', 0)] }, fault: { keyword: 'minimum', dataPath: '.products[0].qty' } },
    {
      why: 'a negative quantity',
      order: { products: [aLine('TICK-COLLAR'), aLine('TICK-COLLAR', -1)] },
      fault: { dataPath: '.products[1].qty' },
    },
    { why: 'half a piece', order: { products: [aLine('TICK-COLLAR', 0.5)] }, fault: { keyword: 'type', dataPath: '.products[0].qty' } },
    { why: 'a negative price', order: { products: [{ ...aLine('TICK-COLLAR'), price: -1 }] }, fault: { dataPath: '.products[0].price' } },
    {
      why: 'an unknown sku',
      order: { products: [aLine('NOBODY')] },
      fault: { dataPath: '.products[0].sku', message: 'We do not have this product' },
    },
    {
      why: 'an invalid e-mail address',
      order: { addressInformation: { ...addressInformation, billingAddress: { ...ADDRESS, email: 'thandi' } } },
      fault: { dataPath: '.addressInformation.billingAddress.email' },
    },
    { why: 'a disabled product', order: { products: [aLine('OLD-LEASH')] }, fault: { message: 'Old Leash is not sold at the moment' } },
    {
      why: 'a grouped product',
      order: { products: [aLine('GROOM-SET')] },
      fault: { message: 'Grooming Set is a set: please add the products in it one by one' },
    },
    { why: 'a parent without a choice', order: { products: [aLine('DERMA-CARE')] }, fault: { message: 'Please choose pack size first' } },
    {
      why: 'an unknown key at the root',
      order: { hack: 1 },
      fault: { keyword: 'additionalProperties', params: { additionalProperty: 'hack' } },
    },
    { why: 'store_code null', order: { store_code: null }, fault: { keyword: 'type', dataPath: '.store_code' } },
    {
      why: 'no address',
      order: { addressInformation: { payment_method_code: 'cashondelivery' } },
      fault: { keyword: 'required', params: { missingProperty: 'shippingAddress' } },
    },
    {
      why: 'an address without a postcode',
      order: { addressInformation: { ...addressInformation, shippingAddress: { ...ADDRESS, postcode: undefined } } },
      fault: {
        keyword: 'required',
        dataPath: '.addressInformation.shippingAddress',
        params: { missingProperty: 'postcode' },
        message: "should have required property 'postcode'",
      },
    },
    {
      why: 'no delivery method',
      order: { addressInformation: withoutMethod },
      fault: { dataPath: '.addressInformation.shipping_method_code' },
    },
    {
      why: 'a delivery method that is not offered',
      order: { addressInformation: { ...addressInformation, shipping_method_code: 'drone' } },
      fault: { dataPath: '.addressInformation.shipping_method_code' },
    },
    {
      why: 'a delivery method for another country',
      order: {
        addressInformation: { ...addressInformation, shipping_method_code: 'express', shippingAddress: { ...ADDRESS, country_id: 'NA' } },
      },
      fault: { dataPath: '.addressInformation.shipping_method_code' },
    },
    {
      why: 'a payment method that is not offered',
      order: { addressInformation: { ...addressInformation, payment_method_code: 'shells' } },
      fault: { dataPath: '.addressInformation.payment_method_code' },
    },
  ])('is refused with a list of errors: $why', async ({ order, fault }) => {
    const { status, code, result } = await shopper.post('/api/order', { ...anOrder(), ...order })
    expect({ status, code }).toEqual({ status: 400, code: 400 })
    expect(result).toMatchObject([fault])
  })

  it.each([
    { why: 'more than is in stock', line: aLine('DERMA-CARE-3KG', 400) },
    { why: 'sold out', line: aLine('GONE', 1) },
    {
      why: 'too few parts of a bundle',
      line: aLine('KITTEN-STARTER', 9, {
        product_option: {
          extension_attributes: {
            bundle_options: [
              { option_id: 1, option_qty: 1, option_selections: [2] },
              { option_id: 2, option_qty: 1, option_selections: [5] },
            ],
          },
        },
      }),
    },
  ])('is refused with the text that clients expect when stock is insufficient: $why', async ({ line }) => {
    const orders = await rows('select count(*) from sales_order')
    expect(
      await shopper.post('/api/order', anOrder({ order_id: `short-${line.sku}`, products: [aLine('TICK-COLLAR'), line] })),
    ).toMatchObject({
      status: 500,
      code: 500,
      result: 'Error: Error while adding products',
    })
    expect(await rows('select count(*) from sales_order')).toEqual(orders)
  })
})

describe('JSON that is too deep or too large', () => {
  const nested = (depth: number) => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`
  const long = (characters: number) => JSON.stringify({ a: 'x'.repeat(characters) })
  const hole = 'THE-VALUE'
  const places: Record<string, object> = {
    payment_method_additional: { addressInformation: { ...addressInformation, payment_method_additional: hole } },
    shippingExtraFields: { addressInformation: { ...addressInformation, shippingExtraFields: hole } },
    'an address': { addressInformation: { ...addressInformation, shippingAddress: { ...ADDRESS, extra: hole } } },
    product_option: { products: [{ ...aLine('TICK-COLLAR'), product_option: { extension_attributes: { extra: hole } } }] },
  }

  it.each(
    Object.entries(places).flatMap(([place, order]) => [
      { why: `10,000 levels in ${place}`, order, value: nested(5000) },
      { why: `20 levels in ${place}`, order, value: nested(10) },
      { why: `100 kB in ${place}`, order, value: long(100_000) },
    ]),
  )('is refused: $why', async ({ order, value }) => {
    const body = JSON.stringify({ ...anOrder(), ...order }).replace(`"${hole}"`, value)
    expect(await shopper.post('/api/order', body)).toMatchObject({ status: 400, code: 400 })
  })

  it.each(['/api/cart/update', '/api/cart/shipping-information', '/api/cart/shipping-methods', '/api/user/login', '/api/url/map'])(
    'is refused by %s as well',
    async (path) => {
      const { status } = await shopper.post(`${path}?cartId=${await shopper.createCart()}`, nested(5000))
      expect(status).toBe(400)
    },
  )
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
