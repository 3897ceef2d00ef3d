import type { FieldFault } from '@meerkat/domain/checkout/check-fields'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { Faults } from './faults.ts'

export interface ShownFaults {
  /** The fault of a field that lost focus or was submitted. */
  readonly faultOf: (name: string) => FieldFault | undefined
  /** All faults, after the first attempt to submit. */
  readonly listed: Faults
  readonly handleBlur: (event: FocusEvent<HTMLElement>) => void
  /** True when there are no faults; otherwise shows all faults and focuses their list. */
  readonly attempt: () => boolean
  readonly summary: React.RefObject<HTMLDivElement | null>
}

/**
 * Faults appear when a field loses focus or the form is submitted; fields that the server `refused` are marked until their value changes.
 * `showsAll`: another button submitted the form. docs/behaviour/forms.md §19.
 */
export function useFaults(own: Faults, refused: Faults = NONE, { showsAll = false } = {}): ShownFaults {
  const faults = { ...own, ...refused }
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [wasTried, setTried] = useState(false)
  const hasTried = wasTried || showsAll
  const summary = useRef<HTMLDivElement>(null)

  return {
    faultOf: (name) => (hasTried || left.has(name) ? faults[name] : refused[name]),
    listed: hasTried ? faults : refused,
    handleBlur({ target, relatedTarget }) {
      // When the focus moves to the button, show no fault: its line would move the button from under the pointer; submitting shows it.
      if (relatedTarget instanceof HTMLButtonElement && (relatedTarget.type === 'submit' || 'submits' in relatedTarget.dataset)) return
      const name = target.getAttribute('name')
      if (name) setLeft((before) => new Set([...before, name]))
    },
    attempt() {
      if (Object.keys(faults).length === 0) return true
      setTried(true)
      // The list is rendered after this handler, so focus it in the next frame.
      requestAnimationFrame(() => summary.current?.focus())
      return false
    },
    summary,
  }
}

/** Focuses the first field that the server refused. Fields have the id `kind-name`. */
export function useRefusedFocus(kind: string, refused: Faults = {}): void {
  const [first] = Object.keys(refused)

  useEffect(() => {
    // After the heading of the step, which takes the focus when the step opens.
    if (first) requestAnimationFrame(() => document.getElementById(`${kind}-${first}`)?.focus())
  }, [kind, first])
}

const NONE: Faults = {}
