import type { Product } from '@meerkat/contract/product'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Lists } from './create-lists.ts'

export interface ListsState {
  /** The lists are read and their JavaScript is loaded; until then nothing of them is shown. */
  readonly loaded: boolean
  readonly wishlist: readonly Product[]
  readonly compare: readonly Product[]
  /** Newest first. */
  readonly recent: readonly Product[]
}

export const NO_LISTS: ListsState = { loaded: false, wishlist: [], compare: [], recent: [] }

/** The lists of this tab. On the server they stay not loaded. Spec §3 Wishlist, Compare. */
export const listsStore = createStore<ListsState>(() => NO_LISTS)

const opener = Promise.withResolvers<() => Promise<Lists>>()
let opening: Promise<Lists> | null = null

/** The actions on the lists. The first call loads their JavaScript; a failed attempt can be repeated. */
export function openedLists(): Promise<Lists> {
  opening ??= opener.promise
    .then((open) => open())
    .catch((error: unknown) => {
      opening = null
      throw error
    })
  return opening
}

/** Sets how the lists are opened, after hydration. */
export function provideLists(open: () => Promise<Lists>): void {
  opener.resolve(open)
}

export function useLists<T>(select: (state: ListsState) => T): T {
  return useStore(listsStore, select)
}
