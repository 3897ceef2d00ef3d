import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { answerUrl } from '@meerkat/catalogue-query/device/answer-url'
import { type DeviceCatalogue, toDeviceCatalogue } from '@meerkat/catalogue-query/device/device-catalogue'
import type { CatalogPack } from '@meerkat/contract/catalog-pack'
import { StoreView } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { buildDemoCatalog } from '@meerkat/demo-catalog/demo-catalog'
import { productQuery } from '@meerkat/domain/categories/product-query'
import { textQuery } from '@meerkat/domain/categories/text-query'
import { listShipping } from '@meerkat/domain/checkout/offer-methods'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { findTaxRate } from '@meerkat/domain/tax/find-tax-rate'
import { toTaxSituation } from '@meerkat/domain/tax/tax-situation'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { openForFile } from './testing/open-for-file.ts'
import { openPacks, toQuery } from './testing/open-packs.ts'
import { readStores } from './testing/open-test-shop.ts'

const INDEX = 'vue_storefront_catalog_de'
const demo = buildDemoCatalog().bundle
const german = demo.stores.filter(({ storeCode }) => storeCode === 'de')
const NOW = Date.UTC(2026, 10, 20)
const english = demo.stores.slice(0, 1)
const { shop } = await openForFile({ bundle: { ...demo, stores: [...english, ...german] }, now: () => new Date(NOW) })
const settings = readStores().shop

const { describePack, fetchNew, fetchBytes, open, askServer, askDevice } = openPacks(shop, { index: INDEX, now: () => NOW })

let empty: CatalogPack
let first: CatalogPack
let catalogue: DeviceCatalogue

beforeAll(async () => {
  empty = await describePack()
  first = await fetchNew()
  catalogue = await open(first)
})

describe('a pack of the demo catalogue', () => {
  it('is made in the background after the first request, which is answered at once without a pack', () => {
    expect(empty).toEqual({ version: null, size: 0, patches: [], details: null })
  })

  it('is at most 150 kB compressed, and the whole documents 200 kB', async () => {
    expect(first.size).toBeLessThan(150_000)
    expect(first.details!.size).toBeLessThan(200_000)
    expect((await fetchBytes(first.version!)).length).toBe(first.size)
  })

  it('is sent with gzip to a client that does not announce Brotli, and is the same pack', async () => {
    const response = await shop.app.inject({ url: `/api/catalog/${INDEX}/pack/${first.version}`, headers: { 'accept-encoding': 'br;q=0' } })
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(response.rawPayload).equals(brotliDecompressSync(await fetchBytes(first.version!)))).toBe(true)
  })

  it.each(['/api/catalog/unknown/pack', `/api/catalog/${INDEX}/pack/0123456789abcdef`, '/api/catalog/unknown/pack/0123'])(
    'answers 404 to %s',
    async (url) => {
      expect((await shop.app.inject(url)).statusCode).toBe(404)
    },
  )

  it('has no prices of customer groups', () => {
    const texts = [...catalogue.lists.documents.values(), ...catalogue.details!.documents.values()].map((one) => JSON.stringify(one))
    expect(texts.filter((text) => /"customer_group_id":(?!0\b|32000\b)/.test(text))).toEqual([])
    expect(catalogue.lists.index!.schema.numeric.filter((field) => field.includes('group'))).toEqual([])
  })
})

const filters = [...settings.products.defaultFilters, ...settings.products.furtherFilters]
const rules = { filters, defaultSort: settings.products.defaultSort, listOutOfStock: settings.stock.listOutOfStock }
const values: Record<string, string[]> = {
  brand: ['1', '71', '102'],
  price: ['100.0-250.0', '0.0-100.0'],
  rating: ['4.0-*'],
  sale: ['1'],
  in_stock: ['1'],
  contains: ['wheat'],
  free_from: ['wheat', 'milk'],
}
const chosen = fc.record({
  sort: fc.constantFrom(null, 'final_price', 'final_price:desc', 'created_at:desc', 'rating:desc', 'unit_price', 'saving:desc', 'unknown'),
  values: fc.record(Object.fromEntries(Object.entries(values).map(([filter, ids]) => [filter, fc.subarray(ids, { minLength: 1 })])), {
    requiredKeys: [],
  }),
})
const categoryIds = fc.subarray(
  (german[0]?.categories ?? []).map(({ id }) => id),
  { minLength: 1, maxLength: 5 },
)
const text = fc.constantFrom(
  'hund',
  'hundefutter',
  'lachs',
  'lax',
  'futer',
  'katzenstreu',
  'VT-SMALL',
  'puppy',
  'a',
  'trockenfutter huhn',
  'zzz',
)
const page = fc.record({ size: fc.constantFrom('1', '18', '50'), from: fc.constantFrom('0', '7', '50') })
const short = {
  _source_include: 'id,sku,name,price_incl_tax,stock.is_in_stock,rating,review_count,configurable_children.price_incl_tax,category',
}

