import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Change } from '../../../changes/change.ts'
import type { QueryPlan } from '../../../search/catalog-search.ts'
import { planForGroup } from '../../../search/indexing/group-fields.ts'
import { aCatalog, aCategory, aProduct, aReview, ZA_TAX } from '../../../testing/a-catalog.ts'
import { type CatalogDatabase, type OpenOptions, openCatalogDatabase, type ReadCatalog } from '../../../testing/open-read-model.ts'
import type { StoreViewCatalog } from './store-view-catalog.ts'

/**
 * After any sequence of single writes, deletions and imports, applied in any batches and with restarts in between, documents
 * and index equal those of a fresh load.
 */

const STORES = ['', 'de'] as const
const GROUP = 3
const HOUR_MS = 3_600_000
const snapshotDir = mkdtempSync(join(tmpdir(), 'meerkat-apply-'))

let catalog: CatalogDatabase
beforeAll(async () => {
  catalog = await openCatalogDatabase()
})
afterAll(async () => {
  await catalog.close()
  rmSync(snapshotDir, { recursive: true, force: true })
})

const id = fc.integer({ min: 1, max: 7 })
const sku = id.map((number) => `S${number}`)
const store = fc.constantFrom(...STORES)
const word = fc.constantFrom('red', 'dog', 'puppy', 'bowl', 'kibble')
const price = fc.constantFrom(0, 50, 100, 249.99)
const offer = fc.constantFrom({}, { special_price: 40, special_from_date: '1970-01-01 02:00:00', special_to_date: '1970-01-01 05:00:00' })
const tiers = fc.constantFrom(
  {},
  {},
  { tier_prices: [{ customer_group_id: GROUP, qty: 1, value: 30 }] },
  { tier_prices: [{ customer_group_id: 5, qty: 1, value: 20 }] },
)

const common = fc.record({
  number: id,
  sku: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: sku }),
  path: fc.option(id, { nil: null }),
  name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  price,
  offer,
  tiers,
  status: fc.constantFrom(1, 1, 1, 2),
  visibility: fc.constantFrom(4, 4, 1),
  category_ids: fc.uniqueArray(fc.integer({ min: 10, max: 13 }), { maxLength: 2 }),
  brand: fc.constantFrom(71, 72, null),
  packsize: fc.constantFrom(31, 32),
})

const members = fc.uniqueArray(sku, { minLength: 1, maxLength: 3 })
const parts: fc.Arbitrary<Partial<Product>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Partial<Product>>({ type_id: 'simple' }) },
  {
    weight: 2,
    arbitrary: fc.tuple(members, price).map(([skus, amount]) => ({
      type_id: 'configurable' as const,
      configurable_options: [
        { attribute_id: '205', attribute_code: 'packsize', label: 'Pack size', values: [{ value_index: 31, label: '1 kg' }] },
      ],
      configurable_children: skus.map((one, at) => ({ id: 100 + at, sku: one, price: amount, tax_class_id: 2, packsize: 31 + at })),
    })),
  },
  {
    weight: 1,
    arbitrary: members.map((skus) => ({
      type_id: 'grouped' as const,
      product_links: skus.map((one) => ({
        sku: 'SET',
        link_type: 'associated' as const,
        linked_product_sku: one,
        linked_product_type: 'simple' as const,
      })),
    })),
  },
  {
    weight: 1,
    arbitrary: members.map((skus) => ({
      type_id: 'bundle' as const,
      bundle_options: [
        {
          option_id: 1,
          title: 'Kibble',
          required: true,
          type: 'radio' as const,
          position: 1,
          sku: 'x',
          product_links: skus.map((one, at) => ({
            id: String(at),
            sku: one,
            option_id: 1,
            qty: at + 1,
            position: at,
            is_default: at === 1,
            price: null,
            price_type: null,
            can_change_quantity: 1,
          })),
        },
      ],
    })),
  },
)

const product = fc.tuple(common, parts).map(([{ number, sku: other, path, name, offer: dates, tiers: ownTiers, ...rest }, typed]) =>
  aProduct({
    id: number,
    ...rest,
    name,
    sku: other ?? `S${number}`,
    url_path: path === null ? undefined : `p${path}.html`,
    ...dates,
    ...ownTiers,
    ...typed,
  } as Partial<Product> & { id: number }),
)

