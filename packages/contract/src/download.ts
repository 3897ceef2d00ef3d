import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { GuestToken } from './guest-order.ts'

const id = z.string().check(z.maxLength(20))

/** A bought file. Ours: the old protocol has none. docs/wire.md §17.2. */
export const BoughtFile = z.object({
  /** `id` of the file in `downloadable_links` of the product. */
  link_id: z.number(),
  /** Name of the file. */
  title: z.string(),
  /** The product it belongs to. */
  product_name: z.string(),
  /** Whether it can be downloaded now: the order is paid for, and the download limit is not reached. */
  is_ready: z.boolean(),
  /** Remaining downloads; null for no limit. */
  downloads_left: z.nullable(z.number()),
})
export type BoughtFile = z.infer<typeof BoughtFile>

/** Ours: the downloadable files of an order. */
export const listDownloads = endpoint({
  method: 'GET',
  path: '/api/order/:id/downloads',
  summary: "The files of one of the customer's orders. 404 for another customer's order.",
  auth: 'user',
  params: z.object({
    /** The order, by its `entity_id`. @example "5120" */
    id,
  }),
  query: z.object(callQuery),
  result: z.array(BoughtFile),
})

/** Ours: one file of an order, for the buyer and once the order is paid. */
export const readDownload = endpoint({
  method: 'GET',
  path: '/api/order/:id/downloads/:link',
  summary: 'A bought file, without an envelope. 403 until the order is paid, and after too many downloads.',
  auth: 'user',
  params: z.object({
    /** The order, by its `entity_id`. @example "5120" */
    id,
    /** `link_id` of the file. @example "3" */
    link: id,
  }),
  query: z.object(callQuery),
  /** The bytes of the file. */
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  enveloped: false,
  contentType: 'application/octet-stream',
})

/** Ours: `listDownloads` for a guest order. */
export const listGuestDownloads = endpoint({
  method: 'POST',
  path: '/api/guest-order/downloads',
  summary: 'The files of a guest order.',
  auth: 'none',
  query: z.object(callQuery),
  body: z.object({
    /** The token from the link in the mail. */
    token: GuestToken,
  }),
  result: z.array(BoughtFile),
})

/** Ours: `readDownload` for a guest order. */
export const readGuestDownload = endpoint({
  method: 'POST',
  path: '/api/guest-order/download',
  summary: 'A bought file of a guest order, without an envelope. 403 until the order is paid, and after too many downloads.',
  auth: 'none',
  query: z.object(callQuery),
  body: z.object({
    /** The token from the link in the mail. */
    token: GuestToken,
    /** `link_id` of the file. @example "3" */
    link: id,
  }),
  /** The bytes of the file. */
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  enveloped: false,
  contentType: 'application/octet-stream',
})