describe('answers from the pack are those of the server', () => {
  it('for any category list, filter, order and page', async () => {
    await fc.assert(
      fc.asyncProperty(categoryIds, chosen, page, async (ids, choice, at) => {
        const query = toQuery(productQuery({ categoryIds: ids, chosen: choice as never }, rules), { ...short, ...at })
        const answer = await askServer('product', query)
        expect(askDevice(catalogue, 'product', query)).toEqual(answer)
        // Tiles need no whole documents, which a device with little data does not have.
        expect(askDevice(toDeviceCatalogue(catalogue.lists, null), 'product', query)).toEqual(answer)
      }),
      { numRuns: 60 },
    )
  })

  it('for the sale and the pages of brands, with any filter, order and page', async () => {
    const fixed = fc.constantFrom<Record<string, string[]>>({ sale: ['1'] }, { brand: ['71'] }, { brand: ['102'] }, { brand: ['1'] })
    await fc.assert(
      fc.asyncProperty(fixed, chosen, page, async (filter, choice, at) => {
        const query = toQuery(productQuery({ fixed: filter, chosen: choice as never }, rules), { ...short, ...at })
        expect(askDevice(catalogue, 'product', query)).toEqual(await askServer('product', query))
      }),
      { numRuns: 30 },
    )
    const sale = toQuery(productQuery({ fixed: { sale: ['1'] }, chosen: { sort: null, values: {} } }, rules), short)
    expect(askDevice(catalogue, 'product', sale)?.hits.total).toBeGreaterThan(0)
  })

  it('for any search, whole words or while typing', async () => {
    await fc.assert(
      fc.asyncProperty(text, chosen, page, fc.constantFrom('words', 'prefix'), async (words, choice, at, mode) => {
        const asked = {
          ...textQuery({ text: words, chosen: choice as never, filters: ['brand'] }, rules),
          _searchMode: mode,
          _suggest: true,
        }
        const query = toQuery(asked, { ...short, ...at })
        expect(askDevice(catalogue, 'product', query)).toEqual(await askServer('product', query))
      }),
      { numRuns: 60 },
    )
  })

  it('for a search with results that contain some of its words only', async () => {
    const asked = textQuery({ text: 'hund lamm', chosen: { sort: null, values: {} }, filters: ['brand'] }, rules)
    const query = toQuery(asked, short)
    const answer = askDevice(catalogue, 'product', query)
    expect(answer).toEqual(await askServer('product', query))
    expect(answer?.complete_total).toBeLessThan(answer?.hits.total)
  })

  const one = (attribute: string, value: unknown) => ({ _appliedFilters: [{ attribute, value: { in: [value].flat() }, scope: 'default' }] })
  const product = german[0]!.products.find(({ type_id }) => type_id === 'configurable')!
  const pages = german[0]!.cmsPages.map((document) => String(document['identifier'])).filter((identifier) => !identifier.includes('@'))
  it.each([
    { why: 'a whole product by its sku', entity: 'product', query: toQuery(one('sku', product.sku), { size: '1' }) },
    { why: 'a variant', entity: 'product', query: toQuery(one('sku', product.configurable_children![0]!.sku)) },
    {
      why: 'the parent of a variant',
      entity: 'product',
      query: toQuery(one('configurable_children.sku', product.configurable_children![0]!.sku)),
    },
    { why: 'a product by its id', entity: 'product', query: toQuery(one('id', product.id), { _source_exclude: 'sgn,*.sgn,updated_at' }) },
    { why: 'a sku that nothing has', entity: 'product', query: toQuery(one('sku', 'nothing')) },
    { why: 'categories of a level', entity: 'category', query: toQuery(one('level', [2, 3]), { size: '4000' }) },
    { why: 'labels', entity: 'attribute', query: toQuery(one('attribute_code', ['brand', 'colours'])) },
    { why: 'tax rules', entity: 'taxrule', query: toQuery({}) },
    { why: 'reviews', entity: 'review', query: toQuery(one('product_id', product.id)) },
    // Translations of content pages are not in the pack (decision 0097).
    { why: 'content pages', entity: 'cms_page', query: toQuery(one('identifier', pages), { size: '50' }) },
  ])('for $why', async ({ entity, query }) => {
    expect(askDevice(catalogue, entity, query)).toEqual(await askServer(entity, query))
  })

  it('for every path of a product, category and content page, and for one that leads nowhere', async () => {
    const { products, categories, cmsPages } = german[0]!
    const paths = [products[0], products.at(-1), categories[3], categories.at(-1), cmsPages[0]].map((one) =>
      String(one?.url_path ?? one?.['identifier']),
    )
    for (const url of [...paths, 'nowhere']) {
      const response = await shop.app.inject({ method: 'POST', url: '/api/url/map?storeCode=de', payload: { url } })
      expect(JSON.parse(JSON.stringify(answerUrl(catalogue, url)))).toEqual(response.json())
    }
  })

  it('for every path of another store view, with the document that is redirected to', async () => {
    const { products, categories } = english[0]!
    const own = new Set([...german[0]!.products, ...german[0]!.categories].map(({ url_path }) => url_path))
    const paths = [...products, ...categories].flatMap(({ url_path }) => (url_path && !own.has(url_path) ? [url_path] : []))
    expect(paths.length).toBeGreaterThan(400)
    const disabled = 'dogs/dog-food/meerkat-basics-autumn-recipe-kibble-4340.html'
    // A call takes milliseconds, so this checks only a few paths of products and of categories.
    for (const url of [...paths.slice(0, 3), disabled, ...paths.slice(-3)]) {
      const response = await shop.app.inject({ method: 'POST', url: '/api/url/map?storeCode=de', payload: { url } })
      expect(JSON.parse(JSON.stringify(answerUrl(catalogue, url)))).toEqual(response.json())
    }
    const nowhere = paths.filter((url) => !answerUrl(catalogue, url))
    expect(nowhere, 'a product and a category that are disabled').toEqual([disabled, 'last-season'])
    // Without the pack of details no product page can be shown.
    const [category] = categories.filter(({ url_path }) => paths.includes(url_path!))
    expect(answerUrl(toDeviceCatalogue(catalogue.lists, null), category!.url_path!)).toMatchObject({ _type: 'category' })
  })

  it('not at all where the pack lacks the data: whole products without the pack of details, and other entities', () => {
    const bare = toDeviceCatalogue(catalogue.lists, null)
    expect(askDevice(bare, 'product', toQuery(one('sku', product.sku)))).toBeNull()
    expect(askDevice(bare, 'review', toQuery(one('product_id', product.id)))).toBeNull()
    expect(askDevice(bare, 'product', toQuery(one('url_path', product.url_path!), { _source_include: 'id,sku' }))?.hits.total).toBe(1)
    expect(answerUrl(bare, 'nowhere')).toBeUndefined()
    const { taxrule: _, ...earlier } = bare.lists.listed
    expect(askDevice({ ...bare, lists: { ...bare.lists, listed: earlier } }, 'taxrule', toQuery({})), 'in an earlier pack').toBeNull()
  })
})

