import { type ChosenFilters, SORT_KEY } from '@meerkat/domain/urls/filters-from-query'
import { toggleFilter } from '@meerkat/domain/urls/toggle-filter'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { toSearch } from '../listing/list-address.ts'
import { type ListPage, writtenFacets } from '../listing/listing.ts'
import { FacetGroup } from './facet-group.tsx'
import type { Facet } from './facets.ts'
import { readTicked, readWrittenFacets } from './read-facets-from-page.ts'

export interface FacetFormProps {
  page: ListPage
  /** Kept when the list is a search. */
  term?: string | undefined
}

/** So many filters are open from the start. */
const OPEN = 4

/**
 * The filters as a form that sends the address of the narrowed list: with JavaScript at every choice, without it by its button.
 */
export function FacetForm({ page, term }: FacetFormProps) {
  const t = useMessages()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const facets = findFacets(page)
  // A tick stands at once, and the next one builds on it, though their list is still on its way.
  const [asked, setAsked] = useState({ page, filters: page.chosen })
  const chosen = asked.page === page ? asked.filters : page.chosen

  function goTo(filters: ChosenFilters) {
    setAsked({ page, filters })
    const href = location.pathname + toSearch(filters, term).replace(/^\?$/, '')
    void router.navigate({ href, resetScroll: false })
  }

  const catchUp = useEffectEvent(() => {
    const ticked = readTicked(new FormData(form.current!), facets, chosen)
    if (ticked) goTo(ticked)
  })
  // What was ticked before this came alive; from then on every choice is told at once.
  useEffect(() => catchUp(), [])

  return (
    <form ref={form} action="#list" method="get" autoComplete="off" data-apply="" aria-label={t('catalog.filters')} className="facets">
      {term !== undefined && <input type="hidden" name="q" value={term} />}
      {chosen.sort && <input type="hidden" name={SORT_KEY} value={chosen.sort} />}
      {facets.map((facet, at) => (
        <FacetGroup
          key={facet.filter}
          facet={facet}
          chosen={chosen.values[facet.filter] ?? []}
          open={at < OPEN || facet.filter in chosen.values}
          onChoose={(choice) => goTo(toggleFilter(chosen, choice))}
        />
      ))}
      <noscript>
        <Button type="submit" wide>
          {t('catalog.apply')}
        </Button>
      </noscript>
    </form>
  )
}

/** Those of the data, or where the server wrote the page, those that stand in it. */
function findFacets(page: ListPage): Facet[] {
  const known = page.facets ?? writtenFacets.get(page)
  if (known) return known
  const written = typeof document === 'undefined' ? null : readWrittenFacets(document)
  if (written) writtenFacets.set(page, written)
  return written ?? []
}
