import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { MAX_LENGTH, MIN_LENGTH } from './field-rules.ts'
import { HistoryOrder } from './order-history.ts'
import { plainLine } from './plain-text.ts'

const params = z.object({
  /** The order, by its `entity_id`. @example "5120" */
  id: z.string().check(z.maxLength(20)),
})

/**
 * Ours: the invoice of an order, as a PDF and without an envelope. Spec §6. Until the invoice is issued, the file is an order
 * confirmation, and says so. An issued invoice never changes.
 */
export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/order/:id/invoice',
  summary: "The invoice of one of the customer's orders, as a PDF. 404 for another customer's order.",
  auth: 'user',
  params,
  query: z.object(callQuery),
  /** The bytes of the file. */
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  enveloped: false,
  contentType: 'application/pdf',
})

/** Ours: an invoice or a credit note of an order, by its number. */
export const readDocument = endpoint({
  method: 'GET',
  path: '/api/order/:id/documents/:number',
  summary: "An invoice or a credit note of one of the customer's orders, as a PDF.",
  auth: 'user',
  params: z.object({
    /** The order, by its `entity_id`. @example "5120" */
    id: z.string().check(z.maxLength(20)),
    /** `number` of the document. @example "INV-000012" */
    number: z.string().check(z.maxLength(64)),
  }),
  query: z.object(callQuery),
  /** The bytes of the file. */
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  enveloped: false,
  contentType: 'application/pdf',
})

/** The company that the invoice names. The tax number has at least 3 characters, as in forms. Spec §5, §6. */
export const InvoiceRequest = z.object({
  /** Company name. */
  company: plainLine().check(z.trim(), z.minLength(1)),
  /** Tax number. */
  vat_id: plainLine(MAX_LENGTH.taxId).check(z.trim(), z.minLength(MIN_LENGTH.taxId)),
})
export type InvoiceRequest = z.infer<typeof InvoiceRequest>

/**
 * Ours: names a company on the invoice of an order placed without one. A company can be set once: another one is refused with 400
 * and a message, the same one succeeds again. `readInvoice` then returns the new file. An invoice that was already issued is cancelled by
 * a credit note and replaced by a new one; this is refused once goods of the order have been returned.
 */
export const requestInvoice = endpoint({
  method: 'POST',
  path: '/api/order/:id/invoice',
  summary: "Puts company and tax number on the invoice of one of the customer's orders.",
  auth: 'user',
  params,
  query: z.object(callQuery),
  body: InvoiceRequest,
  /** The current order; company and tax number are in `billing_address`. */
  result: HistoryOrder,
})
