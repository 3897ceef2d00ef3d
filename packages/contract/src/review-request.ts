import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

/** The page that ends review requests. */
export const REVIEW_REQUEST_PAGE = 'review-requests'

/** Ours: the link in every review request, and the button of mail clients (RFC 8058, any body). docs/behaviour/orders.md §17.6. */
export const endReviewRequests = endpoint({
  method: 'POST',
  path: '/api/ext/review-requests/end',
  summary: 'Ends the mails that ask the address of a key for reviews.',
  auth: 'none',
  query: z.object({
    ...callQuery,
    /** The key from the link in the mail. @example "eyJhbGciOiJIUzI1NiJ9.e30.c2ln" */
    key: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  result: z.literal('ended'),
})
