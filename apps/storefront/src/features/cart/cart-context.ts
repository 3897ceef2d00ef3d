import { useStore } from 'zustand'
import { openOnce } from '../../shell/page-load/open-once.ts'
import { type CartState, createCartStore } from './actions/cart-state.ts'
import type { Cart } from './actions/create-cart.ts'

/** The cart of this tab. On the server it stays empty and not loaded. */
export const cartStore = createCartStore()

const opener = Promise.withResolvers<() => Promise<Cart>>()

/**
 * The cart's actions. The first call loads their JavaScript, so that a page without shopping does not need it; calls before the page
 * has hydrated wait.
 */
export const openedCart: () => Promise<Cart> = openOnce(async () => (await opener.promise)())

/** Sets how the cart is opened, after hydration. */
export function provideCart(open: () => Promise<Cart>): void {
  opener.resolve(open)
}

export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select)
}
