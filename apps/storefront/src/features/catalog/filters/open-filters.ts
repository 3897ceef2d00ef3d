import { createStore } from 'zustand/vanilla'

/** State of the filter sheet: whether it is open, and whether it ever was; until then it is not rendered. */
export const filterSheet = createStore(() => ({ open: false, wanted: false }))

/** On a hydrated page the filters open as a sheet; otherwise the link jumps to them. */
export function openFilters(event: { preventDefault(): void }): void {
  event.preventDefault()
  filterSheet.setState({ open: true, wanted: true })
}

export function closeFilters(): void {
  filterSheet.setState({ open: false })
}
