import X from 'lucide-react/icons/x'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toggledSearch, toSearch } from '../listing/list-address.ts'
import type { ListPage } from '../listing/listing.ts'

export interface FilterChipsProps {
  page: ListPage
  term?: string | undefined
}

/** The chosen options; each is a link to the list without it. */
export function FilterChips({ page: { active, chosen }, term }: FilterChipsProps) {
  const t = useMessages()
  if (active.length === 0) return null
  return (
    <ul aria-label={t('catalog.chosen')} className="chips">
      {active.map(({ label, choice }) => (
        <li key={label}>
          <a
            href={toggledSearch(chosen, choice, term)}
            aria-label={t('catalog.removeFilter', { name: label })}
            className="chip chip-active"
          >
            {label}
            <Icon of={X} size={16} />
          </a>
        </li>
      ))}
      <li>
        <a href={toSearch({ sort: chosen.sort, values: {} }, term)} className="chip chip-clear">
          {t('catalog.clear')}
        </a>
      </li>
    </ul>
  )
}
