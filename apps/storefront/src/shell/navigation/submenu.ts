import { createStore, type StoreApi } from 'zustand/vanilla'

/** Where the drawer is in the category tree. Spec §3 UI state. */
export interface SubmenuState {
  depth: number
  /** Ids from the top down; longer than `depth` while a level slides out. */
  path: readonly number[]
}

export interface Submenu {
  store: StoreApi<SubmenuState>
  open(id: number): void
  back(): void
}

/** Spec §4 UI: the path pushes an id on open and pops it 300 ms after closing. */
export function createSubmenu(popDelayMs = 300): Submenu {
  const store = createStore<SubmenuState>(() => ({ depth: 0, path: [] }))
  return {
    store,
    open: (id) => store.setState(({ depth, path }) => ({ depth: depth + 1, path: [...path.slice(0, depth), id] })),
    back() {
      const { depth, path } = store.getState()
      if (depth === 0) return
      store.setState({ depth: depth - 1 })
      setTimeout(
        () => store.setState((now) => (now.path === path && now.depth < path.length ? { path: path.slice(0, -1) } : now)),
        popDelayMs,
      )
    },
  }
}
