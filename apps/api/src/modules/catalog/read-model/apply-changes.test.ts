import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '@meerkat/contract/product'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Change } from '../../../changes/change.ts'
import type { QueryPlan } from '../../../search/catalog-search.ts'
import { planForGroup } from '../../../search/indexing/group-fields.ts'
import { aCatalog, aCategory, aProduct } from '../../../testing/a-catalog.ts'
import { GROUP, STORES, step } from '../../../testing/any-catalog-write.ts'
import { type CatalogDatabase, type OpenOptions, openCatalogDatabase, type ReadCatalog } from '../../../testing/open-read-model.ts'
import { putProduct, type Run, writeDocuments } from '../../../testing/write-documents.ts'
import type { StoreViewCatalog } from './store-view-catalog.ts'

/**
 * After any sequence of single writes, deletions and imports, applied in any batches and with restarts in between, documents
 * and index equal those of a fresh load.
 */

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

const run: Run = async (text, values = []) => catalog.sql.run({ name: `test ${text}`.slice(0, 60), text }, values)

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
        } else pending.push(...(await writeDocuments(run, one)))
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
    const tags = await read.model.apply(await putProduct(run, '', aProduct({ id: 1, name })))
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
