import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { LONGEST, SHORTEST } from './field-rules.ts'
import { HistoryOrder } from './order-history.ts'
import { plainLine } from './plain-text.ts'

const params = z.object({
  /** The order, by its `entity_id`. @example "5120" */
  id: z.string().check(z.maxLength(20)),
})

/** Ours: the invoice that a customer asks for, as a PDF and without an envelope. Spec §6. */
export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/order/:id/invoice',
  summary: "The invoice of one of the customer's orders, as a PDF; others' orders answer like missing ones.",
  auth: 'user',
  params,
  query: z.object(callQuery),
  /** The bytes of the file. */
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  enveloped: false,
  contentType: 'application/pdf',
})

/** Who the invoice is for. The tax number as forms want it: at least 3 letters. Spec §5, §6. */
export const InvoiceRequest = z.object({
  /** Company name. */
  company: plainLine().check(z.trim(), z.minLength(1)),
  /** Tax number. */
  vat_id: plainLine(LONGEST.taxId).check(z.trim(), z.minLength(SHORTEST.taxId)),
})
export type InvoiceRequest = z.infer<typeof InvoiceRequest>

/**
 * Ours: a company that did not say so at the checkout asks for an invoice in its name. Once: an invoice that names a company is not
 * written anew for another (400 with a sentence); the same again is fine. Afterwards `readInvoice` gives the file.
 */
export const requestInvoice = endpoint({
  method: 'POST',
  path: '/api/order/:id/invoice',
  summary: "Puts company and tax number on the invoice of one of the customer's orders.",
  auth: 'user',
  params,
  query: z.object(callQuery),
  body: InvoiceRequest,
  /** The order as it is now; company and tax number stand in `billing_address`. */
  result: HistoryOrder,
})
