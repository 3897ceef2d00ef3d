import { useStore } from 'zustand'
import { openLater } from '../../shell/page-load/open-later.ts'
import type { Cart } from './actions/cart.ts'
import { type CartState, createCartStore } from './actions/cart-state.ts'

/** The cart of this tab. On the server it stays empty and not loaded. */
export const cartStore = createCartStore()

const later = openLater<Cart>()

/**
 * The cart's actions. The first call loads their JavaScript, so that a page without shopping does not need it; calls before the page
 * has hydrated wait.
 */
export const openedCart = later.open

/** Sets how the cart is opened, after hydration. */
export const provideCart = later.provide

export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select)
}
