import { isInCheckout } from '@meerkat/domain/cart/sync/cart-conditions'

/** When the checkout was last changed on this page; 0 after it was left. docs/behaviour/checkout.md §12.1. */
let modifiedAt = 0

export function touchCheckout(now: number): void {
  modifiedAt = now
}

export function leaveCheckout(): void {
  modifiedAt = 0
}

/** Within half an hour after the last change the local cart wins. Spec §4 Checkout. */
export function isCheckoutActive(now: number, activeMs: number): boolean {
  return modifiedAt > 0 && isInCheckout(modifiedAt, now, activeMs)
}