type Write =
  | { kind: 'put'; store: string; product: Product }
  | { kind: 'delete'; store: string; table: 'product' | 'category' | 'attribute' | 'cms_page'; id: number }
  | { kind: 'stock'; sku: string; qty: number | null }
  | { kind: 'review'; id: number; product_id: number; stars: number; status: number; stores: readonly number[] }
  | { kind: 'category'; store: string; id: number; parent_id: number; name: string; is_active: boolean }
  | { kind: 'attribute'; store: string; attribute: Attribute }
  | { kind: 'page'; store: string; id: number; identifier: string; active: boolean }
  | { kind: 'tax'; rate: number }
  | { kind: 'import'; products: Product[] }
type Step = Write | { kind: 'clock' } | { kind: 'apply' } | { kind: 'restart' } | { kind: 'search' }

const attribute = fc
  .tuple(fc.constantFrom(203, 205), fc.constantFrom('Brand', 'Marke'), fc.constantFrom('select', 'text'), fc.constantFrom('1 kg', '500 g'))
  .map(
    ([attribute_id, label, frontend_input, pack]): Attribute => ({
      attribute_id,
      attribute_code: attribute_id === 203 ? 'maker' : 'packsize',
      default_frontend_label: label,
      frontend_input,
      is_user_defined: true,
      is_visible: true,
      is_visible_on_front: '1',
      is_comparable: '0',
      options: [
        { value: '31', label: pack },
        { value: '32', label: '3 kg' },
      ],
    }),
  )

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('put' as const), store, product }) },
  {
    weight: 3,
    arbitrary: fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('delete' as const), store, table: fc.constant('product' as const), id }) },
      fc.record({
        kind: fc.constant('delete' as const),
        store,
        table: fc.constantFrom('category' as const, 'attribute' as const, 'cms_page' as const),
        id: fc.constantFrom(4, 10, 11, 12, 203, 205),
      }),
    ),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('stock' as const), sku, qty: fc.constantFrom(null, 0, 0, 3, 9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('review' as const),
      id: fc.integer({ min: 900, max: 904 }),
      product_id: id,
      stars: fc.integer({ min: 1, max: 5 }),
      status: fc.constantFrom(1, 1, 2),
      stores: fc.constantFrom([0], [1], [2]),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('category' as const),
      store,
      id: fc.integer({ min: 10, max: 13 }),
      parent_id: fc.constantFrom(2, 10, 11),
      name: word,
      is_active: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('attribute' as const), store, attribute }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('page' as const),
      store,
      id: fc.constantFrom(4, 5),
      identifier: fc.constantFrom('about', 'p1.html'),
      active: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tax' as const), rate: fc.constantFrom(0, 15, 19) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('import' as const), products: fc.array(product, { maxLength: 4 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('apply' as const, 'apply' as const, 'search' as const, 'clock' as const, 'restart' as const),
    }),
  },
)

it('equals a fresh load after any changes, applied in any batches, with restarts in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      await catalog.import(aCatalog({ categories: [aCategory({ id: 2, parent_id: 1 }), aCategory({ id: 10, parent_id: 2 })] }))
      for (const table of ['stock', 'review']) await run(`delete from ${table}`)
      let now = 0
      const options: OpenOptions = { now: () => now, snapshotDir, products: { useTierPrices: true }, storeCodes: STORES }
      let read = await catalog.open(options)
      let pending: Change[] = []
      const apply = async () => {
        const before = listVersions(read)
        const tags = await read.model.apply(pending)
        pending = []
        const changed = listChangedTags(before, listVersions(read))
        expect(tags.includes('*') ? [] : changed.filter((tag) => !tags.includes(tag))).toEqual([])
      }
      for (const one of steps) {
        if (one.kind === 'apply') await apply()
        else if (one.kind === 'clock') now += HOUR_MS
        else if (one.kind === 'search') await describeCatalog(read)
        else if (one.kind === 'restart') {
          read = await catalog.open(options)
          pending = []
        } else pending.push(...(await write(one)))
      }
      await apply()
      const fresh = await catalog.open({ ...options, snapshotDir: null })
      expect(await describeCatalog(read)).toEqual(await describeCatalog(fresh))
    }),
    { numRuns: 100 },
  )
}, 120_000)

it('rebuilds an index that has grown by many changed texts, and answers during the rebuild', async () => {
  await catalog.import(aCatalog({ products: [aProduct({ id: 1 })] }))
  const read = await catalog.open({ snapshotDir, storeCodes: [''], maxAppended: 2 })
  const { index } = read.model.getStoreView('').content
  for (const name of ['red bowl', 'red dog', 'red kibble']) {
    const tags = await read.model.apply(await putProduct('', aProduct({ id: 1, name })))
    expect(tags).not.toContain('*')
    const view = read.model.getStoreView('')
    expect((await read.search.search(view.content.index, { ...page, facets: [], text: textOf(name) })).hits).toMatchObject([{ id: 1 }])
  }
  await read.model.apply([])
  expect(read.model.getStoreView('').content.index).not.toBe(index)
  const fresh = await catalog.open({ storeCodes: [''] })
  expect(describeDocuments(read.model.getStoreView(''))).toEqual(describeDocuments(fresh.model.getStoreView('')))
  await expect(read.search.search(index, { ...page, facets: [] })).rejects.toThrow(/not filled/)
})

