import type { ReactNode } from 'react'
import { useHref } from '../../shell/href.ts'
import { useWords } from '../../shell/words.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isSearchable } from './panel-query.ts'

export interface SearchScreenProps {
  term: string
  total: number
  /** The list of what was found: filled in by the route. */
  children: ReactNode
}

export function SearchScreen({ term, total, children }: SearchScreenProps) {
  const t = useWords()
  const href = useHref()
  const isAsked = isSearchable(term)
  return (
    <div className="wrap search-screen">
      <h1>{isAsked ? t('search.title', { term }) : t('search.titleEmpty')}</h1>
      <form action={href('/search')} aria-label={t('search.again')} className="search-again">
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
      {!isAsked && term !== '' && <p role="status">{t('search.minimum')}</p>}
      {isAsked && total === 0 && (
        <EmptyState
          title={t('search.none')}
          text={t('search.noneHint')}
          pose="left"
          actions={<ButtonLink href={`${href('/')}#shop`}>{t('home.shopByAnimal')}</ButtonLink>}
        />
      )}
      {children}
    </div>
  )
}
