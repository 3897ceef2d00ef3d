import type { Send } from '@meerkat/contract/transport'
import { checkContact, readDraft } from '../features/contact/contact-draft.ts'
import { isSent, sendContact } from '../features/contact/send-contact.ts'
import type { RefusedPost } from '../shell/rendering/host-context.ts'
import { readSubmittedForm } from './submitted-form.ts'

/** Redirects after a message was sent; a refused form is rendered again by the caller. */
export type ContactAnswer =
  | { readonly kind: 'sent'; readonly response: Response }
  | { readonly kind: 'refused'; readonly status: number; readonly page: Request; readonly refusedPost: RefusedPost }

/** Sends the contact form for a browser without JavaScript. Null for every other request. docs/behaviour/small-stores.md §20.10. */
export async function answerContact(request: Request, send: Send): Promise<ContactAnswer | null> {
  const form = await readSubmittedForm(request, send, { pages: ['/contact', '/contactUs'], fields: ['message'] })
  if (!form) return null
  const draft = readDraft(form.fields)
  const faults = checkContact(draft)
  const hasFaults = Object.keys(faults).length > 0
  const outcome = hasFaults ? null : await sendContact(form.api, draft)
  if (isSent(outcome)) return { kind: 'sent', response: form.show({ answer: outcome }, 'contact') }
  const { copy, ...typed } = draft
  const values = { ...typed, ...(copy && { copy: 'on' }) }
  const url = new URL(request.url)
  const page = new Request(new URL(url.pathname, url.origin), { headers: request.headers })
  return { kind: 'refused', status: hasFaults ? 422 : 503, page, refusedPost: { values, faults, problem: outcome } }
}
