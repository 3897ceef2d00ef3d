import { type ChosenFilters, SORT_KEY } from '@meerkat/domain/urls/filters-from-query'
import { toggleFilter } from '@meerkat/domain/urls/toggle-filter'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { pendingFilters, toListQuery, toSearch } from '../listing/list-address.ts'
import { type ListPage, writtenFacets } from '../listing/listing.ts'
import { FacetGroup } from './facet-group.tsx'
import type { Facet } from './facets.ts'
import { readRenderedFacets, readTicked } from './read-facets-from-page.ts'

export interface FacetFormProps {
  page: ListPage
  /** The search term, if the list is a search; it stays in the URL. */
  term?: string | undefined
  onHydrated?: (() => void) | undefined
}

/** Number of filters that are initially open. */
const OPEN = 4

/**
 * The filters as a form that opens the URL of the filtered list: with JavaScript on every change, without it on submit.
 */
export function FacetForm({ page, term, onHydrated }: FacetFormProps) {
  const t = useMessages()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const facets = findFacets(page)
  // Show a change at once, and apply the next one on top of it, while the list is still loading.
  const [requested, setRequested] = useState({ page, filters: page.chosen })
  const chosen = requested.page === page ? requested.filters : (pendingFilters(router) ?? page.chosen)

  function goTo(filters: ChosenFilters) {
    setRequested({ page, filters })
    // Keep a sort order that was just chosen: it is in the address, but not on the screen yet.
    const { [SORT_KEY]: sort = null } = toListQuery(router.latestLocation.search)
    const href = location.pathname + toSearch({ ...filters, sort }, term).replace(/^\?$/, '')
    void router.navigate({ href, resetScroll: false })
  }

  const catchUp = useEffectEvent(() => {
    const ticked = readTicked(new FormData(form.current!), facets, chosen)
    if (ticked) goTo(ticked)
    onHydrated?.()
  })
  // Apply choices made before hydration; later ones are applied on change.
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
          onChoose={(choice) => goTo(toggleFilter(pendingFilters(router) ?? chosen, choice))}
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

/** The filters from the data, or from the markup of a server-rendered page. */
function findFacets(page: ListPage): Facet[] {
  const known = page.facets ?? writtenFacets.get(page)
  if (known) return known
  const written = typeof document === 'undefined' ? null : readRenderedFacets(document)
  if (written) writtenFacets.set(page, written)
  return written ?? []
}
