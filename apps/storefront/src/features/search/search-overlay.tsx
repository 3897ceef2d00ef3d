import { useStore } from 'zustand'
import { closePanels, panels } from '../../shell/navigation/panels.ts'

/**
 * What covers the page beside an open panel; the other panels are dialogs and bring their own. Spec §4 UI,
 * docs/behaviour/small-stores.md §20.6.
 */
export function SearchOverlay() {
  const isOpen = useStore(panels, ({ searchpanel }) => searchpanel)
  return isOpen && <div className="overlay" aria-hidden onClick={closePanels} />
}
