import { endReviewRequests } from '@meerkat/contract/review-request'
import type { Send } from '@meerkat/contract/transport'
import { readSubmittedForm } from './submitted-form.ts'

/**
 * Handles the form that ends review requests, and redirects to a page with the result. Returns null for every other request.
 * docs/behaviour/orders.md §17.6.
 */
export async function answerReviewRequests(request: Request, send: Send): Promise<Response | null> {
  const form = await readSubmittedForm(request, send, { pages: ['/review-requests'], fields: ['key'] })
  if (!form) return null
  const key = form.fields.get('key') ?? ''
  const outcome = await form.api.ask(endReviewRequests, { query: { key } })
  const answer = outcome.kind === 'done' ? outcome.result : 'failed'
  return form.show({ answer, ...(answer === 'failed' && { key }) })
}
