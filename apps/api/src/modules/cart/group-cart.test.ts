import type { CartTotals } from '@meerkat/contract/totals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aProduct } from '../../testing/a-catalog.ts'
import { aCustomer, type LoggedIn } from '../../testing/a-customer.ts'
import { aLine, anOrder, aShopper, type Shopper } from '../../testing/a-shopper.ts'
import { openTestShop, readStores, type TestShop } from '../../testing/open-test-shop.ts'

const TRADE = 3
const trade = (value: number) => [{ customer_group_id: TRADE, qty: 1, value }]
const child = { id: 11, sku: 'BED-M', price: 90, tax_class_id: 2, packsize: '31', tier_prices: trade(70) }
const link = { option_id: 1, position: 1, price: null, price_type: null, can_change_quantity: 0 }
const bundle = aCatalog({
  products: [
    aProduct({
      id: 1,
      sku: 'KIBBLE',
      price: 400,
      special_price: 395,
      tier_prices: [...trade(380), { customer_group_id: TRADE, qty: 10, value: 360 }],
    }),
    aProduct({
      id: 10,
      sku: 'BED',
      type_id: 'configurable',
      price: 0,
      configurable_options: [{ attribute_id: '205', attribute_code: 'packsize', label: 'Size', values: [{ value_index: 31, label: 'M' }] }],
      configurable_children: [child],
    }),
    aProduct({ ...child, visibility: 1, url_path: 'child.html' }),
    aProduct({
      id: 20,
      sku: 'STARTER',
      type_id: 'bundle',
      price: 0,
      bundle_options: [
        {
          option_id: 1,
          title: 'Food',
          required: true,
          type: 'radio',
          position: 1,
          sku: 'STARTER',
          product_links: [{ ...link, id: '1', sku: 'KIBBLE', qty: 2, is_default: true }],
        },
      ],
    }),
  ],
})
const stores = readStores()

let shop: TestShop
let shopper: Shopper
let trader: LoggedIn

async function open(change: (settings: typeof stores) => void): Promise<void> {
  const settings = structuredClone(stores)
  change(settings)
  shop = await openTestShop({ bundle, stores: settings })
  shopper = aShopper(shop.app)
  trader = await aCustomer(shopper)
  await shop.database.pool.query('update customer set group_id = $1 where id = $2', [TRADE, trader.id])
}

async function fill(who: Pick<LoggedIn, 'post' | 'get'>, cartItem: object): Promise<{ cartId: string; totals: CartTotals; price: number }> {
  const cartId = String((await who.post('/api/cart/create')).result)
  const { code, result } = await who.post(`/api/cart/update?cartId=${cartId}`, { cartItem: { qty: 1, quoteId: cartId, ...cartItem } })
  if (code !== 200) throw new Error(JSON.stringify(result))
  const totals = (await who.get(`/api/cart/totals?cartId=${cartId}`)).result as CartTotals
  return { cartId, totals, price: (result as { price: number }).price }
}

async function charge(who: Pick<LoggedIn, 'post'>, fields: object): Promise<number> {
  const { code, result } = await who.post('/api/order', anOrder({ products: [aLine('KIBBLE', 1)], ...fields }))
  if (code !== 200) throw new Error(JSON.stringify(result))
  const { rows } = await shop.database.pool.query<{ subtotal_incl_tax_cents: number }>(
    'select subtotal_incl_tax_cents from sales_order where id = $1',
    [(result as { magentoOrderId: string }).magentoOrderId],
  )
  return Number(rows[0]?.subtotal_incl_tax_cents)
}

const options = (attributes: object) => ({ product_option: { extension_attributes: attributes } })

