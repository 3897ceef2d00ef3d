import { describe, expect, it } from 'vitest'
import { ADDRESS, aLine, anOrder, configured } from '../../testing/a-shopper.ts'
import { openForOrders } from '../../testing/open-for-orders.ts'

const { placed, rows, shop, shopper, stockOf } = await openForOrders()

const { addressInformation } = anOrder()

describe('POST /api/order (docs/wire.md §4)', () => {
  it('stores the order with totals computed by the server and closes the cart', async () => {
    const cartId = await shopper.createCart()
    await shopper.update(cartId, { sku: 'FREE', qty: 1 })
    const before = Number(await stockOf('DERMA-CARE-3KG'))
    const answer = await shopper.post(
      '/api/order',
      anOrder({
        order_id: '1748850070512-5f1d2c3b',
        cart_id: cartId,
        products: [aLine('DERMA-CARE', 1, { product_option: configured('32'), price: 0.01 }), aLine('SHAMPOO-250', 2)],
      }),
    )
    expect(answer).toMatchObject({ status: 200, code: 200 })
    const { magentoOrderId, backendOrderId, orderNumber, transferedAt } = answer.result as Record<string, string>
    expect(magentoOrderId).toBe(backendOrderId)
    expect(orderNumber).toBe(backendOrderId?.padStart(9, '0'))
    expect(new Date(transferedAt ?? '').toISOString()).toBe(transferedAt)

    expect(await rows('select * from sales_order where id = $1', backendOrderId)).toMatchObject([
      {
        status: 'pending',
        state: 'new',
        store_code: '',
        customer_email: 'thandi.m@example.com',
        currency_code: 'ZAR',
        // 400 + 2 x 80 net, courier 50, 15 % on all of it.
        subtotal_cents: 56_000,
        subtotal_incl_tax_cents: 64_400,
        shipping_cents: 5000,
        tax_cents: 9150,
        grand_total_cents: 70_150,
        total_qty: 3,
        shipping_description: 'Courier - Standard, 2-4 days',
        shipping_extra: { delivery_note: 'Leave at reception' },
        payment_method_code: 'cashondelivery',
      },
    ])
    expect(await rows('select * from sales_order_line where order_id = $1 order by position', backendOrderId)).toMatchObject([
      { sku: 'DERMA-CARE-3KG', product_sku: 'DERMA-CARE', product_id: 4302, qty: 1, price_cents: 40_000, row_total_incl_tax_cents: 46_000 },
      { sku: 'SHAMPOO-250', qty: 2, row_total_cents: 16_000, tax_cents: 2400, tax_percent: 15 },
    ])
    const addresses = await rows('select kind, body from sales_order_address where order_id = $1 order by kind', backendOrderId)
    expect(addresses).toMatchObject([
      { kind: 'billing', body: { company: 'Happy Paws Kennels', vat_id: '4010123456', region_id: 3, region_code: 'GP' } },
      { kind: 'shipping', body: { street: ['14 Acacia Road', 'Unit 3'], city: 'Pretoria' } },
    ])
    expect(await stockOf('DERMA-CARE-3KG')).toBe(before - 1)
    expect(await shopper.get(`/api/cart/pull?cartId=${cartId}`)).toMatchObject({ code: 404 })
    expect(await shopper.update(cartId, { sku: 'FREE', qty: 1 })).toMatchObject({ code: 404 })
  })

  it.each([
    {
      why: 'one of the pick-up points',
      collectAt: 'Observatory, 12 Sentinel Road, Cape Town',
      place: ': Observatory, 12 Sentinel Road, Cape Town',
    },
    { why: 'any other text, which is not shown', collectAt: 'Buy at evil.example', place: '' },
  ])('is collected at $why (Spec §2)', async ({ collectAt, place }) => {
    const order = anOrder({ cart_id: '', order_id: `collect-${place.length}` })
    const addressInformation = {
      ...order.addressInformation,
      shipping_carrier_code: 'pickup',
      shipping_method_code: 'store',
      shippingExtraFields: { collectAt },
    }
    const backendOrderId = await placed({ ...order, addressInformation })
    expect(await rows('select shipping_description from sales_order where id = $1', backendOrderId)).toEqual([
      { shipping_description: `Collect - At a shop or pick-up point${place}` },
    ])
  })

  it('updates the stock in the catalogue', async () => {
    await placed(anOrder({ products: [aLine('SCARCE', 3)] }))
    await expect.poll(async () => (await shopper.get('/api/stock/check?sku=SCARCE')).result).toMatchObject({ qty: 0, is_in_stock: false })
    const request = encodeURIComponent(JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'SCARCE' } }] }))
    const search = `/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&request=${request}`
    const found = async () => (await shop.app.inject(search)).json().hits.hits[0]?._source.stock
    await expect.poll(found).toMatchObject({ qty: 0, is_in_stock: false })
  })

  it('takes from stock the parts of a bundle, and the sum of several lines of one product', async () => {
    const [kibble, litter] = [Number(await stockOf('KIT-KIB-2KG')), Number(await stockOf('LITTER-5KG'))]
    const bundle_options = [
      { option_id: 1, option_qty: 2, option_selections: [2] },
      { option_id: 2, option_qty: 1, option_selections: [5] },
    ]
    const kit = aLine('KITTEN-STARTER', 2, { product_option: { extension_attributes: { bundle_options } } })
    const id = await placed(anOrder({ products: [kit, aLine('LITTER-5KG', 3)] }))
    expect(await stockOf('KIT-KIB-2KG')).toBe(kibble - 4)
    expect(await stockOf('LITTER-5KG')).toBe(litter - 5)
    expect(await rows('select taken from sales_order_line where order_id = $1 and position = 0', id)).toEqual([
      {
        taken: [
          { sku: 'KIT-KIB-2KG', qty: 4 },
          { sku: 'LITTER-5KG', qty: 2 },
        ],
      },
    ])
  })

  it('needs no delivery method for virtual products, but a payment method', async () => {
    const order = anOrder({ products: [aLine('TELE-VET')], addressInformation: { billingAddress: ADDRESS } })
    expect(await shopper.post('/api/order', order)).toMatchObject({
      code: 400,
      result: [{ dataPath: '.addressInformation.payment_method_code' }],
    })
  })

  it('uses the store view of the body with its currency and tax; an unknown one means the default', async () => {
    const german = { ...ADDRESS, country_id: 'DE', region: 'Bayern', region_code: 'BY' }
    const delivery = { ...addressInformation, shippingAddress: german, billingAddress: german }
    const id = await placed(anOrder({ store_code: 'de', products: [aLine('FREE')], addressInformation: delivery }))
    const columns = 'store_code, currency_code, shipping_cents, tax_cents, grand_total_cents'
    expect(await rows(`select ${columns} from sales_order where id = $1`, id)).toEqual([
      // Free goods, delivery 4.12 net, 19 % tax on it.
      { store_code: 'de', currency_code: 'EUR', shipping_cents: 412, tax_cents: 78, grand_total_cents: 490 },
    ])
    const elsewhere = await placed(anOrder({ store_code: 'nowhere' }))
    expect(await rows('select store_code, currency_code from sales_order where id = $1', elsewhere)).toEqual([
      { store_code: '', currency_code: 'ZAR' },
    ])
  })

  it.each([
    { why: 'a code in its own field', address: { region: 'Gauteng', region_code: 'WC' }, stored: { region_id: 9, region_code: 'WC' } },
    { why: 'a code in the text', address: { region: 'gp', region_code: '' }, stored: { region_id: 3, region_code: 'GP' } },
    { why: 'an id', address: { region_id: 5, region_code: '' }, stored: { region_id: 5, region_code: 'LP' } },
    { why: 'an id as text', address: { region_id: '5', region_code: '' }, stored: { region_id: 5, region_code: 'LP' } },
    { why: 'text that names no region', address: { region: 'Up north', region_code: '' }, stored: { region_id: 0, region_code: '' } },
  ])('finds a region by $why', async ({ address, stored }) => {
    const shippingAddress = { ...ADDRESS, ...address }
    const id = await placed(anOrder({ addressInformation: { ...addressInformation, shippingAddress } }))
    const [row] = await rows("select body from sales_order_address where order_id = $1 and kind = 'shipping'", id)
    expect(row?.['body']).toMatchObject(stored)
  })
})

