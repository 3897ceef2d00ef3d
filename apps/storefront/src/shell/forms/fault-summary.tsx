import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../messages/messages.tsx'
import type { Faults } from './faults.ts'

export interface FaultSummaryProps {
  faults: Faults
  /** Where each field is: the id of its control. */
  idOf: (name: string) => string
  summary: RefObject<HTMLDivElement | null>
}

/** Everything that is wrong with a form, each with the way to it. */
export function FaultSummary({ faults, idOf, summary }: FaultSummaryProps) {
  const t = useMessages()
  const names = Object.keys(faults)
  if (names.length === 0) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="fault-summary">
      <p>
        <Icon of={TriangleAlert} /> {t('checkout.faults', { count: names.length })}
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={(event) => focusField(event, idOf(name))}>
              {t(`checkout.field.${name}`)}: {t(`fault.${faults[name]}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The hash of the address names the section, so the jump is made by hand. */
function focusField(event: { preventDefault(): void }, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
