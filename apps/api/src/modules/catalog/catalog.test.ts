import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import { isTranslation } from '@meerkat/contract/translated-identifier'
import { buildDemoCatalog } from '@meerkat/demo-catalog/demo-catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { idsOf, searchByWire, sourcesOf, type WireAnswer, type WireSearch, where } from '../../testing/search-by-wire.ts'
import { idsInOrder, isShown, SOLD, VISIBLE } from '../../testing/shown-products.ts'

const { bundle } = buildDemoCatalog()
const [store] = bundle.stores
if (store === undefined) throw new Error('The demo catalogue has no store view')

let shop: TestShop
/** All documents as clients read them, to compare answers with. */
let products: Product[]
let categories: Category[]

beforeAll(async () => {
  // The other store views would take as long again each.
  shop = await openTestShop({ bundle: { ...bundle, stores: [store] } })
  products = sourcesOf<Product>(await searchByWire(shop.app, { params: { size: 4000 } }))
  categories = sourcesOf<Category>(await searchByWire(shop.app, { entity: 'category', params: { size: 4000 } }))
})
afterAll(() => shop.close())

const search = (query: WireSearch) => searchByWire(shop.app, query)

/** Without the fields that clients add themselves (parentSku, qty, errors, configuration). */
const OF_EACH_PRODUCT = [
  'id sku name slug type_id tax_class_id status visibility stock image category category_ids url_key url_path final_price',
  'price price_tax price_incl_tax original_price original_price_tax original_price_incl_tax',
  'special_price special_price_tax special_price_incl_tax',
].flatMap((names) => names.split(' '))
const OF_SOME_PRODUCTS = [
  'special_from_date special_to_date tier_prices media_gallery product_links small_image thumbnail',
  'configurable_options configurable_children bundle_options',
  'brand format packsize agefrom colours ingredients activity featured sale new',
].flatMap((names) => names.split(' '))
const OF_EACH_CATEGORY =
  'id name slug is_active parent_id parent_ids level url_key url_path product_count path position children_count children_data'.split(' ')

describe('documents (Spec §3)', () => {
  const isFilled = (document: object, field: string) => (document as Record<string, unknown>)[field] !== undefined
  /** A list may be empty: a product can be in no category. */
  const isText = (document: object, field: string) => {
    const value = (document as Record<string, unknown>)[field] ?? ''
    return Array.isArray(value) || String(value) !== ''
  }

  it.each(OF_EACH_PRODUCT)('each product has %s', (field) => {
    expect(products.filter((product) => !isText(product, field))).toEqual([])
  })

  it.each(OF_SOME_PRODUCTS)('some products have %s', (field) => {
    expect(products.some((product) => isFilled(product, field))).toBe(true)
  })

  it.each(OF_EACH_CATEGORY)('each category has %s', (field) => {
    // The root category has no page, so it has no URL.
    const pages = field.startsWith('url_') ? categories.filter(({ level = 0 }) => level > 1) : categories
    expect(pages.filter((category) => !isText(category, field))).toEqual([])
  })

  it('the price paid is the sum of its net price and its tax', () => {
    const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100)
    const isSum = (net?: number | null, tax?: number | null, gross?: number | null) => Math.abs(cents(net) + cents(tax) - cents(gross)) <= 1
    const wrong = products.filter(
      (one) =>
        !isSum(one.price, one.price_tax, one.price_incl_tax) ||
        !isSum(one.original_price, one.original_price_tax, one.original_price_incl_tax) ||
        !isSum(one.special_price, one.special_price_tax, one.special_price_incl_tax),
    )
    expect(idsInOrder(wrong)).toEqual([])
  })
})

