import { useEffect } from 'react'
import type { Faults } from '../../../shell/forms/faults.ts'

/** Focuses the first field that the server refused. Fields have the id `kind-name`. */
export function useRefusedFocus(kind: string, refused: Faults = {}): void {
  const [first] = Object.keys(refused)

  useEffect(() => {
    // After the heading of the step, which takes the focus when the step opens.
    if (first) requestAnimationFrame(() => document.getElementById(`${kind}-${first}`)?.focus())
  }, [kind, first])
}
