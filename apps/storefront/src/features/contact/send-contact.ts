import { createMailToken, sendMail } from '@meerkat/contract/mail'
import type { Api, Outcome } from '../../shell/api/api-client.ts'
import { shop } from '../../shell/store-view/stores.ts'
import { type ContactDraft, toMail } from './contact-draft.ts'

/** Why a message without faults was not sent. */
export type ContactProblem = 'tooMany' | 'offline' | 'failed'

/**
 * Sends a message to the shop: a token first, then the mail. Null when both succeeded. Nothing is sent later: a token ends after ten
 * minutes. docs/behaviour/small-stores.md §20.10.
 */
export async function sendContact(api: Api, draft: ContactDraft): Promise<ContactProblem | null> {
  const token = await api.ask(createMailToken, { query: {} })
  if (token.kind !== 'done') return toProblem(token)
  const sent = await api.ask(sendMail, { body: toMail(draft, { token: token.result, contactEmail: shop.contactEmail }) })
  return sent.kind === 'done' ? null : toProblem(sent)
}

function toProblem(outcome: Exclude<Outcome<unknown>, { kind: 'done' }>): ContactProblem {
  if (outcome.kind === 'no-answer') return 'offline'
  return outcome.kind === 'refused' && outcome.code === 429 ? 'tooMany' : 'failed'
}
