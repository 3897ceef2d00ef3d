import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { buildIndex } from '@meerkat/search/build/build-index'
import type { CatalogIndex } from '@meerkat/search/build/catalog-index'
import type { IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'
import { searchIndex } from '@meerkat/search/query/search-index'
import { productTexts } from '@meerkat/search/testing/small-catalog'

/**
 * Search relevance against human judgements: `node bench/src/search/relevance.ts DIRECTORY [worst]`.
 * The directory holds `products.jsonl.gz` (a line each: id, title, brand, type, text, price) and `judgements.csv` (query, id,
 * rating 0-3). Prints NDCG at ten over the queries that have a good answer, for the results as they are and without those that have no
 * rating; with a number, that many of the worst queries.
 */
const [directory, worst = '0'] = process.argv.slice(2)
if (directory === undefined) throw new Error('Which directory? It has to hold products.jsonl.gz and judgements.csv.')

const PAGE = 10
/** Deep enough for ten results that have a rating. */
const DEPTH = 1000
const CATEGORIES = 'category_names'
const schema: IndexSchema = {
  language: 'en',
  text: productTexts,
  keyword: [CATEGORIES],
  numeric: [],
  categoryNames: CATEGORIES,
}

const index = buildIndex(schema, readProducts(join(directory, 'products.jsonl.gz')))
const judged = Array.from(readJudgements(join(directory, 'judgements.csv')), ([query, ratings]) => judge(index, query, ratings))
const results = judged.filter((result) => result !== null).sort((a, b) => a.ndcg - b.ndcg)
for (const { query, ndcg, shown } of results.slice(0, Number(worst))) console.log(`${ndcg.toFixed(3)}  ${query.padEnd(24)}  ${shown}`)
const mean = (values: readonly number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(4)
console.log(`NDCG@${PAGE} over ${results.length} queries   ${mean(results.map(({ ndcg }) => ndcg))}`)
console.log(`the same of judged products alone   ${mean(results.map(({ ofJudged }) => ofJudged))}`)

function readProducts(path: string): IndexDocument[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n')
  return lines.map((line) => {
    const { id, title, type, text }: Record<'id' | 'title' | 'type' | 'text', string> = JSON.parse(line)
    return {
      id: Number(id),
      sku: id,
      text: { name: title, sku: id, 'category.name': type, ingredients: text },
      values: { [CATEGORIES]: type },
    }
  })
}

function readJudgements(path: string): Map<string, Map<number, number>> {
  const judgements = new Map<string, Map<number, number>>()
  for (const line of readFileSync(path, 'utf8').trim().split('\n').slice(1)) {
    const [, query, id, rating] = line.match(/^"?(.*?)"?,(\d+),(\d+)$/) ?? []
    if (query === undefined) throw new Error(`Not a judgement: ${line}`)
    const ratings = judgements.get(query) ?? new Map<number, number>()
    judgements.set(query, ratings.set(Number(id), Number(rating)))
  }
  return judgements
}

/** Null for a query without any relevant product. */
function judge(index: CatalogIndex, query: string, ratings: ReadonlyMap<number, number>) {
  const ideal = gainOf([...ratings.values()].sort((a, b) => b - a))
  if (ideal === 0) return null
  const text = { text: query, mode: 'words', fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 } as const
  const { hits } = searchIndex(index, { text, filters: [], facets: [], sort: [], from: 0, size: DEPTH })
  const found = hits.map(({ id }) => ratings.get(id))
  return {
    query,
    ndcg: gainOf(found.map((rating) => rating ?? 0)) / ideal,
    ofJudged: gainOf(found.filter((rating) => rating !== undefined)) / ideal,
    shown: found
      .slice(0, PAGE)
      .map((rating) => rating ?? '-')
      .join(' '),
  }
}

/** Discounted cumulative gain of the first page. */
function gainOf(ratings: readonly number[]): number {
  return ratings.slice(0, PAGE).reduce((sum, rating, place) => sum + (2 ** rating - 1) / Math.log2(place + 2), 0)
}
