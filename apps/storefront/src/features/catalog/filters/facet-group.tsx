import type { FilterChoice } from '@meerkat/domain/urls/toggle-filter'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { CachedMarkup } from '../../../shell/rendering/cached-markup.tsx'
import { Details } from '../../../ui/details.tsx'
import { type Facet, toChoice } from './facets.ts'
import { Swatch } from './swatch.tsx'

export interface FacetGroupProps {
  facet: Facet
  chosen: readonly string[]
  open: boolean
  onChoose: (choice: FilterChoice) => void
}

/** Longer lists get a search field. */
const LONG = 10

/** The values of one filter: any number of them, or one range of prices or stars. */
export function FacetGroup({ facet, chosen, open, onChoose }: FacetGroupProps) {
  const { filter, name, note, options } = facet
  const t = useMessages()
  const [text, setText] = useState('')
  const shown = options.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))

  return (
    <CachedMarkup by={['facet', facet, chosen, open]}>
      {() => (
        <Details title={name} open={open} data-filter={filter}>
          {options.length > LONG && (
            <p className="facet-search">
              <input
                type="search"
                aria-label={t('catalog.findIn', { name })}
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
                    name={filter}
                    value={option.id}
                    checked={chosen.includes(option.id)}
                    onChange={() => onChoose(toChoice(option))}
                  />
                  {filter === 'colours' && <Swatch name={option.source ?? option.label} isTranslated={option.source !== undefined} />}
                  <span>{option.label}</span>
                  {option.count !== null && <small>{option.count}</small>}
                </label>
              </li>
            ))}
          </ul>
          {note && <p className="facet-note">{note}</p>}
        </Details>
      )}
    </CachedMarkup>
  )
}
