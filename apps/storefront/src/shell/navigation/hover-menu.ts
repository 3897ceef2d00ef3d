import { createStore, type StoreApi } from 'zustand/vanilla'

export interface HoverMenuState {
  readonly openId: number | null
}

/** Which panel of a menu is open: panels open under a resting pointer and by a click. */
export interface HoverMenu {
  readonly store: StoreApi<HoverMenuState>
  /** The pointer is over this entry; null: it has left the menu. */
  readonly hover: (id: number | null) => void
  /** Opens the panel, or closes one that was opened by a click. */
  readonly click: (id: number) => void
  readonly close: () => void
}

/** A pointer that only crosses the menu does not open it. */
const HOVER_MS = 120

export function createHoverMenu(hoverMs = HOVER_MS): HoverMenu {
  const store = createStore<HoverMenuState>(() => ({ openId: null }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let clickedId: number | null = null

  /** Cancels what the pointer would have opened or closed later: a tap, for example, leaves its entry before it clicks. */
  function show(openId: number | null, byClick: boolean): void {
    clearTimeout(timer)
    clickedId = byClick ? openId : null
    store.setState({ openId })
  }

  return {
    store,
    hover(id) {
      clearTimeout(timer)
      if (id !== store.getState().openId) timer = setTimeout(show, hoverMs, id, false)
    },
    // A slow click comes after the pointer has opened the panel, and is meant to open it.
    click: (id) => show(clickedId === id ? null : id, true),
    close: () => show(null, false),
  }
}
