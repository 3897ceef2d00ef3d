import type { Product } from '@meerkat/contract/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importCatalog } from './catalog-writes/import-catalog.ts'
import { createOperator, type Operator } from './operator.ts'
import { aCatalog, aCategory, aProduct } from './testing/a-catalog.ts'
import { aLine, anOrder, aShopper, type Shopper } from './testing/a-shopper.ts'
import { createPostgresDatabase } from './testing/create-postgres-database.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'
import { searchByWire, where } from './testing/search-by-wire.ts'

const PROCESSES = 4
const SCARCE_QTY = 3

const aPage = (content: string) => ({ id: 3, identifier: 'about', title: 'About', content, store_id: [0], active: true })

const catalog = (name: string) =>
  aCatalog({
    categories: [aCategory({ id: 7, name })],
    cmsPages: [aPage(name)],
    products: [aProduct({ id: 1, sku: 'SCARCE', name }), aProduct({ id: 2, sku: 'PLENTY', name })],
    stock: [
      { sku: 'SCARCE', product_id: 1, qty: SCARCE_QTY, is_in_stock: true, manage_stock: true },
      { sku: 'PLENTY', product_id: 2, qty: 100_000, is_in_stock: true, manage_stock: true },
    ],
  })

let shops: TestShop[] = []
let shopper: Shopper
let operator: Operator
const changedPages: string[][] = Array.from({ length: PROCESSES }, () => [])

beforeAll(async () => {
  const databaseUrl = await createPostgresDatabase()
  for (let at = 0; at < PROCESSES; at += 1) {
    const pagesChanged = (tags: readonly string[]) => void changedPages[at]!.push(...tags)
    shops.push(await openTestShop({ bundle: catalog('Old'), databaseUrl, pagesChanged, ...(at > 0 && { keepCatalog: true }) }))
  }
  shopper = aShopper(shops[0]!.app)
  operator = createOperator(shops[0]!.database)
})
afterAll(async () => {
  for (const shop of shops) await shop.close()
  shops = []
})

async function seenBy({ app }: TestShop, sku: string): Promise<Product> {
  const { hits } = await searchByWire(app, { filters: [where('sku', { eq: sku })] })
  return hits.hits[0]!._source as Product
}

/** What each process shows of the product. */
async function shown<T>(sku: string, pick: (product: Product) => T): Promise<T[]> {
  return Promise.all(shops.map(async (shop) => pick(await seenBy(shop, sku))))
}

function everywhere<T>(value: T): T[] {
  return Array.from({ length: PROCESSES }, () => value)
}

const SOON = { timeout: 60_000, interval: 20 }

/** Waits until each process has invalidated one of the tags since the last call. */
async function expectPagesDropped(oneOf: readonly string[]): Promise<void> {
  for (const tags of changedPages) await expect.poll(() => oneOf.some((tag) => tags.includes(tag)), SOON).toBe(true)
  for (const tags of changedPages) tags.length = 0
}

describe(`${PROCESSES} processes on one database`, () => {
  it('all show the stock after orders at one of them, under a steady stream of orders', async () => {
    const done = new AbortController()
    const load = shops.map(async ({ app }) => {
      const customer = aShopper(app)
      while (!done.signal.aborted) await customer.post('/api/order', anOrder({ products: [aLine('PLENTY')] }))
    })
    expect(await shopper.post('/api/order', anOrder({ products: [aLine('SCARCE', SCARCE_QTY)] }))).toMatchObject({ code: 200 })
    await expect.poll(() => shown('SCARCE', (product) => product.stock?.is_in_stock), SOON).toEqual(everywhere(false))
    done.abort()
    await Promise.all(load)
    const { qty } = (await operator.findStock('PLENTY'))!
    await expect.poll(() => shown('PLENTY', (product) => product.stock?.qty), SOON).toEqual(everywhere(qty))
  })

  it('all show stock set by the operator, and invalidate the pages of the product', async () => {
    await operator.setStock('SCARCE', 7)
    await expect.poll(() => shown('SCARCE', (product) => product.stock?.qty), SOON).toEqual(everywhere(7))
    await expectPagesDropped(['P1'])
  })

  it('all show an approved review', async () => {
    const review = { product_id: 1, title: 'Good', detail: 'It works.', nickname: 'Thandi', review_entity: 'product' }
    await shopper.post('/api/review/create', { review: { ...review, ratings: [{ rating_name: 'Rating', value: 4 }] } })
    const [waiting] = await operator.listWaitingReviews(1)
    await operator.decideReviews([waiting!.id], 'approve')
    await expect.poll(() => shown('SCARCE', (product) => product.rating), SOON).toEqual(everywhere(4))
    await expectPagesDropped(['P1'])
  })

  it.each([
    { entity: 'category', field: 'name', document: aCategory({ id: 7, name: 'Written' }), tag: 'C7' },
    { entity: 'cms_page', field: 'content', document: aPage('Written'), tag: 'cmsPage' },
  ] as const)('all show a $entity that was written alone', async ({ entity, field, document, tag }) => {
    const read = () =>
      Promise.all(shops.map(async ({ app }) => (await searchByWire(app, { entity })).hits.hits.map(({ _source }) => _source[field])))
    expect(await read()).toEqual(everywhere(['Old']))
    await operator.putDocument({ entity, storeCode: '' }, document)
    await expect.poll(read, SOON).toEqual(everywhere(['Written']))
    await expectPagesDropped([tag])
  })

  it('all show an imported catalogue', async () => {
    await importCatalog(shops[1]!.database, catalog('New'))
    await expect.poll(() => shown('SCARCE', (product) => product.name), SOON).toEqual(everywhere('New'))
    await expectPagesDropped(['P1', '*'])
  })

  it('logged no error', () => {
    expect(shops.flatMap(({ faults }) => faults)).toEqual([])
  })
})
