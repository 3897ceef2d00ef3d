import { confirmMessageCopy } from '@meerkat/contract/mail'
import type { Send } from '@meerkat/contract/transport'
import type { CopyAnswer } from '../features/contact/copy-page.tsx'
import { createClient } from '../shell/api/api-client.ts'
import { findStoreView } from '../shell/store-view/stores.ts'

/**
 * Handles the form that confirms the copy of a message, and redirects to a page with the result. Returns null for every other request.
 * docs/behaviour/small-stores.md §20.10.
 */
export async function answerMessageCopy(request: Request, send: Send): Promise<Response | null> {
  if (request.method !== 'POST') return null
  const { view, path } = findStoreView(new URL(request.url).pathname)
  if (path !== '/message-copy') return null
  const token = new URLSearchParams(await request.clone().text()).get('token')
  // The page has other forms, such as the language form.
  if (token === null) return null
  const answer = await confirm(createClient(send, { storeCode: view.storeCode, parse: false }), token)
  const again = answer === 'failed' ? { token } : {}
  const location = `${view.url}/message-copy?${new URLSearchParams({ answer, ...again })}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

async function confirm(api: ReturnType<typeof createClient>, token: string): Promise<CopyAnswer> {
  const outcome = await api.ask(confirmMessageCopy, { body: { token } })
  if (outcome.kind === 'done') return outcome.result
  return outcome.kind === 'refused' && (outcome.code === 404 || outcome.code === 400) ? 'unknown' : 'failed'
}
