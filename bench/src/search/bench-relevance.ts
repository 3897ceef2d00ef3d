import type { BenchRow } from '../bench-row.ts'
import { startShop } from '../shop/start-shop.ts'
import { PET_QUERIES, type PetQuery } from './pet-queries.ts'

const INDEXES: Readonly<Record<PetQuery['language'], string>> = {
  en: 'vue_storefront_catalog',
  de: 'vue_storefront_catalog_de',
  it: 'vue_storefront_catalog_it',
}
const PLACES = 4

/** How many of the first four results of a search in the demo shop are relevant. */
export async function benchRelevance(): Promise<BenchRow[]> {
  const shop = await startShop()
  try {
    const all = new Map<string, readonly string[]>()
    for (const [language, index] of Object.entries(INDEXES)) all.set(language, await findSkus(shop.url, { index, text: '', size: 4000 }))
    const shares: { language: string; share: number; isEmpty: boolean }[] = []
    for (const { language, text, expected } of PET_QUERIES) {
      const first = await findSkus(shop.url, { index: INDEXES[language], text, size: PLACES })
      const wanted = Math.min(PLACES, all.get(language)!.filter((sku) => expected.test(sku)).length)
      shares.push({ language, share: first.filter((sku) => expected.test(sku)).length / wanted, isEmpty: first.length === 0 })
    }
    const mean = (some: typeof shares) => (100 * some.reduce((sum, { share }) => sum + share, 0)) / some.length
    const row = (name: string, some: typeof shares): BenchRow => ({ name, value: mean(some), unit: '%', goal: '>= 90' })
    return [
      row(`expected among the first ${PLACES}`, shares),
      ...Object.keys(INDEXES).map((language) =>
        row(
          `expected among the first ${PLACES}: ${language}`,
          shares.filter((one) => one.language === language),
        ),
      ),
      { name: 'queries that find nothing', value: shares.filter(({ isEmpty }) => isEmpty).length, unit: '', goal: '0' },
    ]
  } finally {
    await shop.stop()
  }
}

async function findSkus(url: string, { index, text, size }: { index: string; text: string; size: number }): Promise<string[]> {
  const sold = [
    { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
    { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
  ]
  const request = { _appliedFilters: sold, _availableFilters: [], _appliedSort: [], _searchText: text }
  const query = new URLSearchParams({ request: JSON.stringify(request), request_format: 'search-query', size: String(size) })
  query.set('_source_include', 'sku')
  const answer = await fetch(`${url}/api/catalog/${index}/product/_search?${query}`)
  const { hits } = (await answer.json()) as { hits: { hits: { _source: { sku: string } }[] } }
  return hits.hits.map(({ _source }) => _source.sku)
}
