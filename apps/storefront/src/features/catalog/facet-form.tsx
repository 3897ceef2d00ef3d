import { SORT_KEY } from '@meerkat/domain/urls/filters-from-query'
import { useRouter } from '@tanstack/react-router'

import { useWords } from '../../shell/words.tsx'
import { Button } from '../../ui/button.tsx'
import { FacetGroup } from './facet-group.tsx'
import { toggledSearch } from './facets.ts'
import type { ListPage } from './listing.ts'

export interface FacetFormProps {
  page: ListPage
  /** Kept when the list is a search. */
  term?: string | undefined
}

/**
 * The filters as a form that sends the address of the narrowed list: with JavaScript at every choice, without it by its button.
 */
export function FacetForm({ page: { options, chosen }, term }: FacetFormProps) {
  const t = useWords()
  const router = useRouter()
  const groups = Object.entries(options).filter(([attribute, group]) =>
    group.some(({ count, id }) => count || chosen.values[attribute]?.includes(id)),
  )

  function handleChoose(choice: Parameters<typeof toggledSearch>[1]) {
    const href = location.pathname + toggledSearch(chosen, choice, term).replace(/^\?$/, '')
    void router.navigate({ href, resetScroll: false })
  }

  return (
    <form action="#list" method="get" aria-label={t('catalog.filters')} className="facets">
      {term !== undefined && <input type="hidden" name="q" value={term} />}
      {chosen.sort && <input type="hidden" name={SORT_KEY} value={chosen.sort} />}
      {groups.map(([attribute, group], at) => (
        <FacetGroup
          key={attribute}
          attribute={attribute}
          options={group}
          chosen={chosen.values[attribute] ?? []}
          open={at < 4}
          onChoose={handleChoose}
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
