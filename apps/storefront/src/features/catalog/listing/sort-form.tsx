import { filtersToQuery, SORT_KEY } from '@meerkat/domain/urls/filters-from-query'
import { useRouter } from '@tanstack/react-router'
import { type ChangeEvent, useId, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { CachedMarkup } from '../../../shell/rendering/cached-markup.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chevron } from '../../../ui/chevron.tsx'
import { pendingFilters, SORTS, sortedSearch } from './list-address.ts'
import type { ListPage } from './listing.ts'

export interface SortFormProps {
  page: ListPage
  term?: string | undefined
}

export function SortForm({ page, term }: SortFormProps) {
  const t = useMessages()
  const router = useRouter()
  const id = useId()
  const { [SORT_KEY]: _, ...kept } = filtersToQuery(page.chosen)
  // Show a change at once, while the list is still loading.
  const [asked, setAsked] = useState({ page, sort: page.chosen.sort ?? '' })
  const sort = asked.page === page ? asked.sort : ((pendingFilters(router) ?? page.chosen).sort ?? '')

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    setAsked({ page, sort: event.target.value })
    const search = sortedSearch(router.latestLocation.search, event.target.value, term)
    void router.navigate({ href: location.pathname + search.replace(/^\?$/, ''), resetScroll: false })
  }

  return (
    <CachedMarkup by={['sort', page.chosen, sort, term, id]}>
      {() => (
        <form method="get" autoComplete="off" data-apply="" className="sort">
          {Object.entries({ ...kept, ...(term !== undefined && { q: term }) }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor={id}>{t('catalog.sort')}</label>
          <span className="select">
            <select id={id} name={SORT_KEY} value={sort} onChange={handleChange} className="control">
              {SORTS.map((sort) => (
                <option key={sort.id} value={sort.id}>
                  {t(`catalog.sort.${sort.name}`)}
                </option>
              ))}
            </select>
            <Chevron />
          </span>
          <noscript>
            <Button type="submit" variant="secondary" size="small">
              {t('catalog.apply')}
            </Button>
          </noscript>
        </form>
      )}
    </CachedMarkup>
  )
}
