import type { IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'
import type { IndexChange } from '@meerkat/search/delta/index-change'
import type { QueryPlan, SearchHits } from '@meerkat/search/query/query-plan'

/** All that is said to whoever holds the indexes, in this thread or another: plain data. */
export type EngineCommand =
  /** Takes the saved index of this version, if there is one; answers whether. */
  | { kind: 'load'; index: string; version: string }
  /** Lays documents aside for the next `build`, so that no single message is huge. */
  | { kind: 'collect'; index: string; documents: readonly IndexDocument[] }
  | { kind: 'build'; index: string; version: string; schema: IndexSchema }
  | { kind: 'change'; index: string; changes: readonly IndexChange[] }
  | { kind: 'search'; index: string; plan: QueryPlan }

export type EngineAnswer = SearchHits | boolean

/** One command on its way to the engine's thread, and the answer on its way back. */
export interface EngineRequest {
  id: number
  command: EngineCommand
}

export type EngineReply = { id: number; answer: EngineAnswer } | { id: number; fault: string }
