import { expect, it } from 'vitest'
import type { CatalogContent, CatalogSearch, QueryPlan, SearchHits } from '../catalog-search.ts'
import { cacheAnswers } from './cache-answers.ts'

const plan: QueryPlan = { filters: [], facets: [], sort: [], from: 0, size: 50 }
const content: CatalogContent = {
  index: 'shop',
  snapshot: 'shop',
  size: 0,
  version: '1',
  schema: { language: 'en', text: [], keyword: [], numeric: [] },
  documents: () => [],
  changes: () => [],
}
const patch = [{ kind: 'patch', id: 1, values: {} }] as const

/** A search whose total is the number of calls so far. After `hold()` it answers only when the returned function is called. */
function aSearch() {
  let asked = 0
  let gate = Promise.resolve()
  const slow: CatalogSearch = {
    async fill() {},
    async change() {},
    async search(): Promise<SearchHits> {
      const total = ++asked
      await gate
      return { total, maxScore: null, hits: [], facets: {} }
    },
    async drop() {},
    async close() {},
  }
  const hold = () => {
    const held = Promise.withResolvers<void>()
    gate = held.promise
    return held.resolve
  }
  return { search: cacheAnswers(slow), hold }
}

const totalOf = async (search: CatalogSearch, index = 'shop', asked = plan) => (await search.search(index, asked)).total

it('searches once for the same plan in the same index', async () => {
  const { search } = aSearch()
  expect(await totalOf(search)).toBe(1)
  expect(await totalOf(search, 'shop', structuredClone(plan))).toBe(1)
  expect(await totalOf(search, 'shop', { ...plan, from: 50 })).toBe(2)
  expect(await totalOf(search, 'shop_de')).toBe(3)
  expect(await totalOf(search)).toBe(1)
})

it.each([
  { what: 'a change', change: (search: CatalogSearch) => search.change('shop', patch) },
  { what: 'another catalogue', change: ({ fill }: CatalogSearch) => fill(content) },
])('searches again after $what, but only in that index', async ({ change }) => {
  const { search } = aSearch()
  await totalOf(search)
  await totalOf(search, 'shop_de')
  await change(search)
  expect(await totalOf(search)).toBe(3)
  expect(await totalOf(search, 'shop_de')).toBe(2)
})

it('keeps the cached answers when the list of changes is empty', async () => {
  const { search } = aSearch()
  await totalOf(search)
  await search.change('shop', [])
  expect(await totalOf(search)).toBe(1)
})

it('does not cache an answer that was computed before a change', async () => {
  const { search, hold } = aSearch()
  const release = hold()
  const early = totalOf(search)
  await search.change('shop', patch)
  release()
  expect(await early).toBe(1)
  expect(await totalOf(search)).toBe(2)
})

it('drops the least recently used answer', async () => {
  const { search } = aSearch()
  for (let from = 0; from < 300; from += 1) await totalOf(search, 'shop', { ...plan, from })
  expect(await totalOf(search, 'shop', { ...plan, from: 0 })).toBe(1)
  await totalOf(search, 'shop', { ...plan, from: 300 })
  expect(await totalOf(search, 'shop', { ...plan, from: 0 })).toBe(1)
  expect(await totalOf(search, 'shop', { ...plan, from: 1 })).toBe(302)
})
