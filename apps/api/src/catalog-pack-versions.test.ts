import type { CatalogPack } from '@meerkat/contract/catalog-pack'
import { buildDemoCatalog } from '@meerkat/demo-catalog/demo-catalog'
import { productQuery } from '@meerkat/domain/categories/product-query'
import { textQuery } from '@meerkat/domain/categories/text-query'
import { beforeAll, expect, it } from 'vitest'
import { editProduct } from './catalog-writes/edit-product.ts'
import { putDocument } from './catalog-writes/write-document.ts'
import { setStock } from './modules/stock/set-stock.ts'
import { openForFile } from './testing/open-for-file.ts'
import { openPacks, toQuery } from './testing/open-packs.ts'
import { readStores } from './testing/open-test-shop.ts'

/** Few enough that compressing a pack does not take seconds. */
const PRODUCTS = 40
const INDEX = 'vue_storefront_catalog_de'
const demo = buildDemoCatalog().bundle
const german = demo.stores.find(({ storeCode }) => storeCode === 'de')!
const products = german.products.slice(0, PRODUCTS)
let now = Date.UTC(2026, 10, 20)
const { shop } = await openForFile({
  bundle: {
    ...demo,
    stores: [{ ...german, products }],
    stock: demo.stock.filter(({ sku }) => products.some((product) => product.sku === sku)),
    reviews: [],
  },
  now: () => new Date(now),
})
const { describePack, fetchNew, fetchBytes, open, askServer, askDevice } = openPacks(shop, { index: INDEX, now: () => now })
const settings = readStores().shop
const filters = [...settings.products.defaultFilters, ...settings.products.furtherFilters]
const rules = { filters, defaultSort: settings.products.defaultSort, listOutOfStock: settings.stock.listOutOfStock }
const short = { _source_include: 'id,sku,name,price_incl_tax,stock.is_in_stock' }
const [dearer, soldOut] = products.filter(({ type_id, visibility }) => type_id === 'simple' && visibility === 4)
let first: CatalogPack

beforeAll(async () => {
  first = await fetchNew()
})

it('prices and stock come as small patches, and the patched pack gives the same answers as the server', async () => {
  await editProduct(shop.database, { sku: dearer!.sku, storeCode: 'de' }, { kind: 'price', price: 3.21 })
  await shop.database.transaction((tx) => setStock(tx, soldOut!.sku, 0))
  await shop.api.caughtUp()
  const described = await describePack()
  expect(described.version).toBe(first.version)
  expect(described.patches.map(({ id }) => id)).toEqual(expect.arrayContaining([dearer!.id, soldOut!.id]))
  expect(JSON.stringify(described.patches).length).toBeLessThan(5000)
  const patched = await open(described)
  for (const sort of ['final_price', 'final_price:desc']) {
    const query = toQuery(productQuery({ categoryIds: [2, 10, 11, 12, 13], chosen: { sort, values: {} } }, rules), short)
    expect(askDevice(patched, 'product', query)).toEqual(await askServer('product', query))
  }
  const whole = toQuery(
    { _appliedFilters: [{ attribute: 'id', value: { eq: dearer!.id }, scope: 'default' }] },
    { _source_include: 'price,final_price,stock' },
  )
  expect(askDevice(patched, 'product', whole)).toEqual(await askServer('product', whole))
})

it('a changed text makes a new pack, but only after a minute; the previous pack can still be fetched', async () => {
  await editProduct(shop.database, { sku: dearer!.sku, storeCode: 'de' }, { kind: 'text', field: 'name', text: 'Wundernapf Deluxe' })
  await shop.api.caughtUp()
  expect((await describePack()).version).toBe(first.version)
  now += 61_000
  const next = await fetchNew(first.version)
  const renewed = await open(next)
  const query = toQuery(textQuery({ text: 'wundernapf' }, rules), short)
  expect(askDevice(renewed, 'product', query)).toEqual(await askServer('product', query))
  expect(askDevice(renewed, 'product', query)?.hits.total).toBe(1)
  await fetchBytes(first.version!)
})

it('a changed tax rate makes a new pack that contains it', async () => {
  const { version } = await describePack()
  const [rule] = demo.taxRules
  const dearer = { ...rule!, rates: rule!.rates.map((rate) => ({ ...rate, rate: rate.rate + 1 })) }
  await putDocument(shop.database, { entity: 'tax_rule', storeCode: '' }, dearer)
  await shop.api.caughtUp()
  now += 61_000
  const renewed = await open(await fetchNew(version))
  const answer = askDevice(renewed, 'taxrule', toQuery({}))
  expect(answer).toEqual(await askServer('taxrule', toQuery({})))
  expect(answer?.hits.hits[0]?._source).toEqual(dearer)
})
