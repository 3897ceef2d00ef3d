import type { FilterOption } from '@meerkat/domain/categories/filter-options'
import type { FilterChoice } from '@meerkat/domain/urls/toggle-filter'
import { useId, useState } from 'react'
import { useWords } from '../../shell/words.tsx'
import { Details } from '../../ui/details.tsx'
import { toChoice } from './facets.ts'
import { Swatch } from './swatch.tsx'

export interface FacetGroupProps {
  attribute: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  open: boolean
  onChoose: (choice: FilterChoice) => void
}

/** Longer lists can be searched. */
const LONG = 10

/** The values of one filter: any number of them, or one price range. */
export function FacetGroup({ attribute, options, chosen, open, onChoose }: FacetGroupProps) {
  const t = useWords()
  const [text, setText] = useState('')
  const searchId = useId()
  const name = t(`catalog.filter.${attribute}`)
  const shown = options.filter(
    ({ id, count, label }) => (count || chosen.includes(id)) && label.toLowerCase().includes(text.trim().toLowerCase()),
  )

  return (
    <Details title={name} open={open}>
      {options.length > LONG && (
        <p className="facet-search">
          <label htmlFor={searchId} className="sr-only">
            {t('catalog.findIn', { name })}
          </label>
          <input
            id={searchId}
            type="search"
            placeholder={t('catalog.findIn', { name })}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="control"
          />
        </p>
      )}
      <ul className="facet-options">
        {shown.map((option) => (
          <li key={option.id}>
            <label>
              <input
                type="checkbox"
                name={attribute}
                value={option.id}
                checked={chosen.includes(option.id)}
                onChange={() => onChoose(toChoice(option))}
              />
              {attribute === 'colours' && <Swatch name={option.label} />}
              <span>{option.label}</span>
              {option.count !== null && <span className="facet-count">{option.count}</span>}
            </label>
          </li>
        ))}
      </ul>
    </Details>
  )
}
