import { isInCheckout } from '@meerkat/domain/cart/sync/cart-conditions'

/** When the checkout was last touched, in this page life; 0 after it was left. Behaviour 12.1. */
let modifiedAt = 0

export function touchCheckout(now: number): void {
  modifiedAt = now
}

export function leaveCheckout(): void {
  modifiedAt = 0
}

/** Within the half hour after the last touch the cart keeps what the shopper sees. Spec §4 Checkout. */
export function isCheckoutActive(now: number, activeMs: number): boolean {
  return modifiedAt > 0 && isInCheckout(modifiedAt, now, activeMs)
}
