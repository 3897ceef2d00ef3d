import { useStore } from 'zustand'
import { openOnce } from '../../shell/page-load/open-once.ts'
import { type CartState, createCartStore } from './actions/cart-state.ts'
import type { Cart } from './actions/create-cart.ts'

/** The cart of this tab. The server renders it empty and not loaded, and never changes it. */
export const cartStore = createCartStore()

const opener = Promise.withResolvers<() => Promise<Cart>>()

/**
 * The cart's actions. Whoever asks first has its part of the program fetched, so that a page on which nobody shops goes without;
 * a press that comes earlier waits for it.
 */
export const openedCart: () => Promise<Cart> = openOnce(async () => (await opener.promise)())

/** Says how the cart is opened, once the page is alive. */
export function provideCart(open: () => Promise<Cart>): void {
  opener.resolve(open)
}

export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select)
}