describe('the inventory of searches (docs/wire.md §15)', () => {
  const dogFood = () => categories.find(({ url_path }) => url_path === 'dogs/dog-food')!
  const configurable = () => products.find(({ type_id }) => type_id === 'configurable')!

  it('Q1-Q6 finds categories by path, keys, level, parent, ids', async () => {
    const active = where('is_active', { eq: true })
    const ask = async (...filters: ReturnType<typeof where>[]) =>
      idsOf(await search({ entity: 'category', filters: [...filters, active], sort: 'position:asc', params: { size: 4000 } }))
    const { id, slug, parent_id, url_key } = dogFood()
    expect(await ask(where('url_path', { eq: 'dogs/dog-food' }))).toEqual([id])
    expect(await ask(where('slug', { eq: slug }))).toEqual([id])
    expect(await ask(where('id', { eq: String(id) }))).toEqual([id])
    expect(await ask(where('url-key', { eq: url_key }), where('id', { eq: id }))).toEqual([id])
    const menu = categories.filter(({ level, is_active }) => level === 2 && is_active)
    expect((await ask(where('level', { eq: 2 }))).toSorted((a, b) => a - b)).toEqual(idsInOrder(menu))
    const filled = menu.filter(({ product_count = 0 }) => product_count > 0)
    expect((await ask(where('level', { eq: '2' }), where('product_count', { gt: 0 }))).toSorted((a, b) => a - b)).toEqual(
      idsInOrder(filled),
    )
    const siblings = categories.filter((one) => one.parent_id === parent_id && one.is_active)
    expect((await ask(where('parent_id', { eq: parent_id }))).toSorted((a, b) => a - b)).toEqual(idsInOrder(siblings))
    expect((await ask(where('id', { in: ['2', String(parent_id), String(id)] }))).toSorted((a, b) => a - b)).toEqual([2, parent_id, id])
    expect(await ask(where('id', { eq: parent_id }))).toEqual([parent_id])
  })

  it('Q7-Q9 lists featured products and those in a named category, newest first', async () => {
    const featured = products.filter((one) => isShown(one) && one.featured === 'y')
    const answer = await search({ filters: [where('featured', { eq: 'y' }), VISIBLE, SOLD], sort: 'created_at:desc', params: { size: 8 } })
    expect(answer.hits.total).toBe(featured.length)
    const dates = sourcesOf<Product>(answer).map(({ created_at }) => created_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const name of ['Special Diets', 'Health Products']) {
      const inside = products.filter((one) => isShown(one) && one.category?.some((category) => category.name === name))
      const found = await search({
        filters: [where('category.name', { eq: name }), VISIBLE, SOLD],
        sort: 'created_at:desc',
        params: { size: 4000 },
      })
      expect(idsOf(found).toSorted((a, b) => a - b)).toEqual(idsInOrder(inside))
      expect(inside.length).toBeGreaterThan(0)
    }
  })

  it('Q10, Q11 lists a category with chosen filters and counts, by position', async () => {
    const inside = new Set(idsBelow(dogFood()).map(String))
    const base = [VISIBLE, SOLD, where('category_ids', { in: [...inside] })]
    const listed = products.filter((one) => isShown(one) && one.category_ids?.some((id) => inside.has(String(id))))
    const all = await search({ filters: base, available: ['price', 'brand'], sort: 'position:asc' })
    expect(all.hits.total).toBe(listed.length)
    const positions = sourcesOf<Product>(all).map(({ position = 0 }) => position)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    const { brand } = listed.find((one) => one.brand != null)!
    const chosen = await search({ filters: [...base, where('brand', { in: [String(brand)] }, 'catalog')], params: { size: 4000 } })
    expect(idsOf(chosen)).toEqual(idsInOrder(listed.filter((one) => String(one.brand) === String(brand))))
    const panel = await search({ filters: base, available: ['price'], params: { size: 999, _source_exclude: '*' } })
    expect(panel.hits.hits.every(({ _source }) => Object.keys(_source).length === 0)).toBe(true)
    expect(panel.hits.hits.length).toBe(listed.length)
  })

  it('Q12 finds products by words, despite typing errors', async () => {
    const { name } = products.find((one) => isShown(one) && one.name.split(' ').some((word) => /^[a-z]{7,}$/i.test(word)))!
    const answer = await search({ text: name, filters: [VISIBLE, SOLD], params: { size: 18 } })
    expect(sourcesOf<Product>(answer).map((one) => one.name)).toContain(name)
    expect(answer.hits.max_score).toBe(answer.hits.hits[0]!._score)
    const word = name.split(' ').find((one) => /^[a-z]{7,}$/i.test(one))!
    const misspelt = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`
    const right = await search({ text: word, filters: [VISIBLE, SOLD], params: { size: 4000 } })
    const wrong = await search({ text: misspelt, filters: [VISIBLE, SOLD], params: { size: 4000 } })
    expect(idsOf(wrong)).toEqual(expect.arrayContaining(idsOf(right)))
  })

  it('Q13-Q15 finds any product by sku, a parent by its child', async () => {
    for (const { sku, id } of [products[0]!, configurable(), products.find(({ visibility }) => visibility === 1)!]) {
      expect(idsOf(await search({ filters: [where('sku', { eq: sku })], params: { size: 1 } }))).toEqual([id])
    }
    const child = configurable().configurable_children![0]!
    const parents = idsOf(await search({ filters: [where('configurable_children.sku', { eq: child.sku })] }))
    expect(parents).toEqual([configurable().id])
    expect(idsOf(await search({ filters: [where('sku', { eq: child.sku })] }))).toEqual([child.id])
  })

  it('Q16-Q18 finds members, products by path, and links', async () => {
    const some = products.filter(({ status }) => status === 1).slice(0, 3)
    const bySku = await search({ filters: [where('sku', { in: some.map(({ sku }) => sku) }), where('status', { in: [1] })] })
    expect(idsOf(bySku)).toEqual(idsInOrder(some))
    const routed = products.find(({ url_path }) => url_path)!
    expect(idsOf(await search({ filters: [where('url_path', { eq: routed.url_path })] }))).toEqual([routed.id])
    const [category] = routed.category_ids!.slice(-1)
    const related = await search({
      filters: [where('category_ids', { in: [category] }), VISIBLE, where('status', { in: [1] })],
      params: { size: 8 },
    })
    expect(related.hits.hits.length).toBeGreaterThan(0)
  })

  it('Q19-Q22 reads attributes and tax rules', async () => {
    const attribute = (...filters: ReturnType<typeof where>[]) => search({ entity: 'attribute', filters, params: { size: 150 } })
    const codes = ['brand', 'format', 'packsize', 'colours', 'shoe_size']
    const known = store.attributes.filter(({ attribute_code }) => codes.includes(attribute_code))
    expect((await attribute(where('attribute_code', { in: codes }))).hits.total).toBe(known.length)
    const flags = [where('is_user_defined', { in: [true] }), where('is_visible', { in: [true] })]
    expect(idsOf(await attribute(where('attribute_code', { in: ['brand'] }), ...flags))).toEqual([
      known.find(({ attribute_code }) => attribute_code === 'brand')!.attribute_id,
    ])
    expect((await attribute(where('attribute_id', { in: known.map(({ attribute_id }) => String(attribute_id)) }))).hits.total).toBe(
      known.length,
    )
    expect((await search({ entity: 'taxrule' })).hits.total).toBe(bundle.taxRules.length)
    const dsl = await shop.app.inject({ url: '/api/catalog/vue_storefront_catalog/taxrule/_search?request=%7B%7D' })
    expect(dsl.json<WireAnswer>().hits.total).toBe(bundle.taxRules.length)
  })

  it('Q23-Q26 reads content', async () => {
    // Lists leave out translations. docs/wire.md §17.5.
    const pages = store.cmsPages.filter(({ active, identifier }) => active && !isTranslation(identifier))
    const blocks = store.cmsBlocks.filter(({ active, identifier }) => active && !isTranslation(identifier))
    expect((await search({ entity: 'cms_page', params: { size: 500 } })).hits.total).toBe(pages.length)
    expect((await search({ entity: 'cms_block', params: { size: 500 } })).hits.total).toBe(blocks.length)
    expect((await search({ entity: 'cms_hierarchy' })).hits.total).toBe(store.cmsHierarchies.length)
    for (const { identifier, id } of pages.slice(0, 3)) {
      expect(idsOf(await search({ entity: 'cms_page', filters: [where('identifier', { like: identifier })] }))).toEqual([id])
    }
    const two = blocks.slice(0, 2).map(({ identifier }) => identifier)
    expect((await search({ entity: 'cms_block', filters: [where('identifier', { like: two })] })).hits.total).toBe(two.length)
  })

  it('Q27 reads approved reviews, newest first', async () => {
    const approved = bundle.reviews.filter(({ review_status }) => review_status === 1)
    const { product_id } = approved[0] ?? { product_id: -1 }
    const answer = await search({ entity: 'review', filters: [where('product_id', { eq: product_id }), where('review_status', { eq: 1 })] })
    expect(idsOf(answer).toSorted((a, b) => a - b)).toEqual(
      idsInOrder(approved.filter((one) => one.product_id === product_id && isOfDefaultView(one.stores))),
    )
    const dates = sourcesOf<{ created_at: string }>(answer).map(({ created_at }) => created_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect((await search({ entity: 'review', filters: [where('review_status', { in: [2, 3] })] })).hits.total).toBe(0)
  })
})

function idsBelow(category: Category): number[] {
  return [category.id, ...(category.children_data ?? []).flatMap(idsBelow)]
}

function isOfDefaultView(stores: number[] | undefined): boolean {
  return stores === undefined || stores.length === 0 || stores.includes(0) || stores.includes(1)
}
