import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIndex } from '../build/build-index.ts'
import { catalogSchema, createChance, makeProducts, type SmallProduct, toDocument } from '../testing/small-catalog.ts'
import type { Filter, QueryPlan } from './query-plan.ts'
import { searchIndex } from './search-index.ts'

const JARS = '/usr/share/java'
const missing = whatIsMissing()

/** A search in both forms: a line for the oracle, a plan for our engine. */
interface Search {
  line: string
  plan: QueryPlan
}

const products = makeProducts(2000)

// Compare which documents are found, not their order: our ranking differs on purpose and is judged by people (bench/src/search/relevance.ts).
describe.skipIf(missing !== null)(
  `Lucene on the same ${products.length} products${missing === null ? '' : ` (skipped: ${missing})`}`,
  () => {
    const index = buildIndex(catalogSchema, products.map(toDocument))
    const directory = mkdtempSync(join(tmpdir(), 'meerkat-oracle-'))
    const searches = { words: makeTextSearches('words'), prefix: makeTextSearches('prefix'), category: makeCategorySearches() }
    let answers: string[] = []

    beforeAll(() => {
      answers = askLucene(directory, [...searches.words, ...searches.prefix, ...searches.category])
    }, 120_000)
    afterAll(() => rmSync(directory, { recursive: true }))

    it.each([
      { what: 'two or three words, one misspelt', kind: 'words' as const, first: 0 },
      { what: 'words, the last one incomplete', kind: 'prefix' as const, first: searches.words.length },
      { what: 'a category with filters', kind: 'category' as const, first: searches.words.length + searches.prefix.length },
    ])('finds the same: $what', ({ kind, first }) => {
      const ours = searches[kind].map(({ line, plan }) => `${line}: ${idsOf(searchIndex(index, plan).hits.map(({ id }) => id))}`)
      const theirs = searches[kind].map(({ line }, at) => `${line}: ${idsOf(answers[first + at]!.split(' ').filter(Boolean).map(Number))}`)
      expect(ours).toEqual(theirs)
      expect(ours.filter((line) => !line.endsWith(': ')).length).toBeGreaterThan(ours.length / 2)
    })
  },
)

function whatIsMissing(): string | null {
  for (const tool of ['java', 'javac']) if (spawnSync(tool, ['-version']).status !== 0) return `${tool} is not installed`
  return luceneJars().length === 2 ? null : 'liblucene8-java is not installed'
}

function luceneJars(): string[] {
  try {
    return readdirSync(JARS).filter((name) => /^lucene-(?:core|analyzers-common)-8[\d.]*\.jar$/.test(name))
  } catch {
    return []
  }
}

function askLucene(directory: string, searches: readonly Search[]): string[] {
  const jars = luceneJars().map((name) => join(JARS, name))
  const source = fileURLToPath(new URL('../../oracle/LuceneOracle.java', import.meta.url))
  execFileSync('javac', ['-cp', jars.join(':'), '-d', directory, source])
  writeFileSync(join(directory, 'products.tsv'), products.map(toLine).join('\n'))
  writeFileSync(join(directory, 'queries.tsv'), searches.map(({ line }) => line).join('\n'))
  const classPath = [...jars, directory].join(':')
  const output = execFileSync('java', ['-cp', classPath, 'LuceneOracle', 'products.tsv', 'queries.tsv'], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return output.split('\n')
}

function toLine({ id, name, sku, categories, ingredients, brand, categoryIds, price }: SmallProduct): string {
  return [id, name, sku, categories, ingredients, brand, categoryIds.join('|'), price].join('\t')
}

function makeTextSearches(mode: 'words' | 'prefix'): Search[] {
  const below = createChance(mode === 'words' ? 1 : 2)
  return Array.from({ length: 150 }, () => {
    const words = products[below(products.length)]!.name.split(' ').slice(below(2), 2 + below(3))
    const last = words.pop()!
    const text = [...words, mode === 'words' ? misspell(last, below) : last.slice(0, 2 + below(3))].join(' ')
    const tuning =
      mode === 'words'
        ? { fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 }
        : { fuzziness: 0, prefixLength: 2, maxExpansions: 10_000, minimumMatch: 1, minScore: 0 }
    return {
      line: `${mode}\t${text}`,
      plan: { text: { text, mode, ...tuning }, filters: [], facets: [], sort: [], from: 0, size: products.length },
    }
  })
}

function makeCategorySearches(): Search[] {
  const below = createChance(3)
  return Array.from({ length: 150 }, (_, number) => {
    const { categoryIds, brand } = products[below(products.length)]!
    const category = categoryIds[below(2)]!
    const filters: Filter[] = [{ kind: 'terms', field: 'category_ids', values: [String(category)] }]
    if (number % 3 === 1) filters.push({ kind: 'terms', field: 'brand', values: [brand] })
    if (number % 3 === 2) filters.push({ kind: 'range', field: 'price', gte: 100, lte: 250 })
    const line = ['category', category, number % 3 === 1 ? brand : '', ...(number % 3 === 2 ? [100, 250] : ['', ''])].join('\t')
    return { line, plan: { filters, facets: [], sort: [], from: 0, size: products.length } }
  })
}

/** Drops, doubles or swaps one letter after the second. */
function misspell(word: string, below: (limit: number) => number): string {
  const at = 2 + below(word.length - 2)
  const rest = word.slice(at + 1)
  return word.slice(0, at) + [rest, word[at]! + word[at]! + rest, rest.slice(0, 1) + word[at] + rest.slice(1)][below(3)]!
}

function idsOf(ids: number[]): string {
  return ids.sort((a, b) => a - b).join(' ')
}
