import type { IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'
import type { IndexChange } from '@meerkat/search/delta/index-change'
import type { QueryPlan, SearchHits } from '@meerkat/search/query/query-plan'

export type { FieldValue, IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'
export type { IndexChange } from '@meerkat/search/delta/index-change'
export type { QueryPlan, SearchHits } from '@meerkat/search/query/query-plan'

/** The searchable documents of one store view. */
export interface CatalogContent {
  /** Name of the index. A store view that is loaded again gets an index with a new name, so that both can be searched during the load. */
  readonly index: string
  /** Name under which the index is saved; the same for every load of a store view. */
  readonly snapshot: string
  /** Version of the indexing code. An index that was saved with another version or schema is not used. */
  readonly version: string
  readonly schema: IndexSchema
  /** Number of documents. */
  readonly size: number
  /** All documents; read only when there is no saved index to start from. */
  readonly documents: () => Iterable<IndexDocument>
  /** The changes that bring a saved index up to date. `hashes`: the source hash of each of its documents, by id. */
  readonly changes: (hashes: ReadonlyMap<number, number>) => Iterable<IndexChange>
}

/** The port for finding products; its adapter is the built-in engine. */
export interface CatalogSearch {
  /** Creates the index, or replaces its content. */
  fill(content: CatalogContent): Promise<void>
  search(index: string, plan: QueryPlan): Promise<SearchHits>
  /** Applies small changes in order. A search that begins after this call sees all of them. */
  change(index: string, changes: readonly IndexChange[]): Promise<void>
  /** Drops an index that is no longer searched. */
  drop(index: string): Promise<void>
  close(): Promise<void>
}
