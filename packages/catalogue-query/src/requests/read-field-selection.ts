import type { FieldSelection } from '../answers/field-selection.ts'

/** More than any client sends; each pattern is matched against each path once. */
const MAX_PATTERNS = 300
const MAX_PATTERN_LENGTH = 200

/** The comma-separated lists of `_source_include` and `_source_exclude`; null when they are too long. docs/wire.md §13.4. */
export function readFieldSelection(include: string | undefined, exclude: string | undefined): FieldSelection | null {
  const selection = { include: toPatterns(include), exclude: toPatterns(exclude) }
  return [selection.include, selection.exclude].every(isReasonable) ? selection : null
}

function toPatterns(list: string | undefined): string[] {
  if (!list) return []
  return list
    .split(',')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '')
}

function isReasonable(patterns: readonly string[]): boolean {
  return patterns.length <= MAX_PATTERNS && patterns.every(({ length }) => length <= MAX_PATTERN_LENGTH)
}
