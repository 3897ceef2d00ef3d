import { isSingle } from '@meerkat/domain/categories/list-filters'
import type { ChosenFilters } from '@meerkat/domain/urls/filters-from-query'
import type { Facet } from './facets.ts'

/** Reads the filters from the server-rendered form: they are transferred once, as markup. Null if there is no such form. */
export function readRenderedFacets(page: ParentNode): Facet[] | null {
  const groups = [...page.querySelectorAll<HTMLElement>('#filters [data-filter]')]
  if (groups.length === 0) return null
  return groups.map((group) => {
    const filter = group.dataset['filter']!
    const note = group.querySelector('.facet-note')?.textContent
    return {
      filter,
      name: group.querySelector('summary')!.textContent,
      ...(note && { note }),
      options: [...group.querySelectorAll('label:has([value])')].map((label) => readOption(filter, label)),
    }
  })
}

function readOption(filter: string, label: Element): Facet['options'][number] {
  const count = label.querySelector('small')?.textContent
  const source = label.querySelector('svg')?.dataset['name']
  return {
    id: label.querySelector('input')!.value,
    label: label.querySelector('span')!.textContent,
    type: filter,
    count: count === undefined ? null : Number(count),
    ...(source !== undefined && { source }),
    ...(isSingle(filter) && { single: true }),
  }
}

/**
 * The choices made in the form before hydration; null when they equal those of the page. For single choices, the newly ticked one
 * counts.
 */
export function readTicked(form: Pick<FormData, 'getAll'>, facets: readonly Facet[], chosen: ChosenFilters): ChosenFilters | null {
  let differs = false
  const values: Record<string, readonly string[]> = {}
  for (const { filter } of facets) {
    const before = chosen.values[filter] ?? []
    const ticked = form.getAll(filter).map(String)
    const fresh = ticked.filter((id) => !before.includes(id))
    const now = isSingle(filter) && fresh.length > 0 ? fresh.slice(-1) : ticked
    differs ||= now.length !== before.length || fresh.length > 0
    if (now.length > 0) values[filter] = now
  }
  return differs ? { sort: chosen.sort, values } : null
}
