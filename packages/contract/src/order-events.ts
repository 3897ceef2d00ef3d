import * as z from 'zod/mini'

const ORDER_STEPS = ['confirm', 'process', 'ship', 'out-for-delivery', 'pay', 'complete', 'cancel'] as const

/** A step of an order. `comment` is the operator's note to the buyer, such as a parcel number. */
export const StatusHistory = z.looseObject({
  /** Id of the entry. */
  entity_id: z.optional(z.number()),
  /** Status of the order afterwards. */
  status: z.string(),
  /** Note to the buyer, such as a parcel number. */
  comment: z.nullable(z.string()),
  /** When it happened, UTC. */
  created_at: z.string(),
  /** The step: a shipment and a payment may both have the status "processing". Ours. */
  step: z.optional(z.enum([...ORDER_STEPS, 'refund', 'return-announced', 'return-received', 'return-called-off'])),
})
export type StatusHistory = z.infer<typeof StatusHistory>

/** Money that was given back to the buyer. Ours. */
export const OrderRefund = z.object({
  /** Id of the refund. */
  entity_id: z.number(),
  /** Amount given back. */
  amount: z.number(),
  /** Reason for the refund. */
  reason: z.string(),
  /** When it was recorded, UTC. */
  created_at: z.string(),
  /** Whether it went back the way it was paid; false for a refund outside of the shop. Missing from other servers. */
  is_by_payment: z.optional(z.boolean()),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/** An invoice or a credit note that was issued. Ours. docs/behaviour/orders.md §17.4. */
export const OrderDocument = z.object({
  /** Number of the document; a series has no gaps. */
  number: z.string(),
  /** invoice or credit-note. */
  kind: z.enum(['invoice', 'credit-note']),
  /** When it was issued, UTC. */
  created_at: z.string(),
  /** Total of the invoice, or the part of an invoice that the credit note gives back. */
  amount: z.number(),
})
export type OrderDocument = z.infer<typeof OrderDocument>

/** Goods of an order that are sent back. Ours. docs/behaviour/orders.md §17.2. */
export const OrderReturn = z.object({
  /** The number of the return, which the shopper puts into the parcel. */
  entity_id: z.number(),
  /** announced, received, or called-off: cancelled. */
  state: z.enum(['announced', 'received', 'called-off']),
  /** Reason for the return; null when none was given. */
  reason: z.nullable(z.string()),
  /** When it was announced, UTC. */
  created_at: z.string(),
  /** When the goods were received, or the return was cancelled, UTC; null before. */
  closed_at: z.nullable(z.string()),
  /** Whether `callOffReturn` is possible now; missing from other servers. */
  can_call_off: z.optional(z.boolean()),
  /** The pieces. */
  items: z.array(
    z.object({
      /** `item_id` of the line. */
      item_id: z.number(),
      /** Pieces announced. */
      qty: z.number(),
      /** Pieces that arrived; null before. */
      qty_received: z.nullable(z.number()),
    }),
  ),
})
export type OrderReturn = z.infer<typeof OrderReturn>
