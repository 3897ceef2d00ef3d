import type { ServerCartItem } from '@meerkat/contract/cart'
import { OrderHistory } from '@meerkat/contract/order-history'
import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { CartTotals } from '@meerkat/contract/totals'
import { toCartItem } from '@meerkat/domain/cart/lines/to-cart-item'
import { toCartItemUpdate } from '@meerkat/domain/cart/sync/to-cart-item-update'
import { priceChoices } from '@meerkat/domain/pricing/price-choices'
import { configureProduct } from '@meerkat/domain/variants/configure-product'
import { type PreparedProduct, prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { startBundleChoices, toBundleOptions } from '@meerkat/domain/variants/to-bundle-options'
import { startCustomChoices, toCustomOptions } from '@meerkat/domain/variants/to-custom-options'
import { describe, expect, it } from 'vitest'
import { aCustomer } from '../../testing/a-customer.ts'
import { anOrder } from '../../testing/a-shopper.ts'
import { CONSULT, GUIDE, NAME_TAG } from '../../testing/asking-products.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { searchByWire, where } from '../../testing/search-by-wire.ts'

const NOW = new Date('2026-05-22T09:00:00Z')

const stores = readStores()
stores.default.payment.push({ code: 'prepaid', title: 'Prepaid' })
const pets = aPetShop()
const views = pets.stores.map((store) => {
  const products = store.products.map((product) => (product.sku === 'DERMA-CARE' ? { ...product, custom_options: [NAME_TAG] } : product))
  return { ...store, products: [...products, GUIDE, CONSULT] }
})
const { shop, shopper } = await openForFile({ bundle: { ...pets, stores: views }, stores, now: () => NOW })
const customer = await aCustomer(shopper)

/** The product as the catalogue returns it. */
async function find(sku: string): Promise<Product> {
  const { hits } = await searchByWire(shop.app, { filters: [where('sku', { eq: sku })] })
  return hits.hits[0]?._source as Product
}

function withOption(product: PreparedProduct, attributes: NonNullable<ProductOption['extension_attributes']>): PreparedProduct {
  return { ...product, product_option: { extension_attributes: { ...product.product_option.extension_attributes, ...attributes } } }
}

const rulesFor = (members: readonly Product[]) => ({
  calculateBundlePriceByOptions: true,
  findMember: (sku: string) => members.find((member) => member.sku === sku),
})

/** The choices that pages send: a variant, parts of a bundle, custom options, files. */
const CHOOSE: Record<string, (document: Product) => Promise<PreparedProduct[]>> = {
  simple: async (document) => [prepareProduct(document)],
  virtual: async (document) => [prepareProduct(document)],
  configurable: async (document) => {
    const rules = { listOutOfStock: true, setConfigurableProductOptions: true }
    return [configureProduct(prepareProduct(document), { packsize: { id: '32' } }, rules).product]
  },
  grouped: async ({ product_links = [] }) => {
    const members = await Promise.all(product_links.map((link) => find(link.linked_product_sku)))
    return members.map((member) => ({ ...prepareProduct(member), qty: 3 }))
  },
  bundle: async (document) => {
    const options = document.bundle_options ?? []
    const choices = { ...startBundleChoices(options), 1: { selection: '2', qty: 2 } }
    const skus = options.flatMap(({ product_links }) => product_links.map(({ sku }) => sku))
    const members = await Promise.all(skus.map(find))
    const bundle = toBundleOptions(options, choices)
    const priced = priceChoices(prepareProduct(document), { bundle, custom: {}, links: [] }, rulesFor(members))
    return [withOption(priced, { bundle_options: bundle })]
  },
  asked: async (document) => {
    const options = document.custom_options ?? []
    const choices = { ...startCustomChoices(options), 1: 'Limps on the left', 2: '2026-06-01', 4: '42' }
    const priced = priceChoices(prepareProduct(document), { bundle: null, custom: choices, links: [] }, rulesFor([]))
    return [withOption(priced, { custom_options: toCustomOptions(options, choices) })]
  },
  downloadable: async (document) => [withOption(prepareProduct(document), { downloadable_option: { downloadable_links: [1] } })],
}

async function put(cartId: string, product: PreparedProduct): Promise<ServerCartItem> {
  const line = toCartItem(product, { reconfigurable: true })
  const cartItem = toCartItemUpdate(line, line.qty, null, { cartId, setConfigurableProductOptions: true })
  const { code, result } = await customer.post(`/api/cart/update?cartId=${cartId}`, { cartItem })
  if (code !== 200) throw new Error(String(result))
  return result as ServerCartItem
}

describe('a product of each type, from the document to the order (spec §3, docs/wire.md §17.2)', () => {
  it.each([
    { type: 'simple', sku: 'TICK-COLLAR', sold: 'TICK-COLLAR', qty: 1, gross: 205.85, options: [] },
    {
      type: 'configurable',
      sku: 'DERMA-CARE',
      sold: 'DERMA-CARE-3KG',
      qty: 1,
      gross: 460,
      options: [{ label: 'Pack size', value: '3 kg' }],
      payload: { configurable_item_options: [{ option_id: '205', option_value: 32 }] },
    },
    { type: 'grouped', sku: 'GROOM-SET', sold: 'SHAMPOO-250', qty: 3, gross: 92, options: [] },
    {
      type: 'bundle',
      sku: 'KITTEN-STARTER',
      sold: 'KITTEN-STARTER-KIT-KIB-2KG-LITTER-5KG',
      qty: 1,
      gross: 483,
      options: [
        { label: 'Kibble', value: '2 x Kitten Kibble 2 kg' },
        { label: 'Litter', value: 'Cat Litter 5 kg' },
      ],
      payload: {
        bundle_options: [
          { option_id: 1, option_qty: 2, option_selections: [2] },
          { option_id: 2, option_qty: 1, option_selections: [5] },
        ],
      },
    },
    { type: 'virtual', sku: 'TELE-VET', sold: 'TELE-VET', qty: 1, gross: 345, options: [] },
    {
      type: 'asked',
      sku: 'CONSULT',
      sold: 'CONSULT',
      qty: 1,
      gross: 287.5,
      options: [
        { label: 'Question 1', value: 'Limps on the left' },
        { label: 'Question 2', value: '1/6/2026' },
        { label: 'Question 4', value: 'With a plan' },
      ],
      payload: {
        custom_options: [
          { option_id: '1', option_value: 'Limps on the left' },
          { option_id: '2', option_value: '2026-06-01' },
          { option_id: '4', option_value: '42' },
        ],
      },
    },
    {
      type: 'downloadable',
      sku: 'GUIDE',
      sold: 'GUIDE',
      qty: 1,
      gross: 115,
      options: [],
      payload: { downloadable_option: { downloadable_links: [1] } },
    },
  ])('$type', async ({ type, sku, sold, qty, gross, options, payload }) => {
    const [product] = await CHOOSE[type]!(await find(sku))
    const cartId = String((await customer.post('/api/cart/create')).result)
    const line = await put(cartId, product!)
    expect(line).toMatchObject({ sku: sold, qty, ...(payload && { product_option: { extension_attributes: payload } }) })

    const totals = (await customer.get(`/api/cart/totals?cartId=${cartId}`)).result as CartTotals
    expect(totals.items[0]).toMatchObject({ qty, price_incl_tax: gross })
    // The price on the page is the price that is charged.
    expect(product!.price_incl_tax).toBeCloseTo(gross, 2)

    const wire = toCartItem(product!, { reconfigurable: false })
    const order = anOrder({
      user_id: String(customer.id),
      cart_id: cartId,
      products: [{ sku: wire.sku, parentSku: wire.parentSku, qty, price: 1, product_option: line.product_option ?? null }],
    })
    const isSent = ['simple', 'configurable', 'grouped', 'bundle'].includes(type)
    if (!isSent) Object.assign(order.addressInformation, { payment_method_code: 'prepaid', shippingAddress: undefined })
    const placed = await customer.post('/api/order', order)
    expect(placed).toMatchObject({ code: 200 })

    const { items } = OrderHistory.parse((await customer.get('/api/user/order-history?pageSize=1')).result)
    expect(items[0]?.entity_id).toBe(Number((placed.result as { magentoOrderId: string }).magentoOrderId))
    expect(items[0]?.items).toMatchObject([
      {
        // The sku can be found again for a repeated order. docs/wire.md §2.8.
        sku: type === 'bundle' ? sku : sold,
        qty_ordered: qty,
        price_incl_tax: gross,
        options,
        ...(payload && { product_option: { extension_attributes: payload } }),
      },
    ])
  })
})

describe('invalid choices (docs/behaviour/prices.md §4.5, spec §5)', () => {
  const plan = { option_id: 4, option_value: 42 }
  it.each([
    {
      why: 'an invalid date',
      custom: [plan, { option_id: 2, option_value: '2026-02-30' }],
      text: 'Question 2 is a day, such as 2026-12-31',
    },
    {
      why: 'a day that is past in every time zone',
      custom: [plan, { option_id: 2, option_value: '2026-05-20' }],
      text: 'Question 2 must not be in the past',
    },
    {
      why: 'a file',
      custom: [plan, { option_id: 3, option_value: 'x-ray.pdf' }],
      text: 'Question 3: files cannot be sent with an order, please send them by e-mail',
    },
    {
      why: 'a text that is too long',
      custom: [plan, { option_id: 1, option_value: 'x'.repeat(21) }],
      text: 'Question 1 takes at most 20 characters',
    },
    { why: 'a required option without a choice', custom: [], text: 'Please choose question 4 first' },
    { why: 'a value that is not offered', custom: [{ option_id: 4, option_value: 43 }], text: 'This choice is not available for Consult' },
  ])('$why', async ({ custom, text }) => {
    const cartId = await shopper.createCart()
    const product_option = { extension_attributes: { custom_options: custom } }
    expect(await shopper.update(cartId, { sku: 'CONSULT', qty: 1, product_option })).toMatchObject({ code: 400, result: text })
  })

  it('dates are accepted in the format of the store view', async () => {
    const cartId = String((await shopper.post('/api/cart/create?storeCode=de')).result)
    const product_option = { extension_attributes: { custom_options: [plan, { option_id: 2, option_value: '2026-06-01' }] } }
    await shopper.update(cartId, { sku: 'CONSULT', qty: 1, product_option })
    const totals = (await shopper.get(`/api/cart/totals?cartId=${cartId}`)).result as CartTotals
    expect(JSON.parse(String(totals.items[0]?.options))).toContainEqual({ label: 'Question 2', value: '1-6-2026' })
  })

  it('only files of the product can be bought; a request that names none buys all of them', async () => {
    const cartId = await shopper.createCart()
    const wish = { extension_attributes: { downloadable_option: { downloadable_links: [99] } } }
    const { result } = await shopper.update(cartId, { sku: 'GUIDE', qty: 1, product_option: wish })
    expect(result).toMatchObject({
      price: expect.closeTo(117.39, 2),
      product_option: { extension_attributes: { downloadable_option: { downloadable_links: [1, 2] } } },
    })
  })
})

describe('lines are merged when the variant and all choices are equal (docs/wire.md §3.5)', () => {
  const guide = (...downloadable_links: number[]) => ({
    sku: 'GUIDE',
    product_option: { extension_attributes: { downloadable_option: { downloadable_links } } },
  })
  const assembled = (packsize: string) => ({
    sku: 'DERMA-CARE',
    product_option: {
      extension_attributes: {
        configurable_item_options: [{ option_id: '205', option_value: packsize }],
        custom_options: [{ option_id: '7', option_value: 'Rex' }],
      },
    },
  })

  it.each([
    { why: 'two variants with the same custom option', wishes: [assembled('31'), assembled('32'), assembled('32')], quantities: [1, 2] },
    { why: 'other files of a product', wishes: [guide(1), guide(2), guide(1)], quantities: [2, 1] },
    { why: 'all files, and none named', wishes: [guide(1, 2), { sku: 'GUIDE' }], quantities: [2] },
  ])('$why', async ({ wishes, quantities }) => {
    const cartId = await shopper.createCart()
    for (const wish of wishes) expect(await shopper.update(cartId, { ...wish, qty: 1 })).toMatchObject({ code: 200 })
    const { result } = await shopper.get(`/api/cart/pull?cartId=${cartId}`)
    expect((result as ServerCartItem[]).map(({ qty }) => qty)).toEqual(quantities)
  })
})
