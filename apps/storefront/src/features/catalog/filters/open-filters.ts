import { createStore } from 'zustand/vanilla'

/** The sheet of filters: whether it is open, and whether it ever was, for until then it need not be there. */
export const filterSheet = createStore(() => ({ open: false, wanted: false }))

/** With the page alive the filters open as a sheet; the link jumps to them otherwise. */
export function openFilters(event: { preventDefault(): void }): void {
  event.preventDefault()
  filterSheet.setState({ open: true, wanted: true })
}

export function closeFilters(): void {
  filterSheet.setState({ open: false })
}
