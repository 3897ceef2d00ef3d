import type { IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'
import type { IndexChange } from '@meerkat/search/delta/index-change'
import type { QueryPlan, SearchHits } from '@meerkat/search/query/query-plan'

export type { FieldValue, IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'
export type { IndexChange } from '@meerkat/search/delta/index-change'
export type { QueryPlan, SearchHits } from '@meerkat/search/query/query-plan'

/** What one store view has to search in. */
export interface CatalogContent {
  /** Name of the index. A store view that is loaded again gets an index of another name, so that both can be searched meanwhile. */
  readonly index: string
  /** Name under which the index is saved; the same for every load of a store view. */
  readonly snapshot: string
  /** How documents are made. An index that was saved under another version or schema is not used. */
  readonly version: string
  readonly schema: IndexSchema
  /** How many documents there are. */
  readonly size: number
  /** All documents; read only when there is no saved index to start from. */
  readonly documents: () => Iterable<IndexDocument>
  /** What turns a saved index into the current one. `hashes`: the source hash of each of its documents, by id. */
  readonly changes: (hashes: ReadonlyMap<number, number>) => Iterable<IndexChange>
}

/** Finds products. The port; its adapter is the built-in engine. */
export interface CatalogSearch {
  /** Creates the index, or replaces what it holds. */
  fill(content: CatalogContent): Promise<void>
  search(index: string, plan: QueryPlan): Promise<SearchHits>
  /** Applies small changes in order. A search that begins after this call sees all of them. */
  change(index: string, changes: readonly IndexChange[]): Promise<void>
  /** Forgets an index that is not searched any more. */
  drop(index: string): Promise<void>
  close(): Promise<void>
}
