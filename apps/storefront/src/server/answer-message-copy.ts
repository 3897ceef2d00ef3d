import { confirmMessageCopy } from '@meerkat/contract/mail'
import type { Send } from '@meerkat/contract/transport'
import type { CopyAnswer } from '../features/contact/copy-page.tsx'
import { readSubmittedForm, type SubmittedForm } from './submitted-form.ts'

/**
 * Handles the form that confirms the copy of a message, and redirects to a page with the result. Returns null for every other request.
 * docs/behaviour/small-stores.md §20.10.
 */
export async function answerMessageCopy(request: Request, send: Send): Promise<Response | null> {
  const form = await readSubmittedForm(request, send, { pages: ['/message-copy'], fields: ['token'] })
  if (!form) return null
  const token = form.fields.get('token') ?? ''
  const answer = await confirm(form.api, token)
  return form.show({ answer, ...(answer === 'failed' && { token }) })
}

async function confirm(api: SubmittedForm['api'], token: string): Promise<CopyAnswer> {
  const outcome = await api.ask(confirmMessageCopy, { body: { token } })
  if (outcome.kind === 'done') return outcome.result
  return outcome.kind === 'refused' && (outcome.code === 404 || outcome.code === 400) ? 'unknown' : 'failed'
}
