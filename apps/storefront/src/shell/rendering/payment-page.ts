/** The page where orders are paid, in any store view. No script of a tag manager or chat, and no measurement, runs there. Decision 0045. */
export const PAYMENT_PAGE = /^(?:\/[a-z0-9_]+)?\/order\/pay\/?$/i
const CHECKOUT = /^(?:\/[a-z0-9_]+)?\/checkout\/?$/i

export interface Address {
  readonly pathname: string
  /** `order` leads to the thank-you page, which has the path of the checkout. */
  readonly search: { readonly order?: unknown }
}

/**
 * The pages without scripts of other companies: the one where orders are paid, and the checkout until the order is placed, where contact data,
 * passwords and the payment method are entered. Decision 0098.
 */
export function isPaymentStep({ pathname, search }: Address): boolean {
  return PAYMENT_PAGE.test(pathname) || (CHECKOUT.test(pathname) && search.order === undefined)
}
