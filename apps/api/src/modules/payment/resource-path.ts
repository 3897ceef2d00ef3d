/** The format of checkout ids, which is also what a `resourcePath` may contain. */
export const CHECKOUT_ID = /^[A-Za-z0-9.-]{32,64}$/

/** Whether the path is that of this checkout; no other path may be called. docs/payments.md, "Card". */
export function isResourcePathOf(resourcePath: string, checkoutId: string): boolean {
  return CHECKOUT_ID.test(checkoutId) && resourcePath === `/v1/checkouts/${checkoutId}/payment`
}
