import type { IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'
import type { IndexChange } from '@meerkat/search/delta/index-change'
import type { QueryPlan, SearchHits } from '@meerkat/search/query/query-plan'

// The port's words: who uses it needs no other door to the engine's room.
export type { FieldValue, IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'
export type { IndexChange } from '@meerkat/search/delta/index-change'
export type { QueryPlan, SearchHits } from '@meerkat/search/query/query-plan'

/** What one store view has to search in. */
export interface CatalogContent {
  /** Name of the index, one per store view. */
  index: string
  /** Same text, same documents, but for what `changes` brings: an index saved under it may be used. */
  version: string
  schema: IndexSchema
  /** Made only when no saved index has this version. */
  documents: () => Iterable<IndexDocument>
  /** What moves within a version (prices, stock, ratings), as it is now: for an index that was saved earlier. */
  changes: () => Iterable<IndexChange>
}

/** Finds products. The port behind which the engine of this house or a search server stands. */
export interface CatalogSearch {
  /** Replaces what an index holds. Searches meanwhile are answered from what it held before. */
  fill(content: CatalogContent): Promise<void>
  search(index: string, plan: QueryPlan): Promise<SearchHits>
  /** Small changes, applied in order; a later search sees them. */
  change(index: string, changes: readonly IndexChange[]): Promise<void>
  close(): Promise<void>
}
