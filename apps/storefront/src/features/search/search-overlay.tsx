import { useStore } from 'zustand'
import { closePanels, panels } from '../../shell/navigation/panels.ts'

/**
 * Covers the page around the open search panel; other panels are dialogs with their own backdrop. Spec §4 UI,
 * docs/behaviour/small-stores.md §20.6.
 */
export function SearchOverlay() {
  const isOpen = useStore(panels, ({ searchpanel }) => searchpanel)
  return isOpen && <div className="overlay" aria-hidden onClick={closePanels} />
}