describe('an order that is sent again', () => {
  it('gets the first answer again, even in the wrapper of old clients', async () => {
    const order = anOrder({ order_id: 'again-1', products: [aLine('SHAMPOO-250', 1)] })
    const first = await shopper.post('/api/order', order)
    const stock = await stockOf('SHAMPOO-250')
    const later = { ...order, updated_at: 'later', transmited: false }
    expect((await shopper.post('/api/order', later)).result).toEqual(first.result)
    expect((await shopper.post('/api/order', { newOrder: later, transmited: false, order_id: 'outer', created_at: 'x' })).result).toEqual(
      first.result,
    )
    expect(await stockOf('SHAMPOO-250')).toBe(stock)
  })

  it('gets the first answer again when its product is no longer sold', async () => {
    const order = anOrder({ order_id: 'again-2', products: [aLine('SHAMPOO-250', 1)] })
    const first = await shopper.post('/api/order', order)
    expect(first.code).toBe(200)
    await shop.database.pool.query("update sales_order set body_hash = body_hash where order_id = 'again-2'")
    const { products } = order
    await shop.database.pool.query("delete from product where sku = 'SHAMPOO-250'")
    await shop.api.refreshCatalog()
    expect((await shopper.post('/api/order', anOrder({ order_id: 'new-2', products }))).code).toBe(400)
    expect((await shopper.post('/api/order', order)).result).toEqual(first.result)
  })

  it('is refused when the id was used for another order', async () => {
    await placed(anOrder({ order_id: 'again-3' }))
    expect(await shopper.post('/api/order', anOrder({ order_id: 'again-3', products: [aLine('TICK-COLLAR', 2)] }))).toMatchObject({
      code: 400,
      result: 'An order with this id was placed before, and it is another one',
    })
  })

  it('is the same order when its cart already became an order', async () => {
    const cart_id = await shopper.createCart()
    const first = await shopper.post('/api/order', anOrder({ order_id: 'again-4', cart_id }))
    expect((await shopper.post('/api/order', anOrder({ order_id: 'again-5', cart_id }))).result).toEqual(first.result)
    expect((await shopper.post('/api/order', anOrder({ cart_id }))).result).toEqual(first.result)
  })

  it('is refused when its cart was ordered with other products', async () => {
    const cart_id = await shopper.createCart()
    await placed(anOrder({ order_id: 'again-6', cart_id }))
    const other = anOrder({ order_id: 'again-7', cart_id, products: [aLine('TICK-COLLAR', 2)] })
    expect(await shopper.post('/api/order', other)).toMatchObject({
      code: 400,
      result: 'This cart was ordered before, with other products',
    })
    expect(await rows("select 1 from sales_order where order_id = 'again-7'")).toEqual([])
  })

  it('is a new order without id and cart', async () => {
    expect(await placed(anOrder())).not.toBe(await placed(anOrder()))
    expect(await placed(anOrder({ cart_id: 'f'.repeat(32) }))).not.toBe(await placed(anOrder({ cart_id: 'f'.repeat(32) })))
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
