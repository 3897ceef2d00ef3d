import type { Send } from '@meerkat/contract/transport'
import { checkContact, readDraft } from '../features/contact/contact-draft.ts'
import { isSent, sendContact } from '../features/contact/send-contact.ts'
import { createClient } from '../shell/api/api-client.ts'
import type { RefusedPost } from '../shell/rendering/host-context.ts'
import { findStoreView } from '../shell/store-view/stores.ts'

/** Redirects after a message was sent; a refused form is rendered again by the caller. */
export type ContactAnswer =
  | { readonly kind: 'sent'; readonly response: Response }
  | { readonly kind: 'refused'; readonly status: number; readonly page: Request; readonly refusedPost: RefusedPost }

const PATHS = new Set(['/contact', '/contactUs'])

/** Sends the contact form for a browser without JavaScript. Null for every other request. docs/behaviour/small-stores.md §20.10. */
export async function answerContact(request: Request, send: Send): Promise<ContactAnswer | null> {
  if (request.method !== 'POST') return null
  const url = new URL(request.url)
  const { view, path } = findStoreView(url.pathname)
  if (!PATHS.has(path)) return null
  const fields = new URLSearchParams(await request.clone().text())
  // The page has other forms, such as the language form.
  if (!fields.has('message')) return null
  const draft = readDraft(fields)
  const faults = checkContact(draft)
  const hasFaults = Object.keys(faults).length > 0
  const outcome = hasFaults ? null : await sendContact(createClient(send, { storeCode: view.storeCode, parse: false }), draft)
  if (isSent(outcome)) {
    const headers = { location: `${view.url}${path}?answer=${outcome}#contact`, 'cache-control': 'no-store' }
    return { kind: 'sent', response: new Response(null, { status: 303, headers }) }
  }
  const { copy, ...typed } = draft
  const values = { ...typed, ...(copy && { copy: 'on' }) }
  const page = new Request(new URL(url.pathname, url.origin), { headers: request.headers })
  return { kind: 'refused', status: hasFaults ? 422 : 503, page, refusedPost: { values, faults, problem: outcome } }
}
