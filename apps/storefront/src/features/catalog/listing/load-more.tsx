import { useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { toSearch } from './list-address.ts'
import { type ListPage, PAGE_SIZE } from './listing.ts'

export interface LoadMoreProps {
  page: ListPage
  first: number
  last: number
  term?: string | undefined
}

/**
 * The history entry stores the number of the first page on screen, so that going back shows the same pages.
 * docs/behaviour/urls.md §8.7.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    firstPage?: number
  }
}

/** "50 of 213" and a link to the next page; on a hydrated page it appends the products instead. */
export function LoadMore({ page: { total, chosen }, first, last, term }: LoadMoreProps) {
  const t = useMessages()
  const router = useRouter()
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  const seen = Math.min(last * PAGE_SIZE, total)

  function handleMore(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    const { pathname, search } = event.currentTarget
    void router.navigate({ href: pathname + search, replace: true, resetScroll: false, state: { firstPage: first } })
  }

  return (
    <nav aria-label={t('catalog.more')} className="load-more">
      {first > 1 && (
        <ButtonLink variant="quiet" href={toSearch(chosen, term, first - 1)}>
          {t('catalog.previous')}
        </ButtonLink>
      )}
      <p>{t('catalog.progress', { seen, total })}</p>
      <ProgressBar label={t('catalog.progress', { seen, total })} value={seen} max={total} />
      {seen < total && (
        <ButtonLink variant="secondary" rel="next" href={toSearch(chosen, term, last + 1)} onClick={handleMore} data-preload="off">
          {loading ? t('catalog.loading') : t('catalog.more')}
        </ButtonLink>
      )}
    </nav>
  )
}
