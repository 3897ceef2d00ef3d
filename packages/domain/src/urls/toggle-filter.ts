import type { ChosenFilters } from './filters-from-query.ts'

/** `single` replaces the current value (price), `multi` is added to the others. */
export type FilterChoice =
  | { readonly kind: 'sort'; readonly id: string }
  | { readonly kind: 'single' | 'multi'; readonly attribute: string; readonly id: string }

/** The filters after a shopper picked an option; picking it again removes it. Table of docs/behaviour/categories.md §9.2. */
export function toggleFilter(chosen: ChosenFilters, choice: FilterChoice | null): ChosenFilters {
  if (choice === null) return { ...chosen }
  if (choice.kind === 'sort') return { ...chosen, sort: chosen.sort === choice.id ? null : choice.id }

  const { [choice.attribute]: before = [], ...others } = chosen.values
  const after = toggled(before, choice)
  return { ...chosen, values: after.length === 0 ? others : { ...others, [choice.attribute]: after } }
}

function toggled(ids: readonly string[], { kind, id }: FilterChoice): readonly string[] {
  if (ids.includes(id)) return kind === 'single' ? [] : ids.filter((known) => known !== id)
  return kind === 'single' ? [id] : [...ids, id]
}
