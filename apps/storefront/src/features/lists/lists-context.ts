import type { Product } from '@meerkat/contract/product'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { openLater } from '../../shell/page-load/open-later.ts'
import type { Lists } from './create-lists.ts'

export interface ListsState {
  /** The lists are read and their JavaScript is loaded; until then they are not shown. */
  readonly loaded: boolean
  readonly wishlist: readonly Product[]
  readonly compare: readonly Product[]
  /** Newest first. */
  readonly recent: readonly Product[]
}

export const NO_LISTS: ListsState = { loaded: false, wishlist: [], compare: [], recent: [] }

/** The lists of this tab. On the server they stay not loaded. Spec §3 Wishlist, Compare. */
export const listsStore = createStore<ListsState>(() => NO_LISTS)

const later = openLater<Lists>()

/** The actions on the lists. The first call loads their JavaScript; a failed attempt can be repeated. */
export const openedLists = later.open

/** Sets how the lists are opened, after hydration. */
export const provideLists = later.provide

export function useLists<T>(select: (state: ListsState) => T): T {
  return useStore(listsStore, select)
}