async function run(text: string, values: readonly unknown[] = []): Promise<object[]> {
  return catalog.sql.run({ name: `test ${text}`.slice(0, 60), text }, values)
}

/** Writes the documents of a step and returns the changes that a transaction would record. */
async function write(one: Write): Promise<Change[]> {
  switch (one.kind) {
    case 'put':
      return putProduct(one.store, one.product)
    case 'delete':
      await run(`delete from ${one.table} where store_code = $1 and id = $2`, [one.store, one.id])
      if (one.table === 'cms_page') return [{ topic: 'content', keys: [{ store: one.store, kind: 'page', id: one.id }] }]
      return [{ topic: one.table, keys: [{ store: one.store, id: one.id }] }]
    case 'stock':
      if (one.qty === null) await run('delete from stock where sku = $1', [one.sku])
      else
        await run(
          'insert into stock (sku, product_id, qty, is_in_stock) values ($1, 1, $2::int, $2::int > 0) on conflict (sku) do update set qty = excluded.qty, is_in_stock = excluded.is_in_stock',
          [one.sku, one.qty],
        )
      return [{ topic: 'stock', keys: [one.sku] }]
    case 'review': {
      const known = await run('select product_id from review where id = $1', [one.id])
      const ratings = [{ rating_name: 'Rating', value: one.stars }]
      const review = aReview({ id: one.id, product_id: one.product_id, review_status: one.status, stores: [...one.stores], ratings })
      await run(
        "insert into review (id, product_id, review_status, created_at, body) values ($1, $2, $3, '2026-01-01', $4) on conflict (id) do update set product_id = excluded.product_id, review_status = excluded.review_status, body = excluded.body",
        [one.id, one.product_id, one.status, JSON.stringify(review)],
      )
      return [{ topic: 'review', keys: [one.product_id, ...known.map((row) => (row as { product_id: number }).product_id)] }]
    }
    case 'category': {
      const { store: storeCode, id: number, parent_id, name, is_active } = one
      const path = `c${number}`
      const category = aCategory({ id: number, parent_id, name, is_active, url_path: path })
      await run(
        'insert into category (store_code, id, parent_id, url_path, body) values ($1, $2, $3, $4, $5) on conflict (store_code, id) do update set parent_id = excluded.parent_id, body = excluded.body',
        [storeCode, number, parent_id, path, JSON.stringify(category)],
      )
      return [{ topic: 'category', keys: [{ store: storeCode, id: number }] }]
    }
    case 'attribute': {
      const { attribute_id, attribute_code } = one.attribute
      await run(
        'insert into attribute (store_code, id, attribute_code, body) values ($1, $2, $3, $4) on conflict (store_code, id) do update set body = excluded.body',
        [one.store, attribute_id, attribute_code, JSON.stringify(one.attribute)],
      )
      return [{ topic: 'attribute', keys: [{ store: one.store, id: attribute_id }] }]
    }
    case 'page': {
      const page = { id: one.id, identifier: one.identifier, title: 'A page', content: '', store_id: [0], active: one.active }
      await run(
        'insert into cms_page (store_code, id, identifier, body) values ($1, $2, $3, $4) on conflict (store_code, id) do update set identifier = excluded.identifier, body = excluded.body',
        [one.store, one.id, one.identifier, JSON.stringify(page)],
      )
      return [{ topic: 'content', keys: [{ store: one.store, kind: 'page', id: one.id }] }]
    }
    case 'tax': {
      const rule = { ...ZA_TAX, rates: ZA_TAX.rates.map((rate) => ({ ...rate, rate: one.rate })) }
      await run('insert into tax_rule (id, place, body) values ($1, 0, $2) on conflict (id) do update set body = excluded.body', [
        rule.id,
        JSON.stringify(rule),
      ])
      return [{ topic: 'tax-rule', keys: [] }]
    }
    case 'import': {
      const gone = await run("delete from product where store_code = '' returning id")
      const keys = gone.map((row) => ({ store: '', id: (row as { id: number }).id }))
      const changes: Change[] = [{ topic: 'product', keys }]
      for (const each of one.products) changes.push(...(await putProduct('', each)))
      return changes
    }
  }
}

