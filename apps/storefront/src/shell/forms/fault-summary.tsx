import { labelled } from '@meerkat/domain/format/with-colon'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../messages/messages.tsx'
import { useLocale } from '../store-view/store-view.tsx'
import { type Faults, inFormOrder } from './faults.ts'

export interface FaultSummaryProps {
  faults: Faults
  /** The id of the control of each field. */
  idOf: (name: string) => string
  summary: RefObject<HTMLDivElement | null>
}

/** Lists all faults of a form, each with a link to its field. */
export function FaultSummary({ faults, idOf, summary }: FaultSummaryProps) {
  const t = useMessages()
  const locale = useLocale()
  const unsorted = Object.keys(faults)
  if (unsorted.length === 0) return null
  const names = inFormOrder(unsorted, (name) => document.getElementById(idOf(name)))
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="fault-summary">
      <p>
        <Icon of={TriangleAlert} /> {t('checkout.faults', { count: names.length })}
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={(event) => focusField(event, idOf(name))}>
              {labelled(t(`checkout.field.${name}`), t(`fault.${faults[name]}`), locale)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The URL hash names the checkout section, so the link focuses the field in code instead of changing the hash. */
function focusField(event: { preventDefault(): void }, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
