import { createMailToken, sendMail } from '@meerkat/contract/mail'
import type { Api, Outcome } from '../../shell/api/api-client.ts'
import { shop } from '../../shell/store-view/stores.ts'
import { type ContactDraft, toMail } from './contact-draft.ts'

/** The outcome of sending a message without faults, which is also the name of its text. The first three mean that it was sent. */
export type ContactOutcome = 'sent' | 'sentCopy' | 'sentNoCopy' | 'unsure' | 'tooMany' | 'offline' | 'failed'

export function isSent(outcome: string | null): outcome is 'sent' | 'sentCopy' | 'sentNoCopy' {
  return outcome === 'sent' || outcome === 'sentCopy' || outcome === 'sentNoCopy'
}

/**
 * Sends a message to the shop: fetches a token, then sends the mail. It is not queued for later, because a token expires after ten minutes.
 * docs/behaviour/small-stores.md §20.10.
 */
export async function sendContact(api: Api, draft: ContactDraft): Promise<ContactOutcome> {
  const token = await api.ask(createMailToken, { query: {} })
  if (token.kind !== 'done') return toProblem(token)
  const sent = await api.ask(sendMail, { body: toMail(draft, { token: token.result, contactEmail: shop.contactEmail }) })
  // Unlike a lost token, a lost mail may have arrived.
  if (sent.kind === 'no-answer') return 'unsure'
  if (sent.kind !== 'done') return toProblem(sent)
  if (!draft.copy) return 'sent'
  return sent.meta?.copy === 'asked' ? 'sentCopy' : 'sentNoCopy'
}

function toProblem(outcome: Exclude<Outcome<unknown>, { kind: 'done' }>): ContactOutcome {
  if (outcome.kind === 'no-answer') return 'offline'
  return outcome.kind === 'refused' && outcome.code === 429 ? 'tooMany' : 'failed'
}
