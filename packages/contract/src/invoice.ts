import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

/** Ours: the invoice that a customer asks for, as a PDF and without an envelope. Spec §6. */
export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/order/:id/invoice',
  summary: "The invoice of one of the customer's orders, as a PDF; others' orders answer like missing ones.",
  auth: 'user',
  params: z.object({ id: z.string().check(z.maxLength(20)) }),
  query: z.object(callQuery),
  /** The bytes of the file. */
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  enveloped: false,
})
