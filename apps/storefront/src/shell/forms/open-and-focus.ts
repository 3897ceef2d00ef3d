import { flushSync } from 'react-dom'

/**
 * Shows a field in place of the button that was clicked, and focuses it by its id at once: a frame later, this would take the focus from
 * another field in which a quick shopper is already typing.
 */
export function openAndFocus(open: () => void, id: string): void {
  flushSync(open)
  document.getElementById(id)?.focus()
}
