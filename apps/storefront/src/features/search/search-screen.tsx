import { isLikeCardNumber } from '@meerkat/contract/like-card-number'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useEffect } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { topMenuQuery } from '../../shell/navigation/menu.ts'
import { onFirstInteraction } from '../../shell/page-load/on-first-interaction.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { Button } from '../../ui/button.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isSearchable, whyNotSearched } from './is-searchable.ts'

export interface SearchScreenProps {
  term: string
  /** True if the term has no results and no filter is active. */
  isEmpty: boolean
  didYouMean: string | undefined
  /** The list of results, passed in by the route. */
  children: ReactNode
}

export function SearchScreen({ term, isEmpty, didYouMean, children }: SearchScreenProps) {
  const t = useMessages()
  const href = useHref()
  const { context } = useRouter().options
  const isAsked = isSearchable(term)

  useEffect(() => {
    if (!isAsked) return
    const { api, view } = context
    onFirstInteraction(window, () => {
      void import('./search-memory.ts').then(({ openSearchMemory }) => openSearchMemory(api, view.storeCode).remember(term))
    })
  }, [context, isAsked, term])

  return (
    <div className="wrap search-screen">
      <h1>{isAsked ? t('search.title', { term }) : t('search.short')}</h1>
      <form action={href('/search')} aria-label={t('search.again')} className="search-again" onSubmit={keepCardNumber}>
        <input
          type="search"
          name="q"
          defaultValue={term}
          key={term}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          className="control"
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
      {!isAsked && (
        <>
          {term !== '' && <p role="status">{whyNotSearched(term, t)}</p>}
          <Departments />
        </>
      )}
      {didYouMean !== undefined && (
        <p className="search-did-you-mean">
          <a href={`${href('/search')}?q=${encodeURIComponent(didYouMean)}`}>{t('search.didYouMean', { term: didYouMean })}</a>
        </p>
      )}
      {isEmpty && <EmptyState title={t('search.none')} text={t('search.noneHint')} pose="left" actions={<Departments />} />}
      {children}
    </div>
  )
}

/** Categories to browse instead; every page's menu has loaded them already. */
function Departments() {
  const { api, view } = useRouter().options.context
  const { data: departments = [] } = useQuery(topMenuQuery(api, view))
  return <ChipLinks links={departments} />
}

/** Stops the browser from sending the form when it holds a card number. docs/behaviour/forms.md */
function keepCardNumber(event: SubmitEvent<HTMLFormElement>) {
  if (isLikeCardNumber(String(new FormData(event.currentTarget).get('q')))) event.preventDefault()
}
