import type { FieldValue } from '../build/index-schema.ts'
import { applyChanges } from '../delta/apply-changes.ts'
import type { Json } from './columns.ts'
import type { Pack } from './pack.ts'

/** What changed in one product since the pack was made: prices, stock, ratings. Members that are missing have not changed. */
export interface PackPatch {
  readonly id: number
  /** New values of fields of the index. */
  readonly values?: Readonly<Record<string, FieldValue>> | undefined
  /** Changed members of the document; null also stands for a removed member. */
  readonly document?: Readonly<Record<string, Json>> | undefined
}

/** Applies patches in place. They contain new values, not differences, so that applying them again changes nothing. */
export function patchPack({ index, documents }: Pack, patches: readonly PackPatch[]): void {
  for (const { id, values, document } of patches) {
    if (index !== null && values !== undefined) applyChanges(index, [{ kind: 'patch', id, values }])
    const known = documents.get(id)
    if (known !== undefined && document !== undefined) documents.set(id, { ...known, ...document })
  }
}

/** The members of a document that differ, with null for a removed one; null when none differs. */
export function diffDocuments(before: Readonly<Record<string, Json>>, after: Readonly<Record<string, Json>>): Record<string, Json> | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differing = names.filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
  return differing.length === 0 ? null : Object.fromEntries(differing.map((name) => [name, after[name] ?? null]))
}