it('delivery is taxed from the pack as by the server: German feed at 7 %, its delivery at 19 %', async () => {
  const post = async (path: string, payload?: object) =>
    (await shop.app.inject({ method: 'POST', url: `/api/cart/${path}`, ...(payload && { payload }) })).json().result
  const food = german[0]!.products.find(({ type_id, tax_class_id, price, visibility }) => {
    return type_id === 'simple' && Number(tax_class_id) === 4 && price < 20 && visibility === 4
  })!
  const cartId = await post('create?storeCode=de')
  await post(`update?storeCode=de&cartId=${cartId}`, { cartItem: { sku: food.sku, qty: 1, quoteId: cartId } })
  const view = StoreView.parse(resolveStoreViews(readStores()).find(({ storeCode }) => storeCode === 'de'))
  const rules = askDevice(catalogue, 'taxrule', toQuery({}))!.hits.hits.map(({ _source }: { _source: unknown }) => _source as TaxRule)
  const findRate = (taxClassId: number) => findTaxRate(rules, { taxClassId, ...toTaxSituation(view.tax, null) })
  for (const country of ['DE', 'AT']) {
    const offered = await post(`shipping-methods?storeCode=de&cartId=${cartId}`, { address: { country_id: country } })
    expect(listShipping(view, { country, subtotalInclTax: 20, findRate })).toEqual(offered)
  }
  expect([findRate(4), findRate(2)]).toEqual([7, 19])
})
