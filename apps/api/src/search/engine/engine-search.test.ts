import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { CatalogContent, CatalogSearch, IndexDocument, QueryPlan } from '../catalog-search.ts'
import { createEngineSearch } from './engine-search.ts'
import { type EngineThread, startEngineThread } from './engine-thread.ts'

const opened: CatalogSearch[] = []
const directory = mkdtempSync(join(tmpdir(), 'meerkat-search-'))
afterEach(async () => {
  await Promise.all(opened.splice(0).map((search) => search.close()))
  rmSync(directory, { recursive: true, force: true })
})

function open(thread: 'own' | 'same', snapshotDir: string | null = null): CatalogSearch {
  const search = createEngineSearch({ snapshotDir, thread })
  opened.push(search)
  return search
}

const schema = { language: 'en', text: [{ name: 'name', boost: 4 }], keyword: ['brand'], numeric: ['final_price'] }

function* documents(): Generator<IndexDocument> {
  for (let id = 1; id <= 1200; id++) {
    yield {
      id,
      sku: `SKU-${id}`,
      text: { name: id % 2 ? 'puppy kibble' : 'cat litter' },
      values: { brand: String(id % 7), final_price: id },
    }
  }
}

function aContent(parts: Partial<CatalogContent> = {}): CatalogContent {
  return { index: 'shop', snapshot: 'shop', version: '1', schema, size: 1200, documents, changes: () => [], ...parts }
}

const plan: QueryPlan = {
  text: { text: 'pupy', mode: 'words', fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 },
  filters: [{ kind: 'terms', field: 'brand', values: ['3'] }],
  facets: [{ kind: 'terms', name: 'brands', field: 'brand', size: 3 }],
  sort: [{ field: 'final_price', order: 'desc' }],
  from: 0,
  size: 3,
}

describe('the engine behind the port', () => {
  it('gives the same results in a separate thread', async () => {
    const same = open('same')
    const own = open('own')
    await Promise.all([same.fill(aContent()), own.fill(aContent())])
    const answer = await same.search('shop', plan)
    expect(answer.hits.map(({ id }) => id)).toEqual([1193, 1179, 1165])
    expect(await own.search('shop', plan)).toEqual(answer)
    const changes = [{ kind: 'patch', id: 1179, values: { final_price: 5000 } } as const]
    await Promise.all([same.change('shop', changes), own.change('shop', changes)])
    for (const search of [same, own]) expect((await search.search('shop', plan)).hits[0]).toMatchObject({ id: 1179 })
  })

  it.each(['same', 'own'] as const)('refuses an index that was never filled (%s thread)', async (thread) => {
    await expect(open(thread).search('nothing', plan)).rejects.toThrow(/not filled/)
  })

  it('replaces a thread that has died and fills it with the current documents', async () => {
    const threads: EngineThread[] = []
    const startThread = (snapshotDir: string | null) => {
      const thread = startEngineThread(snapshotDir)
      threads.push(thread)
      return thread
    }
    const search = createEngineSearch({ snapshotDir: null, thread: 'own', startThread })
    opened.push(search)
    await search.fill(aContent())
    const before = await search.search('shop', plan)
    await threads[0]!.close()
    expect(await Promise.all([search.search('shop', plan), search.search('shop', plan)])).toEqual([before, before])
    expect(threads.length).toBe(2)
  })

  it('refuses everything once its thread has ended', async () => {
    const search = open('own')
    await search.fill(aContent())
    await search.close()
    await expect(search.search('shop', plan)).rejects.toThrow(/ended/)
  })
})

describe('saved indexes', () => {
  const neverAsked = () => {
    throw new Error('The documents were read')
  }

  it('are loaded by version and brought up to date', async () => {
    await open('same', directory).fill(aContent())
    const search = open('own', directory)
    await search.fill(aContent({ documents: neverAsked, changes: () => [{ kind: 'patch', id: 10, values: { final_price: 9999 } }] }))
    expect(
      (await search.search('shop', { ...plan, filters: [{ kind: 'range', field: 'final_price', gte: 9999 }], facets: [] })).total,
    ).toBe(0)
    const moved = await search.search('shop', {
      filters: [{ kind: 'range', field: 'final_price', gte: 9999 }],
      facets: [],
      sort: [],
      from: 0,
      size: 5,
    })
    expect(moved.hits.map(({ id }) => id)).toEqual([10])
  })

  it('are built in a separate thread when a store view is filled again, and only read by the thread that searches', async () => {
    const search = open('same', directory)
    await search.fill(aContent())
    const renamed = [{ id: 1, sku: 'SKU-1', text: { name: 'parrot' }, values: {} }]
    let asked = 0
    const again = () => {
      asked++
      return renamed
    }
    await search.fill(aContent({ index: 'shop again', documents: again }))
    const parrots = { ...plan, text: { ...plan.text!, text: 'parrot' }, filters: [], facets: [] }
    expect([asked, (await search.search('shop again', parrots)).total, (await search.search('shop', parrots)).total]).toEqual([1, 1, 0])
  })

  it('are rebuilt when they are damaged or have another version or other fields, and only the last one stays on disk', async () => {
    await open('same', directory).fill(aContent())
    await expect(open('same', directory).fill(aContent({ version: '2', documents: neverAsked }))).rejects.toThrow(/documents were read/)
    await expect(open('same', directory).fill(aContent({ schema: { ...schema, keyword: [] }, documents: neverAsked }))).rejects.toThrow(
      /documents were read/,
    )
    await open('same', directory).fill(aContent({ version: '2' }))
    const [file, ...others] = readdirSync(directory)
    expect(others).toEqual([])
    writeFileSync(join(directory, file!), 'nonsense')
    await expect(open('same', directory).fill(aContent({ version: '2', documents: neverAsked }))).rejects.toThrow(/documents were read/)
  })

  it('are optional: search works when they cannot be written', async () => {
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(directory, 'a-file'), '')
    const search = open('same', join(directory, 'a-file'))
    await search.fill(aContent())
    expect((await search.search('shop', plan)).total).toBeGreaterThan(0)
  })
})
