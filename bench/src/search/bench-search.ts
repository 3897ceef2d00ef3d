import { buildIndex } from '@meerkat/search/build/build-index'
import type { CatalogIndex } from '@meerkat/search/build/catalog-index'
import { readSnapshot, writeSnapshot } from '@meerkat/search/build/snapshot'
import { applyChanges } from '@meerkat/search/delta/apply-changes'
import type { QueryPlan } from '@meerkat/search/query/query-plan'
import { searchIndex } from '@meerkat/search/query/search-index'
import type { BenchRow } from '../bench-row.ts'
import { generateProducts } from './synthetic-catalog.ts'
import { generateQueries, syntheticSchema, toDocument } from './synthetic-queries.ts'

const QUERIES = 300
const CHANGES = 10_000

interface Goals {
  category?: string
  typo?: string
  prefix?: string
  p99?: string
  build?: string
  load?: string
  change?: string
}

const goalsOf: Record<number, Goals> = {
  100_000: { category: '<= 0.2', typo: '<= 0.5', prefix: '<= 0.13', p99: '<= 3.5', build: '<= 2000', load: '<= 100', change: '<= 0.01' },
  1_000_000: { category: '<= 1', typo: '<= 12', prefix: '<= 2.5' },
}

/** The engine alone, at 1,000 to 100,000 products; a million where BENCH_MILLION is set, which takes minutes and gigabytes. */
export async function benchSearch(): Promise<BenchRow[]> {
  const sizes = [1000, 10_000, 100_000, ...(process.env['BENCH_MILLION'] ? [1_000_000] : [])]
  return sizes.flatMap((size) => benchSize(size, goalsOf[size] ?? {}))
}

function benchSize(size: number, goals: Goals): BenchRow[] {
  const row = (name: string, value: number, goal?: string): BenchRow => ({
    name: `search ${size.toLocaleString('en')}: ${name}`,
    value,
    unit: 'ms',
    ...(goal ? { goal } : {}),
  })
  const documents = Array.from(generateProducts(size), toDocument)
  const [index, buildMs] = timed(() => buildIndex(syntheticSchema, documents))
  const bytes = writeSnapshot(index)
  const [, loadMs] = timed(() => readSnapshot(bytes))
  const queries = generateQueries(size, QUERIES)
  const measures = [
    { name: 'filtered category, 5 facets', goal: goals.category, times: measure(index, queries.categories) },
    { name: 'two words, one misspelt', goal: goals.typo, times: measure(index, queries.typos) },
    { name: 'as you type', goal: goals.prefix, times: measure(index, queries.prefixes) },
  ]
  return [
    row('build', buildMs, goals.build),
    row(`snapshot of ${(bytes.length / 1e6).toFixed(1)} MB, load`, loadMs, goals.load),
    ...measures.flatMap(({ name, goal, times }) => [
      row(`${name}, p50`, quantile(times, 0.5), goal),
      row(`${name}, p99`, quantile(times, 0.99), goals.p99),
    ]),
    row('one price change', measureChanges(index, size), goals.change),
  ]
}

/** Time of each query after three warm-up rounds, sorted ascending. */
function measure(index: CatalogIndex, plans: readonly QueryPlan[]): number[] {
  for (let round = 0; round < 3; round++) for (const plan of plans) searchIndex(index, plan)
  return plans.map((plan) => timed(() => searchIndex(index, plan))[1]).sort((a, b) => a - b)
}

function measureChanges(index: CatalogIndex, size: number): number {
  const changes = Array.from({ length: CHANGES }, (_, number) => ({
    kind: 'patch' as const,
    id: 1000 + ((number * 7919) % size),
    values: { final_price: number, status: 1 },
  }))
  return timed(() => applyChanges(index, changes))[1] / CHANGES
}

function timed<T>(run: () => T): [T, number] {
  const start = performance.now()
  const result = run()
  return [result, performance.now() - start]
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
