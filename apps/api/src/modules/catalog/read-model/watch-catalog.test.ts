import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importCatalog } from '../../../catalog-writes/import-catalog.ts'
import { aCatalog, aProduct } from '../../../testing/a-catalog.ts'
import { type CatalogDesk, openCatalogDesk } from '../../../testing/open-read-model.ts'
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts'
import { searchByWire, type WireAnswer, where } from '../../../testing/search-by-wire.ts'
import { watchCatalog } from './watch-catalog.ts'

const HOUR_MS = 3_600_000
const quiet = { info() {}, warn() {}, error() {} }
const catalogOf = (name: string, count = 1) =>
  aCatalog({ products: Array.from({ length: count }, (_, at) => aProduct({ id: at + 1, name: `${name} ${at}` })) })

let desk: CatalogDesk
beforeAll(async () => {
  desk = await openCatalogDesk()
})
afterAll(() => desk.close())

describe('an import of another process', () => {
  it('is noticed, once', async () => {
    const { model, product } = await desk.read(catalogOf('Old'))
    let refreshes = 0
    const watch = watchCatalog({
      findVersion: desk.findVersion,
      loadedVersion: model.version,
      refresh: () => {
        refreshes++
        return model.refresh()
      },
      log: quiet,
      everyMs: HOUR_MS,
    })
    await watch.check()
    expect(refreshes).toBe(0)
    await desk.import(catalogOf('New'))
    expect(product(1).name).toBe('Old 0')
    await Promise.all([watch.check(), watch.check()])
    expect({ name: product(1).name, refreshes }).toEqual({ name: 'New 0', refreshes: 1 })
    await watch.check()
    expect(refreshes).toBe(1)
    await watch.close()
  })

  it('is looked for again after a fault, which is logged once', async () => {
    const warnings: string[] = []
    let isAway = true
    let loaded = 'one'
    const watch = watchCatalog({
      findVersion: async () => {
        if (isAway) throw new Error('away')
        return 'two'
      },
      loadedVersion: () => loaded,
      refresh: async () => {
        loaded = 'two'
      },
      log: { ...quiet, warn: (_details, message) => warnings.push(message) },
      everyMs: HOUR_MS,
    })
    await watch.check()
    await watch.check()
    expect([loaded, warnings.length]).toEqual(['one', 1])
    isAway = false
    await watch.check()
    expect(loaded).toBe('two')
    await watch.close()
  })
})

it('answers every search while the catalogue is read again', async () => {
  const shop = await openTestShop({ bundle: catalogOf('Old', 300) })
  try {
    await importCatalog(shop.database, catalogOf('New', 300))
    const [answers] = await Promise.all([searchAgainAndAgain(shop), shop.api.refreshCatalog()])
    expect(new Set(answers.map(({ hits }) => hits.hits.length))).toEqual(new Set([300]))
    expect(answers[0]?.hits.hits[0]?._source['name']).toBe('Old 0')
    const { hits } = await searchByWire(shop.app, { filters: [where('id', { eq: 1 })] })
    expect(hits.hits[0]?._source['name']).toBe('New 0')
    expect(shop.faults).toEqual([])
  } finally {
    await shop.close()
  }
})

async function searchAgainAndAgain({ app }: TestShop): Promise<WireAnswer[]> {
  const answers: WireAnswer[] = []
  for (let turn = 0; turn < 80; turn++) {
    answers.push(await searchByWire(app, { filters: [where('status', { eq: 1 })], params: { size: 300, _source_include: 'name' } }))
    await new Promise(setImmediate)
  }
  return answers
}
