import type { ScalarValue } from '../build/index-schema.ts'

/** A condition; values compare loosely, an unknown field never matches. docs/wire.md §13.2, §14.1. */
export type Filter =
  | { kind: 'terms'; field: string; values: readonly ScalarValue[] }
  | { kind: 'range'; field: string; gt?: number; gte?: number; lt?: number; lte?: number }
  | { kind: 'exists'; field: string }
  /** A text field contains one of the words, all of them, or all of them adjacent and in this order. */
  | { kind: 'words'; field: string; text: string; match: 'any' | 'all' | 'phrase' }
  | { kind: 'all'; filters: readonly Filter[] }
  | { kind: 'any'; filters: readonly Filter[] }
  | { kind: 'none'; filters: readonly Filter[] }

/** Counts over the fully filtered result; in ranges `from` is inclusive, `to` exclusive. docs/wire.md §13.2 rule 5, 13.5. */
export type FacetRequest =
  | { kind: 'terms'; name: string; field: string; size: number }
  | { kind: 'range'; name: string; field: string; ranges: readonly FacetRange[] }

export interface FacetRange {
  from?: number
  to?: number
}

/** `_score`, `random`, or a numeric or keyword field; documents without a value come last in both directions. docs/wire.md §14.4. */
export interface SortKey {
  field: string
  order: 'asc' | 'desc'
}

/** docs/wire.md §14.3; the shop's numbers are fuzziness 2, prefix length 2, minimum match 0.75, minimum score 0.02. */
export interface TextQuery {
  text: string
  /** `prefix` completes the last word, for search as you type. */
  mode: 'words' | 'prefix'
  /** Maximum edit distance of a word: 0, 1 or 2. */
  fuzziness: number
  /** Number of letters at the start of a word that must be correct. */
  prefixLength: number
  /** Maximum number of dictionary words that one typed word is expanded to. */
  maxExpansions: number
  /** Share of the words, 0..1, that one field must contain; rounded down, but at least one word. */
  minimumMatch: number
  minScore: number
  /**
   * Goes beyond the rules of docs/wire.md §14.3: the words may be spread over several fields; when some documents contain all of them,
   * those that contain only the common ones are left out; when none contains enough of them, fewer are enough. Not set for clients that write their own text conditions.
   */
  forShoppers?: boolean
}

/** Raises or lowers the scores of documents that satisfy conditions. `docs/wire.md` §14.1. */
export interface Boost {
  readonly functions: readonly { readonly filter: Filter; readonly weight: number }[]
  /** How the weights of all functions that apply are combined into one factor; 1 when none applies. */
  readonly scoreMode: 'multiply' | 'sum' | 'first' | 'max' | 'min'
  /** How factor and score are combined into the new score. */
  readonly boostMode: 'multiply' | 'replace' | 'sum' | 'avg' | 'max' | 'min'
  readonly maxFactor: number
}

export interface QueryPlan {
  text?: TextQuery
  /** Whether to look for a correction of the text. */
  corrects?: boolean
  /** Applied one after the other. Without text every document begins with a score of 1. */
  boosts?: readonly Boost[]
  /** All must match. */
  filters: readonly Filter[]
  facets: readonly FacetRequest[]
  /** Empty: by score when there is text or a boost, else in the order of ids. */
  sort: readonly SortKey[]
  from: number
  size: number
  /** Makes `random` repeatable, so that no document appears on two pages of a random order. */
  seed?: number
}

export interface SearchHit {
  id: number
  score: number | null
}

/** The key keeps the JSON type it had in the document. */
export interface TermBucket {
  key: string | number
  count: number
}

export interface RangeBucket {
  from?: number
  to?: number
  count: number
}

export interface SearchHits {
  total: number
  maxScore: number | null
  hits: SearchHit[]
  /**
   * How many of the hits, on all pages, contain every word of the text; they come first. Missing unless hits with only some of the words
   * follow, which happens only when hits are sorted by relevance.
   */
  completeTotal?: number
  facets: Record<string, TermBucket[] | RangeBucket[]>
  /** The corrected text; only when it was requested and the text has typos. */
  didYouMean?: string
}
