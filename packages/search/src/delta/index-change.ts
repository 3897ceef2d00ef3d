import type { FieldValue, IndexDocument } from '../build/index-schema.ts'

/** A change to an index between two builds. A patch of an unknown id or field changes nothing. */
export type IndexChange =
  | { kind: 'upsert'; document: IndexDocument }
  | { kind: 'remove'; id: number }
  | { kind: 'patch'; id: number; values: Readonly<Record<string, FieldValue>> }
