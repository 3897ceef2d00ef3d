import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@meerkat/api/db'
import { migrateDatabase } from '@meerkat/api/migrate'
import { createOperator, type Operator } from '@meerkat/api/operator'
import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { Product } from '@meerkat/contract/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aCategory, aProduct, aReview, ZA_TAX } from '../../api/src/testing/a-catalog.ts'
import { aLine, anOrder } from '../../api/src/testing/a-shopper.ts'
import { createPostgresDatabase } from '../../api/src/testing/create-postgres-database.ts'
import { findFreePort } from '../../api/src/testing/find-free-port.ts'
import { loadProcesses, type ProcessLoad } from './load-processes.ts'
import { type ShopProcess, startProcess } from './start-process.ts'

const QUIET = { info() {}, warn() {}, error() {} }
/**
 * The shop promises one second, and `npm run bench -- changes` measures it. Here four loaded processes may share two busy cores with
 * other tests, so the limit only ends a test that would never succeed.
 */
const SOON = { timeout: 60_000, interval: 20 }

const PAGE = '/dogs/rush.html'
const NEW_PAGE = '/dogs/later.html'
const AVAILABILITY = /schema\.org\/(?:In|OutOf)Stock/
const MISSING = /status 404/

const dogs = (name: string) => aCategory({ id: 7, level: 2, parent_id: 1, url_path: 'dogs', name })
const about = (content: string) => ({ id: 3, identifier: 'about', title: 'About', content, store_id: [0], active: true })
const rush = (fields: Partial<Product> = {}) =>
  aProduct({ id: 1, sku: 'RUSH', name: 'Rush', url_path: PAGE.slice(1), category_ids: [7], ...fields })
const LATER = aProduct({ id: 2, sku: 'LATER', name: 'Later', url_path: NEW_PAGE.slice(1), category_ids: [7] })
const PLENTY = aProduct({ id: 3, sku: 'PLENTY', name: 'Plenty', url_path: 'cats/plenty.html', category_ids: [8] })

function aBundle(name: string): CatalogBundle {
  return aCatalog({
    categories: [
      aCategory({ id: 1, level: 1 }),
      dogs('Dogs'),
      aCategory({ id: 8, level: 2, parent_id: 1, url_path: 'cats', name: 'Cats' }),
    ],
    cmsPages: [about('Content before')],
    products: [rush({ name }), PLENTY],
    stock: [
      { sku: 'RUSH', product_id: 1, qty: 5, is_in_stock: true, manage_stock: true },
      { sku: 'PLENTY', product_id: 3, qty: 1_000_000, is_in_stock: true, manage_stock: true },
    ],
  })
}

interface ChangeOfTheShop {
  readonly what: string
  readonly path: string
  /** What of the page is compared; a page without it is compared by its status. */
  readonly shown: RegExp
  readonly before: RegExp
  readonly after: RegExp
  write(writers: { operator: Operator; database: Database; origin: string }): Promise<unknown>
}

