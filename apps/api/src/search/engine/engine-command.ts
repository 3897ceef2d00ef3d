import type { IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'
import type { IndexChange } from '@meerkat/search/delta/index-change'
import type { QueryPlan, SearchHits } from '@meerkat/search/query/query-plan'

/** Identifies an index file on disk. */
export interface SnapshotKey {
  readonly name: string
  readonly version: string
}

/** A command to the engine, in this thread or another: plain data. */
export type EngineCommand =
  /** Creates the index from its file; returns `SavedHashes`, or false when there is no such file. */
  | { kind: 'load'; index: string; snapshot: SnapshotKey }
  /** Collects documents for the next `build`, so that messages stay small. */
  | { kind: 'collect'; index: string; documents: readonly IndexDocument[] }
  | { kind: 'build'; index: string; snapshot: SnapshotKey; schema: IndexSchema }
  | { kind: 'change'; index: string; changes: readonly IndexChange[] }
  | { kind: 'drop'; index: string }
  | { kind: 'search'; index: string; plan: QueryPlan }

/** The source hashes of the documents of a saved index. */
export interface SavedHashes {
  readonly ids: Float64Array
  readonly hashes: Float64Array
}

export type EngineAnswer = SearchHits | SavedHashes | boolean

/** The messages to and from the engine's thread: a command and its reply. */
export interface EngineRequest {
  id: number
  command: EngineCommand
}

export type EngineReply = { id: number; answer: EngineAnswer } | { id: number; fault: string }