describe('a cart in a shop with prices for groups (spec §6, docs/behaviour/prices.md §4.6)', () => {
  beforeAll(() => open(({ shop: { products } }) => Object.assign(products, { useTierPrices: true })))
  afterAll(() => shop.close())

  it.each([
    { what: 'a simple product', cartItem: { sku: 'KIBBLE' }, group: 380, all: 395 },
    { what: 'a variant by its own sku', cartItem: { sku: 'BED-M' }, group: 70, all: 90 },
    {
      what: 'a variant by its choice',
      cartItem: { sku: 'BED', ...options({ configurable_item_options: [{ option_id: '205', option_value: '31' }] }) },
      group: 70,
      all: 90,
    },
    {
      what: 'the parts of a bundle',
      cartItem: { sku: 'STARTER', ...options({ bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [1] }] }) },
      group: 760,
      all: 790,
    },
  ])("charges the customer's group its own price for $what, and all others the general price", async ({ cartItem, group, all }) => {
    const customer = await aCustomer(shopper)
    await shop.database.pool.query('update customer set group_id = $1 where id = $2', [TRADE, customer.id])
    const theirs = await fill(customer, cartItem)
    expect(theirs.price).toBeCloseTo(group, 9)
    expect(theirs.totals.subtotal).toBeCloseTo(group, 2)
    const ours = await fill(await aCustomer(shopper), cartItem)
    expect(ours.price).toBeCloseTo(all, 9)
  })

  it('charges the tier price of the quantity, in the cart and in the order', async () => {
    const below = await fill(trader, { sku: 'KIBBLE', qty: 9 })
    expect(below.totals.items[0]).toMatchObject({ price: 380, row_total: 3420 })
    const reached = await fill(trader, { sku: 'KIBBLE', qty: 1 })
    expect(reached.totals.items[0]).toMatchObject({ qty: 10, price: 360, price_incl_tax: 414, row_total_incl_tax: 4140 })
    expect(await charge(trader, { user_id: String(trader.id), cart_id: reached.cartId, products: [aLine('KIBBLE', 10)] })).toBe(414_000)
    expect((await fill(await aCustomer(shopper), { sku: 'KIBBLE', qty: 10 })).totals.items[0]).toMatchObject({ price: 395 })
  })

  it('charges the prices that the cart showed', async () => {
    const { cartId, totals } = await fill(trader, { sku: 'KIBBLE' })
    expect(totals.subtotal_incl_tax).toBeCloseTo(437, 2)
    expect(await charge(trader, { user_id: String(trader.id), cart_id: cartId })).toBe(43_700)
    // The token has expired since; the owner of the cart is still known.
    const again = await fill(trader, { sku: 'KIBBLE' })
    expect(await charge(shopper, { user_id: String(trader.id), cart_id: again.cartId })).toBe(43_700)
  })

  it('charges guest prices for a guest cart, and group prices for an order without a cart', async () => {
    const guest = await fill(shopper, { sku: 'KIBBLE' })
    expect(await charge(trader, { user_id: String(trader.id), cart_id: guest.cartId })).toBe(45_425)
    expect(await charge(trader, { user_id: String(trader.id) })).toBe(43_700)
    expect(await charge(shopper, {})).toBe(45_425)
  })
})

it('has one price for all unless group prices are switched on', async () => {
  await open(({ shop: { products } }) => Object.assign(products, { useTierPrices: false }))
  try {
    const { totals } = await fill(trader, { sku: 'KIBBLE' })
    expect(totals.subtotal).toBeCloseTo(395, 2)
  } finally {
    await shop.close()
  }
})

describe('a cart in a shop with tax for groups (docs/behaviour/prices.md §4.2)', () => {
  const [rule] = bundle.taxRules
  const exempt = { ...rule!, id: 99, customer_tax_class_ids: [TRADE], rates: rule!.rates.map((rate) => ({ ...rate, rate: 0 })) }
  const grouped = { ...bundle, taxRules: [exempt, { ...rule!, customer_tax_class_ids: [1] }] }

  it.each([
    { why: 'its own', forced: false, gross: 395 },
    { why: 'the forced', forced: true, gross: 454.25 },
  ])('taxes a group at $why rate, on the page, in the cart and in the order', async ({ forced, gross }) => {
    const settings = structuredClone(stores)
    Object.assign(settings.shop.products, { useTierPrices: false })
    Object.assign(settings.default.tax, { userGroupId: 1, useOnlyDefaultUserGroupId: forced })
    shop = await openTestShop({ bundle: grouped, stores: settings })
    try {
      shopper = aShopper(shop.app)
      trader = await aCustomer(shopper)
      await shop.database.pool.query('update customer set group_id = $1 where id = $2', [TRADE, trader.id])
      const { groupToken } = (await trader.get('/api/user/me')).result as { groupToken: string }
      const rendered = await shopper.get(`/api/product/render-list?skus=KIBBLE&groupToken=${groupToken}`)
      const [item] = (rendered.result as { items: { price_info: { final_price: number } }[] }).items
      expect(item?.price_info.final_price).toBeCloseTo(gross, 6)
      const { cartId, totals } = await fill(trader, { sku: 'KIBBLE' })
      expect(totals.subtotal_incl_tax).toBeCloseTo(gross, 2)
      expect(await charge(trader, { user_id: String(trader.id), cart_id: cartId })).toBe(Math.round(gross * 100))
      expect((await fill(shopper, { sku: 'KIBBLE' })).totals.subtotal_incl_tax).toBeCloseTo(454.25, 2)
    } finally {
      await shop.close()
    }
  })
})
