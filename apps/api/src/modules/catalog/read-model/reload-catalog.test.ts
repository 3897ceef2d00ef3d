import { expect, it } from 'vitest'
import { importCatalog } from '../../../catalog-writes/import-catalog.ts'
import { aCatalog, aProduct } from '../../../testing/a-catalog.ts'
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts'
import { searchByWire, type WireAnswer, where } from '../../../testing/search-by-wire.ts'

const catalogOf = (name: string, count = 1) =>
  aCatalog({ products: Array.from({ length: count }, (_, at) => aProduct({ id: at + 1, name: `${name} ${at}` })) })

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
