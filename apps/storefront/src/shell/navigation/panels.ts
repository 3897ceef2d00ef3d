import { createStore } from 'zustand/vanilla'

/** The four that cover the page. Spec §4 UI. */
export type Panel = 'sidebar' | 'microcart' | 'searchpanel' | 'wishlist'

export type PanelState = Readonly<Record<Panel, boolean>>

const CLOSED: PanelState = { sidebar: false, microcart: false, searchpanel: false, wishlist: false }

/** Which panels of this tab are open. */
export const panels = createStore<PanelState>(() => CLOSED)

export function openPanel(panel: Panel): void {
  panels.setState({ ...CLOSED, [panel]: true })
}

export function closePanel(panel: Panel): void {
  panels.setState({ [panel]: false })
}

/** On navigation, and when the overlay is clicked. docs/behaviour/small-stores.md §20.6. */
export function closePanels(): void {
  panels.setState(CLOSED)
}
