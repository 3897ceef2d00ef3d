import { matchPattern } from './match-pattern.ts'

/** The fields of a document to return, as patterns of dotted paths. An empty `include` means all of them. */
export interface FieldSelection {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

export const ALL_FIELDS: FieldSelection = { include: [], exclude: [] }

type Choice = { readonly included: boolean; readonly excluded: boolean }

/** A function that cuts documents to the selection. It caches the decision about each path. docs/wire.md §13.4. */
export function createSelector({ include, exclude }: FieldSelection): (document: object) => Record<string, unknown> {
  const choices = new Map<string, Choice>()

  function choose(path: string): Choice {
    const known = choices.get(path)
    if (known !== undefined) return known
    const choice = {
      included: include.length === 0 || include.some((pattern) => matchPattern(pattern, path)),
      excluded: exclude.some((pattern) => matchPattern(pattern, path)),
    }
    choices.set(path, choice)
    return choice
  }

  function selectMembers(source: object, prefix: string, wanted: boolean): Record<string, unknown> {
    const kept: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(source)) {
      // Would set the prototype of the copy instead of a property; no field has this name.
      if (name === '__proto__') continue
      const path = prefix === '' ? name : `${prefix}.${name}`
      const { included, excluded } = choose(path)
      if (excluded) continue
      const chosen = select(value, path, wanted || included)
      if (chosen !== undefined) kept[name] = chosen
    }
    return kept
  }

  /** A selected object or list keeps everything below it, even when empty; others are kept only if something inside is. */
  function select(value: unknown, path: string, wanted: boolean): unknown {
    if (typeof value !== 'object' || value === null) return wanted ? value : undefined
    if (Array.isArray(value)) return selectElements(value, path, wanted)
    const kept = selectMembers(value, path, wanted)
    return wanted || Object.keys(kept).length > 0 ? kept : undefined
  }

  /** Elements keep their positions, so one without selected fields stays as an empty object. */
  function selectElements(values: readonly unknown[], path: string, wanted: boolean): unknown[] | undefined {
    if (wanted && exclude.length === 0) return [...values]
    const kept = values.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return wanted ? [value] : []
      return [select(value, path, wanted) ?? (Array.isArray(value) ? [] : {})]
    })
    const holdsSomething = kept.some((value) => typeof value !== 'object' || value === null || Object.keys(value).length > 0)
    return wanted || holdsSomething ? kept : undefined
  }

  return (document) => selectMembers(document, '', include.length === 0)
}
