import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { GuestToken } from './guest-order.ts'
import { MAX_ORDER_LINES } from './history-item.ts'
import { HistoryOrder } from './order-history.ts'
import { plainLine } from './plain-text.ts'

const returnFields = {
  /** Made by the client: repeating the request with the same id has no further effect. @example "8d1f6c1e" */
  request_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** Reason for the return; may be left out or empty. */
  reason: z.optional(plainLine().check(z.trim())),
  /** The pieces. */
  items: z
    .array(
      z.object({
        /** `item_id` of the line. */
        item_id: z.number().check(z.int()),
        /** Pieces, at most `qty_returnable` of the line. */
        qty: z.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_ORDER_LINES)),
}
/** What the shopper wants to send back. */
export const ReturnRequest = z.object(returnFields)
export type ReturnRequest = z.infer<typeof ReturnRequest>

/**
 * Ours: announces that pieces of an order that was sent will be returned. Possible while `can_return` is true; 400 with a message
 * otherwise, and for more pieces than the order has left. Stock and amounts change when the goods arrive.
 */
export const requestReturn = endpoint({
  method: 'POST',
  path: '/api/order/:id/return',
  summary: "Announces that pieces of one of the customer's orders will be sent back.",
  auth: 'user',
  params: z.object({
    /** The order, by its `entity_id`. @example "5120" */
    id: z.string().check(z.maxLength(20)),
  }),
  query: z.object(callQuery),
  body: ReturnRequest,
  /** The current order, with the return in `returns`. */
  result: HistoryOrder,
})

/** Ours: `requestReturn` for a guest order. */
export const requestGuestReturn = endpoint({
  method: 'POST',
  path: '/api/guest-order/return',
  summary: 'Announces that pieces of a guest order will be sent back.',
  auth: 'none',
  query: z.object(callQuery),
  body: z.object({
    ...returnFields,
    /** The token from the link in the mail. */
    token: GuestToken,
  }),
  /** The current order. */
  result: HistoryOrder,
})

const callOffFields = {
  /** The return, by its `entity_id`. */
  return_id: z.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
}

/**
 * Ours: cancels a return that the shopper announced; its pieces can be announced again. Possible while its `can_call_off` is true;
 * 400 with a message otherwise. Repeating it has no further effect.
 */
export const callOffReturn = endpoint({
  method: 'POST',
  path: '/api/order/:id/return/call-off',
  summary: "Cancels a return of one of the customer's orders.",
  auth: 'user',
  params: z.object({
    /** The order, by its `entity_id`. @example "5120" */
    id: z.string().check(z.maxLength(20)),
  }),
  query: z.object(callQuery),
  body: z.object(callOffFields),
  /** The current order, with the closed return in `returns`. */
  result: HistoryOrder,
})

/** Ours: `callOffReturn` for a guest order. */
export const callOffGuestReturn = endpoint({
  method: 'POST',
  path: '/api/guest-order/return/call-off',
  summary: 'Cancels a return of a guest order.',
  auth: 'none',
  query: z.object(callQuery),
  body: z.object({
    ...callOffFields,
    /** The token from the link in the mail. */
    token: GuestToken,
  }),
  /** The current order. */
  result: HistoryOrder,
})
