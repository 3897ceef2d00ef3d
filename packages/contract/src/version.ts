import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const readVersion = endpoint({
  method: 'GET',
  path: '/api',
  summary: 'Version of the server and the protocol it speaks.',
  auth: 'none',
  result: z.object({
    /** Version of the shop. */
    version: z.string(),
    /** Protocol of the API. */
    protocol: z.literal('vsf1'),
    /** Version of the client that the protocol was made for. Missing from old servers. */
    client: z.optional(z.string()),
  }),
  enveloped: false,
})