/** In this order: each change builds on the state that those before it left. */
const CHANGES: readonly ChangeOfTheShop[] = [
  {
    what: 'the stock that an order at one process used up',
    path: PAGE,
    shown: AVAILABILITY,
    before: /InStock/,
    after: /OutOfStock/,
    write: async ({ origin }) => {
      const body = JSON.stringify(anOrder({ products: [aLine('RUSH', 5)] }))
      const answer = await fetch(`${origin}/api/order`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      expect(answer.status).toBe(200)
    },
  },
  {
    what: 'stock set by the operator',
    path: PAGE,
    shown: AVAILABILITY,
    before: /OutOfStock/,
    after: /\/InStock/,
    write: ({ operator }) => operator.setStock('RUSH', 9),
  },
  {
    what: 'a price',
    path: PAGE,
    shown: /"price":"?[\d.]+/,
    before: /115/,
    after: /460/,
    write: ({ operator }) => operator.editProduct({ sku: 'RUSH', storeCode: '' }, { kind: 'price', price: 400 }),
  },
  {
    what: 'a text',
    path: PAGE,
    shown: /A longer text|<\/html>/,
    before: /html/,
    after: /A longer text/,
    write: ({ operator }) => operator.putDocument({ entity: 'product', storeCode: '' }, rush({ description: 'A longer text' })),
  },
  {
    what: 'a new product, on its page',
    path: NEW_PAGE,
    shown: /Later/,
    before: MISSING,
    after: /Later/,
    write: ({ operator }) => operator.putDocument({ entity: 'product', storeCode: '' }, LATER),
  },
  {
    what: 'a deleted product, on its page',
    path: NEW_PAGE,
    shown: /Later/,
    before: /Later/,
    after: MISSING,
    write: ({ operator }) => operator.deleteDocument({ entity: 'product', storeCode: '' }, LATER.id as number),
  },
  {
    what: 'a new product, in its category',
    path: '/dogs',
    shown: /Later|<\/html>/,
    before: /html/,
    after: /Later/,
    write: ({ operator }) => operator.putDocument({ entity: 'product', storeCode: '' }, LATER),
  },
  {
    what: 'a deleted product, in its category',
    path: '/dogs',
    shown: /Later|<\/html>/,
    before: /Later/,
    after: /html/,
    write: ({ operator }) => operator.deleteDocument({ entity: 'product', storeCode: '' }, LATER.id as number),
  },
  {
    what: 'a category',
    path: '/dogs',
    shown: /Hounds|Dogs/,
    before: /Dogs/,
    after: /Hounds/,
    write: ({ operator }) => operator.putDocument({ entity: 'category', storeCode: '' }, dogs('Hounds')),
  },
  {
    what: 'the category of a product',
    path: PAGE,
    shown: /Hounds|Puppies/,
    before: /Hounds/,
    after: /Puppies/,
    write: ({ operator }) => operator.putDocument({ entity: 'category', storeCode: '' }, dogs('Puppies')),
  },
  {
    what: 'an approved review',
    path: PAGE,
    shown: /"reviewCount":\d+|<\/html>/,
    before: /html/,
    after: /"reviewCount":1/,
    write: async ({ operator, database }) => {
      const review = aReview({ id: 900, product_id: 1, review_status: 2, ratings: [{ rating_name: 'Rating', value: 4 }] })
      await database.sql.run(
        {
          name: 'insert-waiting-review',
          text: `insert into review (id, product_id, review_status, created_at, body) values (900, 1, 2, '2026-01-01', $1)`,
        },
        [JSON.stringify(review)],
      )
      await operator.decideReviews([900], 'approve')
    },
  },
  {
    what: 'a content page',
    path: '/i/about',
    shown: /Content (?:before|after)/,
    before: /before/,
    after: /after/,
    write: ({ operator }) => operator.putDocument({ entity: 'cms_page', storeCode: '' }, about('Content after')),
  },
  {
    what: 'a tax rate',
    path: PAGE,
    shown: /"price":"?[\d.]+/,
    before: /115/,
    after: /120/,
    write: ({ operator }) =>
      operator.putDocument({ entity: 'tax_rule', storeCode: '' }, { ...ZA_TAX, rates: [{ ...ZA_TAX.rates![0]!, rate: 20 }] }),
  },
  {
    what: 'an import',
    path: PAGE,
    shown: /Rush|Imported/,
    before: /Rush/,
    after: /Imported/,
    write: ({ operator }) => operator.importCatalog(aBundle('Imported')),
  },
]

describe.each([2, 4])('%i processes on one PostgreSQL under load, with the output cache', (count) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-changes-'))
  const shops: ShopProcess[] = []
  /** One port each, so that the test knows which process answers. `processes.pg.test.ts` has several behind one port. */
  let origins: string[] = []
  let database: Database
  let operator: Operator
  let load: ProcessLoad

  beforeAll(async () => {
    const databaseUrl = await createPostgresDatabase()
    database = await openDatabase({ databaseUrl, dataDir, log: QUIET })
    await migrateDatabase(database)
    operator = createOperator(database)
    await operator.importCatalog(aBundle('Rush'))
    for (let at = 0; at < count; at += 1) {
      const port = String(await findFreePort())
      shops.push(startProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: port, OUTPUT_CACHE: 'on' }))
      origins = [...origins, `http://127.0.0.1:${port}`]
    }
    await Promise.all(shops.map((shop) => shop.open))
    load = loadProcesses(origins, { paths: ['/', '/cats', '/cats/plenty.html', '/dogs', PAGE, '/i/about'], sku: 'PLENTY' })
  })
  afterAll(async () => {
    await load?.stop()
    await Promise.all(shops.filter(({ child }) => child.exitCode === null).map((shop) => shop.stop()))
    await database?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** What each process shows of a page. */
  function showing({ path, shown }: ChangeOfTheShop): Promise<string[]> {
    return Promise.all(
      origins.map(async (origin) => {
        const answer = await fetch(`${origin}${path}`)
        const text = await answer.text()
        return answer.status === 200 ? (shown.exec(text)?.[0] ?? 'nothing of it') : `status ${answer.status}`
      }),
    )
  }

  /** What each process says of its cache: `Hit` or `Miss`. */
  function cacheStates(path: string): Promise<(string | null)[]> {
    return Promise.all(
      origins.map(async (origin) => {
        const answer = await fetch(`${origin}${path}`)
        await answer.text()
        return answer.headers.get('x-vs-cache')
      }),
    )
  }

  /** Waits until each process has answered further requests of the load. */
  async function expectLoad(): Promise<void> {
    const before = load.answered()
    await expect.poll(() => load.answered().every((answered, at) => answered > before[at]!), SOON).toBe(true)
  }

  const everywhere = (value: unknown) => origins.map(() => value)

  it.each(CHANGES)('all show $what, on a page that they had cached', async (change) => {
    await expect.poll(() => showing(change), SOON).toEqual(everywhere(expect.stringMatching(change.before)))
    await expect.poll(() => cacheStates(change.path), SOON).toEqual(everywhere('Hit'))
    await expectLoad()
    await change.write({ operator, database, origin: origins[0]! })
    await expect.poll(() => showing(change), SOON).toEqual(everywhere(expect.stringMatching(change.after)))
    await expectLoad()
  })

  it('answered every request of the load', async () => {
    await load.stop()
    expect(load.failures()).toEqual([])
    expect(Math.min(...load.answered())).toBeGreaterThan(100)
    const { qty } = (await operator.findStock('PLENTY'))!
    expect(qty).toBeLessThan(1_000_000)
  })
})
