import { endReviewRequests } from '@meerkat/contract/review-request'
import type { Send } from '@meerkat/contract/transport'
import { createClient } from '../shell/api/api-client.ts'
import { findStoreView } from '../shell/store-view/stores.ts'

/**
 * Handles the form that ends review requests, and redirects to a page with the result. Returns null for every other request.
 * docs/behaviour/orders.md §17.6.
 */
export async function answerReviewRequests(request: Request, send: Send): Promise<Response | null> {
  if (request.method !== 'POST') return null
  const { view, path } = findStoreView(new URL(request.url).pathname)
  if (path !== '/review-requests') return null
  const key = new URLSearchParams(await request.clone().text()).get('key')
  // The page has other forms, such as the language form.
  if (key === null) return null
  const outcome = await createClient(send, { storeCode: view.storeCode, parse: false }).ask(endReviewRequests, { query: { key } })
  const answer = outcome.kind === 'done' ? outcome.result : 'failed'
  const again = answer === 'failed' ? { key } : {}
  const location = `${view.url}/review-requests?${new URLSearchParams({ answer, ...again })}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
