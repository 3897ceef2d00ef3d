import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import { expect, it } from 'vitest'
import { aCategory } from '../../testing/a-catalog.ts'
import { aLine, anOrder, configured } from '../../testing/a-shopper.ts'
import { askAsClient } from '../../testing/ask-graphql.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { aPetShop } from '../../testing/pet-shop.ts'

const bundle = aPetShop()
const packsize = {
  attribute_id: 205,
  attribute_code: 'packsize',
  frontend_input: 'select',
  is_user_defined: true,
  is_visible: true,
  options: [
    { value: '31', label: '1.5 kg' },
    { value: '32', label: '3 kg' },
  ],
}
const [store] = bundle.stores
const inDogs = store!.products.map((product) => (product.sku === 'DERMA-CARE' ? { ...product, category_ids: ['10'] } : product))
const dogs = aCategory({ id: 10, parent_id: 2, name: 'Dogs', url_path: 'dogs', level: 2 })
const categories = [aCategory({ id: 2, parent_id: 1, level: 1 }), dogs]
const stores = bundle.stores.map((one) => ({ ...one, categories, attributes: [packsize], products: inDogs }))
const { shop, shopper } = await openForFile({ bundle: { ...bundle, stores } })

const catalog = (value: unknown) => ({ in: value, scope: 'catalog' })
const plain = (value: unknown) => ({ eq: value, scope: 'default' })
const LISTED = { visibility: { in: [2, 3, 4], scope: 'default' }, status: { in: [0, 1], scope: 'default' } }

/** The requests of Vue Storefront 1.12's GraphQL build, in their order: the catalogue by GraphQL, the rest by REST. Spec §7, docs/wire.md §16. */
it('a client with the GraphQL adapter shops from a category to the order', async () => {
  const menu = await askAsClient(shop.app, 'category', { filter: { level: plain(2), is_active: plain(true) }, sort: { position: 'ASC' } })
  const category = menu.data.categories.hits.hits[0]._source as Category
  expect(category).toMatchObject({ id: 10, name: 'Dogs', url_path: 'dogs' })

  const inCategory = { ...LISTED, category_ids: { in: [category.id], scope: 'default' } }
  const facets = { price: { scope: 'catalog' }, packsize: { scope: 'catalog' } }
  const list = await askAsClient(shop.app, 'product', { filter: { ...facets, ...inCategory }, sort: { position: 'ASC' } })
  expect(list.data.products).toMatchObject({
    total_count: 1,
    items: [{ sku: 'DERMA-CARE' }],
    page_info: { page_size: 50, current_page: 1 },
  })
  const sizes = list.data.products.aggregations.agg_terms_packsize_options.buckets.map(({ key }: { key: number }) => key)
  expect(sizes.toSorted()).toEqual([31, 32])

  const attributes = await askAsClient(shop.app, 'attribute', { filter: { attribute_code: { in: ['packsize'], scope: 'default' } } })
  expect(attributes.data.customAttributeMetadata.hits.hits[0]._source.options).toContainEqual({ value: '32', label: '3 kg' })
  const filtered = await askAsClient(shop.app, 'product', { filter: { ...inCategory, packsize: catalog(['32']) } })
  expect(filtered.data.products.total_count).toBe(1)

  const found = await askAsClient(shop.app, 'product', { filter: { sku: plain('DERMA-CARE') }, pageSize: 1 })
  const product = found.data.products.items[0] as Product
  const variant = product.configurable_children?.find(({ packsize: size }) => String(size) === '32')
  expect(variant).toMatchObject({ sku: 'DERMA-CARE-3KG', price_incl_tax: 460 })
  const taxes = await askAsClient(shop.app, 'taxrule')
  expect(taxes.data.taxrule.hits.hits.map(({ _source }: { _source: { code: string } }) => _source.code)).toContain('ZA VAT')

  const cartId = await shopper.createCart()
  const added = await shopper.update(cartId, { sku: product.sku, qty: 2, product_option: configured('32') })
  expect(added.result).toMatchObject({ sku: variant!.sku, qty: 2, product_type: 'configurable' })
  const totals = await shopper.get(`/api/cart/totals?token=&cartId=${cartId}`)
  expect(totals.result).toMatchObject({ subtotal: 800, subtotal_incl_tax: 920 })
  const line = aLine(variant!.sku, 2, { parentSku: product.sku, product_option: configured('32') })
  const placed = await shopper.post('/api/order', anOrder({ cart_id: cartId, products: [line] }))
  expect(placed).toMatchObject({ code: 200, result: { orderNumber: expect.stringMatching(/^\d{9}$/) } })
})
