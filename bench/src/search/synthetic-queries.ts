import type { IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'
import type { FacetRequest, Filter, QueryPlan, SortKey, TextQuery } from '@meerkat/search/query/query-plan'
import { productTexts } from '@meerkat/search/testing/small-catalog'
import { type Chance, createChance } from './chance.ts'
import { generateProducts, type SyntheticProduct } from './synthetic-catalog.ts'

export const syntheticSchema: IndexSchema = {
  language: 'en',
  text: productTexts,
  keyword: ['brand', 'format', 'packsize', 'colours', 'category_ids', 'visibility', 'status'],
  numeric: ['final_price', 'position', 'created_at'],
}

export function toDocument(product: SyntheticProduct): IndexDocument {
  const { id, sku, name, categoryNames, brand, format, packsize, colours, category_ids, visibility, status, final_price, position } =
    product
  return {
    id,
    sku,
    text: { name, sku, 'category.name': categoryNames, ingredients: product.ingredients },
    values: { brand, format, packsize, colours, category_ids, visibility, status, final_price, position, created_at: product.createdAt },
  }
}

export interface SyntheticQueries {
  categories: QueryPlan[]
  typos: QueryPlan[]
  prefixes: QueryPlan[]
}

/** The shop's own settings. Spec §9. */
const tuning: Omit<TextQuery, 'text' | 'mode'> = { fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 }

const listed: Filter[] = [
  { kind: 'terms', field: 'visibility', values: [2, 3, 4] },
  { kind: 'terms', field: 'status', values: [0, 1] },
]

const facets: FacetRequest[] = [
  ...['brand', 'format', 'packsize', 'colours'].map((field): FacetRequest => ({ kind: 'terms', name: field, field, size: 28 })),
  {
    kind: 'range',
    name: 'price',
    field: 'final_price',
    ranges: [{ from: 0, to: 100 }, { from: 100, to: 250 }, { from: 250, to: 400 }, { from: 400 }],
  },
]

const sorts: SortKey[][] = [
  [{ field: 'position', order: 'asc' }],
  [{ field: 'final_price', order: 'asc' }],
  [{ field: 'created_at', order: 'desc' }],
]

/** Typical queries derived from existing products: category pages, two words with a typo, prefixes. */
export function generateQueries(size: number, count: number): SyntheticQueries {
  const chance = createChance(size + 99)
  const every = Math.max(1, Math.floor(size / 2000))
  const sample = [...generateProducts(size)].filter((product, number) => number % every === 0 && longWords(product).length > 1)
  const make = (plan: (product: SyntheticProduct) => QueryPlan) => Array.from({ length: count }, () => plan(chance.pick(sample)))
  return {
    categories: make((product) => categoryPage(product, chance)),
    typos: make((product) => {
      const [first, second] = twoWords(product, chance)
      return {
        text: { ...tuning, mode: 'words', text: `${first} ${misspell(second, chance)}` },
        filters: listed,
        facets,
        sort: [],
        from: 0,
        size: 50,
      }
    }),
    prefixes: make((product) => {
      const [first, second] = twoWords(product, chance)
      const text = chance.isTrue(0.5) ? first.slice(0, 3 + chance.below(3)) : `${first} ${second.slice(0, 2 + chance.below(3))}`
      // What is typed narrows the list: every word has to be there.
      return { text: { ...tuning, mode: 'prefix', minimumMatch: 1, text }, filters: listed, facets: [], sort: [], from: 0, size: 10 }
    }),
  }
}

function categoryPage(product: SyntheticProduct, chance: Chance): QueryPlan {
  const filters: Filter[] = [...listed, { kind: 'terms', field: 'category_ids', values: [chance.pick(product.category_ids)] }]
  const draw = chance.next()
  if (draw < 0.25) filters.push({ kind: 'terms', field: 'brand', values: [String(product.brand)] })
  else if (draw < 0.45) filters.push({ kind: 'range', field: 'final_price', gte: 100, lte: 250 })
  else if (draw < 0.6) filters.push({ kind: 'terms', field: 'format', values: [product.format, 1] })
  return { filters, facets, sort: chance.pick(sorts), from: chance.isTrue(0.2) ? 50 : 0, size: 50 }
}

function twoWords(product: SyntheticProduct, chance: Chance): [string, string] {
  const words = longWords(product)
  const first = chance.pick(words)
  return [first, chance.pick(words.filter((word) => word !== first))]
}

function longWords({ name }: SyntheticProduct): string[] {
  return [...new Set(name.toLowerCase().split(' '))].filter((word) => word.length >= 5)
}

/** One typo after the first two letters: a letter deleted, replaced, inserted or swapped with the next. */
export function misspell(word: string, chance: Chance): string {
  const at = 2 + chance.below(word.length - 2)
  const letter = String.fromCharCode(97 + chance.below(26))
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
  ]
  return chance.pick(slips)
}
