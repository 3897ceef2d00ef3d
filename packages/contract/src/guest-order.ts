import * as z from 'zod/mini'
import { Customer, Password } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { HistoryOrder } from './order-history.ts'

/** Path of the page that the link in a guest's order mail opens, as `/guest-order?token=…` below the store view's prefix. */
export const GUEST_ORDER_PAGE = 'guest-order'

/**
 * Proves that the caller received the confirmation mail of one guest order, or placed it (`guestToken`). Sent in the body, so that access
 * logs of proxies do not store it. An unknown or altered token is refused with 404, like an order that does not exist.
 */
export const GuestToken = z.string().check(z.minLength(1), z.maxLength(128))
const body = z.object({
  /** The token from the link in the mail. */
  token: GuestToken,
})
const query = z.object(callQuery)

/** Ours: the order behind the link in a guest's mail, without a login; the link works any number of times. */
export const readGuestOrder = endpoint({
  method: 'POST',
  path: '/api/guest-order',
  summary: 'The guest order that the token of its mail belongs to.',
  auth: 'none',
  query,
  body,
  result: HistoryOrder,
})

/** Ours: `cancelOrder` for a guest order. Possible while `can_cancel` is true, 400 with a message afterwards. */
export const cancelGuestOrder = endpoint({
  method: 'POST',
  path: '/api/guest-order/cancel',
  summary: 'Cancels a pending guest order; stock and coupon are released.',
  auth: 'none',
  query,
  body,
  /** The current order. */
  result: HistoryOrder,
})

/** Ours: confirms a large cash order. Needs the token from the mail: 403 for the `guestToken` of the placed order. */
export const confirmGuestOrder = endpoint({
  method: 'POST',
  path: '/api/guest-order/confirm',
  summary: 'Confirms a guest order that is paid on delivery, so that it is sent.',
  auth: 'none',
  query,
  body,
  /** The current order. */
  result: HistoryOrder,
})

/**
 * Ours: registers the guest of an order as a customer with the e-mail address, names and addresses of the order, which then belongs to
 * the new account. The client logs in afterwards. 400 when the e-mail address has an account, the password is refused, or the order
 * already belongs to an account.
 */
export const createGuestAccount = endpoint({
  method: 'POST',
  path: '/api/guest-order/account',
  summary: 'Registers the guest of an order, who gets the order. Without logging in.',
  auth: 'none',
  query,
  body: z.object({
    /** The token from the link in the mail, or the `guestToken` of the placed order. */
    token: GuestToken,
    /** At least 8 characters. */
    password: Password,
  }),
  result: Customer,
})

/** Ours: `readInvoice` for a guest order: the PDF, without an envelope. */
export const readGuestInvoice = endpoint({
  method: 'POST',
  path: '/api/guest-order/invoice',
  summary: 'The invoice of a guest order, as a PDF.',
  auth: 'none',
  query,
  body,
  /** The bytes of the file. */
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  enveloped: false,
  contentType: 'application/pdf',
})

/** Ours: `readDocument` for a guest order. */
export const readGuestDocument = endpoint({
  method: 'POST',
  path: '/api/guest-order/document',
  summary: 'An invoice or a credit note of a guest order, as a PDF.',
  auth: 'none',
  query,
  body: z.object({
    /** The token from the link in the mail. */
    token: GuestToken,
    /** `number` of the document. @example "INV-000012" */
    number: z.string().check(z.maxLength(64)),
  }),
  /** The bytes of the file. */
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  enveloped: false,
  contentType: 'application/pdf',
})
