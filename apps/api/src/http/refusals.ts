import type { ValidationError } from '@meerkat/contract/envelope'
import { OUT_OF_STOCK_TEXT } from '@meerkat/contract/order'
import type { CartTotals } from '@meerkat/contract/totals'

/** Details of a refusal, used in its message. */
export interface RefusalDetails {
  readonly name?: string
  readonly qty?: number
  readonly field?: string
  readonly faults?: readonly ValidationError[]
  readonly retryAfterSeconds?: number
  readonly totals?: CartTotals
  /** What is wrong with a GraphQL document, in GraphQL's own form. */
  readonly errors?: readonly { readonly message: string }[]
}

interface RefusalForm {
  /** Both the HTTP status and the code of the envelope. docs/wire.md §1.3. */
  readonly code: number
  /** Shown to shoppers unchanged when it is text: stable, so that it can be a translation key. docs/wire.md §1.4. */
  readonly result: unknown | ((details: RefusalDetails) => unknown)
  readonly meta?: Readonly<Record<string, unknown>>
}

/** Every refusal, with its code and English message on the wire. 401 is only for tokens: clients log out on it. */
const REFUSALS = {
  'not-found': { code: 404, result: 'Not found' },
  'method-not-allowed': { code: 405, result: 'This address does not take that method' },
  'search-method': { code: 500, result: 'Searches are asked by GET or POST' },
  'search-path': { code: 500, result: 'The path of a search is /api/catalog/{index}/{entity}/_search' },
  'json-malformed': { code: 400, result: 'The body is not valid JSON' },
  'body-too-large': { code: 413, result: 'The request is too large' },
  'media-type-unknown': { code: 415, result: 'The body must be sent as application/json' },
  'request-invalid': { code: 400, result: ({ name }: RefusalDetails) => name ?? 'The request is not valid' },
  'graphql-invalid': { code: 400, result: ({ errors }: RefusalDetails) => errors ?? [] },
  'element-missing': { code: 500, result: ({ name }: RefusalDetails) => name ?? 'The request is not complete' },
  'rate-limited': { code: 429, result: 'Too many requests, please try again in a moment' },
  'server-fault': { code: 500, result: 'Something went wrong on our side, please try again' },
  'value-not-storable': { code: 400, result: 'The request holds a value that cannot be stored' },
  'database-unreachable': { code: 503, result: 'The shop is busy, please try again in a moment' },
  'token-unknown': { code: 401, result: 'Your session has ended, please log in again' },

  'login-refused': { code: 401, result: 'The e-mail address or the password is not right' },
  'refresh-refused': { code: 401, result: null },
  // Old clients focus the field whose name, "email" or "password", occurs in the text. docs/wire.md §2.2.
  'registration-invalid': { code: 400, result: ({ faults }: RefusalDetails) => faults ?? [] },
  'email-taken': { code: 400, result: 'A customer with the same email already exists' },
  'password-weak': { code: 400, result: ({ name }: RefusalDetails) => name ?? 'Please choose another password' },
  'email-missing': { code: 500, result: 'Please provide valid e-mail address' },
  'email-invalid': { code: 400, result: 'Please provide valid e-mail address' },
  'newsletter-email-invalid': { code: 500, result: 'Please provide valid e-mail address' },
  'confirmation-unknown': { code: 404, result: 'This link is not valid any more, please subscribe again' },
  'alert-key-unknown': { code: 404, result: 'This link is not valid any more' },
  'message-copy-unknown': { code: 404, result: 'This link is not complete, please open it in the mail again' },
  'review-request-key-unknown': { code: 404, result: 'This link is not valid any more' },
  'order-confirm-by-mail': { code: 403, result: 'Please confirm the order with the link in the mail' },
  'mail-refused': { code: 500, result: ({ name }: RefusalDetails) => name ?? 'The mail cannot be sent' },
  'profile-invalid': { code: 500, result: ({ faults }: RefusalDetails) => faults ?? [] },
  'address-foreign': { code: 403, result: 'This address is not one of yours' },
  'new-password-invalid': { code: 500, result: ({ name }: RefusalDetails) => name ?? 'The request is not valid' },
  // Clients that change a password read `errorMessage`, whatever the code. docs/wire.md §2.5.
  'password-change-invalid': { code: 500, result: ({ name }: RefusalDetails) => ({ errorMessage: name, code: 400 }) },
  'password-change-weak': {
    code: 500,
    result: ({ name }: RefusalDetails) => ({ errorMessage: name ?? 'Please choose another password', code: 400 }),
  },
  'password-wrong': { code: 500, result: { errorMessage: 'The current password is wrong', code: 401 } },
  'password-session-over': { code: 401, result: { errorMessage: 'Your session has ended, please log in again', code: 401 } },
  'reset-token-unknown': { code: 500, result: { errorMessage: 'This link is not valid any more, please ask for a new one', code: 404 } },

  'review-invalid': { code: 500, result: ({ faults }: RefusalDetails) => faults ?? [] },
  'review-unknown': { code: 404, result: 'This review is not shown any more' },

  'search-failed': { code: 500, result: ({ name }: RefusalDetails) => name ?? 'The search failed' },

  'cart-not-found': { code: 404, result: 'This cart does not exist any more' },
  'cart-busy': { code: 503, result: 'The cart is being changed elsewhere, please try again' },
  'cart-full': { code: 400, result: ({ qty }: RefusalDetails) => `A cart holds at most ${qty} different products` },
  'line-not-found': { code: 404, result: 'This product is not in the cart any more' },
  'product-unknown': { code: 400, result: 'We do not have this product' },
  'price-unknown': { code: 400, result: 'Product price is unknown, product cannot be added to the cart!' },
  'product-disabled': { code: 400, result: ({ name }: RefusalDetails) => `${name} is not sold at the moment` },
  'product-grouped': { code: 400, result: ({ name }: RefusalDetails) => `${name} is a set: please add the products in it one by one` },
  'option-missing': { code: 400, result: ({ field }: RefusalDetails) => `Please choose ${field} first` },
  'option-unknown': { code: 400, result: ({ name }: RefusalDetails) => `This choice is not available for ${name}` },
  'option-no-date': { code: 400, result: ({ field }: RefusalDetails) => `${field} is a day, such as 2026-12-31` },
  'option-past': { code: 400, result: ({ field }: RefusalDetails) => `${field} must not be in the past` },
  'option-file': {
    code: 400,
    result: ({ field }: RefusalDetails) => `${field}: files cannot be sent with an order, please send them by e-mail`,
  },
  'option-card-number': { code: 400, result: ({ field }: RefusalDetails) => `${field} does not take the number of a payment card` },
  'option-too-long': { code: 400, result: ({ field, qty }: RefusalDetails) => `${field} takes at most ${qty} characters` },
  'shipping-not-offered': { code: 400, result: 'This way of sending is not available for your address' },
  'payment-not-offered': { code: 400, result: 'This way of paying is not available' },
  'out-of-stock': { code: 400, result: ({ name }: RefusalDetails) => `${name} is out of stock` },
  'qty-above-stock': { code: 400, result: ({ name, qty }: RefusalDetails) => `Only ${qty} of ${name} are left` },
  'qty-above-maximum': { code: 400, result: ({ name, qty }: RefusalDetails) => `At most ${qty} of ${name} can be ordered at once` },
  'qty-below-minimum': { code: 400, result: ({ name, qty }: RefusalDetails) => `At least ${qty} of ${name} must be ordered` },
  'qty-not-in-steps': { code: 400, result: ({ name, qty }: RefusalDetails) => `${name} is sold in steps of ${qty}` },

  // Old clients show the message for a wrong coupon only when the result is falsy. docs/wire.md §3.12.
  'coupon-invalid': { code: 404, result: false, meta: { reason: 'coupon_invalid' } },

  'wishlist-full': { code: 400, result: 'A wishlist holds at most 300 products' },
  'saved-lines-full': { code: 400, result: 'At most 100 lines can be saved for later' },
  'wishlist-unknown': { code: 404, result: 'This list is not shared any more' },

  'loyalty-off': { code: 404, result: 'This shop has no loyalty card' },
  'loyalty-no-card': { code: 404, result: 'Please join the loyalty card first' },
  'loyalty-points': {
    code: 400,
    result: ({ qty }: RefusalDetails) => `Points are exchanged in steps of ${qty}, and not more than the card has`,
  },

  'order-invalid': { code: 400, result: ({ faults }: RefusalDetails) => faults ?? [] },
  'order-not-found': { code: 404, result: 'This order does not exist' },
  'order-owned': { code: 400, result: 'This order belongs to an account already, please log in' },
  'order-too-far': { code: 400, result: 'This order is being prepared already and cannot be cancelled any more, please contact us' },
  'return-not-sent': { code: 400, result: 'This order was not sent yet, so nothing can be sent back' },
  'return-too-late': { code: 400, result: 'The time for returns of this order is over, please contact us' },
  'return-too-many': { code: 400, result: 'The order does not have so many pieces left to send back' },
  'return-missing': { code: 404, result: 'This return does not exist' },
  'return-final': { code: 400, result: 'This return cannot be called off any more, please contact us' },
  'download-missing': { code: 404, result: 'This file is not there, please contact us' },
  'download-unpaid': { code: 403, result: 'This file is yours as soon as the order is paid for' },
  'download-used-up': { code: 403, result: 'This file has been downloaded as often as the order allows, please contact us' },
  'order-canceled': { code: 400, result: 'This order was cancelled, there is no invoice of it' },
  'invoice-final': {
    code: 400,
    result: 'Something of this order came back, so its invoice cannot be changed any more, please contact us',
  },
  'document-missing': { code: 404, result: 'This document does not exist' },
  'invoice-named': { code: 400, result: 'The invoice of this order names a company already, please contact us' },
  'order-id-taken': { code: 400, result: 'An order with this id was placed before, and it is another one' },
  'order-cart-taken': { code: 400, result: 'This cart was ordered before, with other products' },
  'order-differs': { code: 409, result: ({ totals }: RefusalDetails) => ({ message: 'This order would cost something else now', totals }) },
  'order-withdrawn': { code: 410, result: 'This order was withdrawn' },
  'order-out-of-stock': { code: 500, result: OUT_OF_STOCK_TEXT },

  'payment-order-not-found': { code: 404, result: 'This payment does not exist' },
  'payment-amount-differs': { code: 409, result: 'The total has changed, please check your order again' },
  'payment-method-unknown': { code: 400, result: 'This way of paying is not available' },
  'payment-path-invalid': { code: 400, result: 'This is not an address of a payment' },
  'payment-over': { code: 400, result: 'This order cannot be paid any more, please place it again' },
  'payment-unavailable': { code: 503, result: 'This way of paying does not answer at the moment, please try again or choose another one' },

  'stock-unreachable': { code: 503, result: { code: 'ENOTFOUND', errorMessage: 'stock source unavailable' } },
} satisfies Record<string, RefusalForm>

export type RefusalCode = keyof typeof REFUSALS

/** Ends a request with a reason that is sent to its caller. */
export class Refusal extends Error {
  readonly refusal: RefusalCode
  readonly details: RefusalDetails

  constructor(refusal: RefusalCode, details: RefusalDetails = {}) {
    super(refusal)
    this.name = 'Refusal'
    this.refusal = refusal
    this.details = details
  }
}

/** The wire response of a refusal. */
export function toWire({ refusal, details }: Refusal): Omit<RefusalForm, 'result'> & { result: unknown; headers: Record<string, string> } {
  const form: RefusalForm = REFUSALS[refusal]
  const seconds = details.retryAfterSeconds ?? (form.code === 503 ? 2 : null)
  return {
    code: form.code,
    result: typeof form.result === 'function' ? form.result(details) : form.result,
    ...(form.meta && { meta: form.meta }),
    headers: seconds === null ? {} : { 'retry-after': String(seconds) },
  }
}
