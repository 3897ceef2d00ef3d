import { useStore } from 'zustand'
import { type CartState, createCartStore } from './cart-state.ts'
import type { Cart } from './create-cart.ts'

/** The cart of this tab. The server renders it empty and not loaded, and never changes it. */
export const cartStore = createCartStore()

const { promise: ready, resolve: setReady } = Promise.withResolvers<Cart>()

/** The cart's actions, as soon as its part of the program has arrived. */
export const cart: Promise<Cart> = ready

export function provideCart(started: Cart): void {
  setReady(started)
}

export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select)
}