/** Another product with the same sku or path is replaced. */
async function putProduct(storeCode: string, { id: number, ...rest }: Product): Promise<Change[]> {
  const source = { id: number, ...rest }
  const gone = await run('delete from product where store_code = $1 and id <> $2 and (sku = $3 or url_path = $4) returning id', [
    storeCode,
    number,
    source.sku,
    source.url_path ?? null,
  ])
  await run(
    'insert into product (store_code, id, sku, type_id, url_path, body) values ($1, $2, $3, $4, $5, $6) on conflict (store_code, id) do update set sku = excluded.sku, type_id = excluded.type_id, url_path = excluded.url_path, body = excluded.body',
    [storeCode, number, source.sku, source.type_id, source.url_path ?? null, JSON.stringify(source)],
  )
  const ids = [...gone.map((row) => (row as { id: number }).id), number]
  return [{ topic: 'product', keys: ids.map((one) => ({ store: storeCode, id: one })) }]
}

type Versions = ReadonlyMap<string, string>

/** The content that pages of the default store view show, by cache tag. */
function listVersions({ model }: ReadCatalog): Versions {
  const { documents, listed } = model.getStoreView('')
  return new Map([
    ...Array.from(documents.ids(), (one) => [`P${one}`, String(documents.find(one)?.bytes)] as const),
    ...listed.category.map(({ id: one, bytes }) => [`C${one}`, String(bytes)] as const),
  ])
}

function listChangedTags(before: Versions, after: Versions): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((tag) => before.get(tag) !== after.get(tag))
}

const textOf = (text: string) =>
  ({ text, mode: 'words', fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 }) as const
const page = { filters: [], sort: [], from: 0, size: 50 } as const
const facets: QueryPlan['facets'] = [
  { kind: 'terms', name: 'brand', field: 'brand', size: 10 },
  { kind: 'terms', name: 'packs', field: 'packsize_options', size: 10 },
  { kind: 'range', name: 'price', field: 'final_price', ranges: [{ to: 60 }, { from: 60 }] },
]
const PLANS: readonly QueryPlan[] = [
  { ...page, facets, sort: [{ field: 'final_price', order: 'asc' }] },
  { ...page, facets, filters: [{ kind: 'terms', field: 'category_ids', values: [10] }], sort: [{ field: 'position', order: 'desc' }] },
  {
    ...page,
    facets: [],
    filters: [{ kind: 'terms', field: 'stock.is_in_stock', values: [true] }],
    sort: [{ field: 'rating', order: 'desc' }],
  },
  { ...page, facets: [], filters: [{ kind: 'terms', field: 'maker', values: [1] }], sort: [{ field: 'unit_price', order: 'asc' }] },
  { ...page, facets, text: textOf('red puppy') },
  { ...page, facets: [], text: textOf('S3') },
]

/** Everything that requests can read. */
async function describeCatalog({ model, search }: ReadCatalog): Promise<object> {
  await model.keepPrices()
  const views = STORES.map((code) => model.getStoreView(code))
  return Promise.all(
    views.map(async (view) => ({
      ...describeDocuments(view),
      schema: view.schema.keyword.toSorted(),
      answers: await Promise.all(
        PLANS.flatMap((plan) =>
          [null, GROUP].map((group) => search.search(view.content.index, planForGroup(plan, view.documents.priceGroupOf(group)))),
        ),
      ),
    })),
  )
}

function describeDocuments(view: StoreViewCatalog): object {
  const { documents, listed } = view
  const paths = [...[1, 2, 3, 4, 5, 6, 7].map((at) => `p${at}.html`), 'about', 'c10', 'c11', 'c12', 'c13']
  const ids = [...documents.ids()].toSorted((a, b) => a - b)
  const skus = ids.flatMap((one) => (JSON.parse(String(documents.find(one)?.bytes)) as Product).sku)
  return {
    storeCode: view.storeView.storeCode,
    products: ids.flatMap((one) => [null, GROUP, 5, 8].map((group) => JSON.parse(String(documents.findFor(one, group)?.bytes)))),
    paths: paths.map((path) => [path, view.findByPath(path)?.entity, view.findByPath(path)?.document.id]),
    bySku: skus.map((one) => documents.findBySku(one)?.id),
    parents: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'].map((one) => documents.findParents(one).map((parent) => parent.id)),
    listed: Object.fromEntries(
      Object.entries(listed).map(([entity, documents]) => [entity, documents.map(({ bytes }) => JSON.parse(String(bytes)))]),
    ),
  }
}
