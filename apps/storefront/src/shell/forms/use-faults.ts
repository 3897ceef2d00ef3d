import type { FieldFault } from '@meerkat/domain/checkout/check-fields'
import { type FocusEvent, useRef, useState } from 'react'
import type { Faults } from './faults.ts'

export interface ShownFaults {
  /** The fault of a field that was left or sent. */
  readonly faultOf: (name: string) => FieldFault | undefined
  /** Everything that is wrong, once sending was tried. */
  readonly listed: Faults
  readonly handleBlur: (event: FocusEvent<HTMLElement>) => void
  /** True when nothing is wrong; otherwise all faults are shown and the list of them takes the focus. */
  readonly attempt: () => boolean
  readonly summary: React.RefObject<HTMLDivElement | null>
}

/**
 * Faults appear when a field is left or the form is sent; what the server `refused` is shown at once, until the entry changes.
 * docs/behaviour/forms.md §19.
 */
export function useFaults(own: Faults, refused: Faults = NONE): ShownFaults {
  const faults = { ...own, ...refused }
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [hasTried, setTried] = useState(false)
  const summary = useRef<HTMLDivElement>(null)

  return {
    faultOf: (name) => (hasTried || left.has(name) ? faults[name] : refused[name]),
    listed: hasTried ? faults : refused,
    handleBlur({ target, relatedTarget }) {
      // On the way to the button the fault waits: its line would push the button from under the pointer, and sending shows it anyway.
      if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return
      const name = target.getAttribute('name')
      if (name) setLeft((before) => new Set([...before, name]))
    },
    attempt() {
      if (Object.keys(faults).length === 0) return true
      setTried(true)
      // The list is drawn after this: it is there when the browser comes to it.
      requestAnimationFrame(() => summary.current?.focus())
      return false
    },
    summary,
  }
}

const NONE: Faults = {}
