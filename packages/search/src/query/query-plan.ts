import type { ScalarValue } from '../build/index-schema.ts'

/** A condition; values compare loosely, an unknown field never matches. docs/wire.md §13.2, §14.1. */
export type Filter =
  | { kind: 'terms'; field: string; values: readonly ScalarValue[] }
  | { kind: 'range'; field: string; gt?: number; gte?: number; lt?: number; lte?: number }
  | { kind: 'exists'; field: string }
  /** A text field holds one of the words, all of them, or all of them in this order side by side. */
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

/** `_score`, `random`, or a numeric or keyword field; documents without a value come last either way. docs/wire.md §14.4. */
export interface SortKey {
  field: string
  order: 'asc' | 'desc'
}

/** docs/wire.md §14.3; the shop's numbers are fuzziness 2, prefix length 2, minimum match 0.75, minimum score 0.02. */
export interface TextQuery {
  text: string
  /** `prefix` completes the last word: what is typed in a search box. */
  mode: 'words' | 'prefix'
  /** Edits a word may be away: 0, 1 or 2. */
  fuzziness: number
  /** Letters at the start of a word that must be right. */
  prefixLength: number
  /** Dictionary words one typed word may stand for. */
  maxExpansions: number
  /** Share of the words, 0..1, rounded down but never to none, that one field must hold. */
  minimumMatch: number
  minScore: number
}

/** Raises or lowers the scores of documents that satisfy conditions. `docs/wire.md` §14.1. */
export interface Boost {
  readonly functions: readonly { readonly filter: Filter; readonly weight: number }[]
  /** How the weights of all functions that apply become one factor; 1 when none applies. */
  readonly scoreMode: 'multiply' | 'sum' | 'first' | 'max' | 'min'
  /** How factor and score become the new score. */
  readonly boostMode: 'multiply' | 'replace' | 'sum' | 'avg' | 'max' | 'min'
  readonly maxFactor: number
}

export interface QueryPlan {
  text?: TextQuery
  /** Whether to look for what the text may have been meant to say. */
  corrects?: boolean
  /** Applied one after the other. Without text every document begins with a score of 1. */
  boosts?: readonly Boost[]
  /** All must hold. */
  filters: readonly Filter[]
  facets: readonly FacetRequest[]
  /** Empty: by score when there is text or a boost, else in the order of ids. */
  sort: readonly SortKey[]
  from: number
  size: number
  /** Makes `random` repeatable, so that pages of a random order fit together. */
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
  facets: Record<string, TermBucket[] | RangeBucket[]>
  /** The text without its slips; only when it was asked for and there are some. */
  didYouMean?: string
}
