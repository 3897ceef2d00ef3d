import { Email } from '@meerkat/contract/customer'
import { type ContactMail, createMailToken, createMailTokenByPost, sendMail as sendMailCall } from '@meerkat/contract/mail'
import type { Executor } from '../../db/executor.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Caller } from '../../http/caller.ts'
import type { Operations, RouteOptions } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import type { EnqueueMail, MailJob } from './mail-job.ts'
import { makeMailToken, useMailToken } from './mail-token.ts'
import { toHeader } from './render-mail.ts'

export interface MailDeps {
  readonly sql: Executor
  readonly now: () => Date
  /** The only address that forms may send mail to. */
  readonly contactEmail: string
  readonly enqueueMail: EnqueueMail
  readonly mailEnqueued: () => void
  /** Counts mails that anonymous callers trigger to one address. */
  readonly mailsToUnconfirmed: Attempts
}

const OPTIONS: RouteOptions = { rateClass: 'M', noStore: true, refuseBody: ({ sentence }) => refuse(sentence) }

/** The endpoints of docs/wire.md §8. */
export function serveMail(operations: Operations, deps: MailDeps): void {
  const getToken = () => makeMailToken(deps.sql, deps.now())
  operations.serve(createMailToken, getToken, OPTIONS)
  operations.serve(createMailTokenByPost, getToken, OPTIONS)
  operations.serve(sendMailCall, ({ body, caller }) => sendMail(deps, body, caller), OPTIONS)
}

/** Sends a form to the shop. Validates first, so that a mistake does not use up the token. @throws Refusal `mail-refused` */
async function sendMail({ sql, now, contactEmail, ...deps }: MailDeps, mail: ContactMail, caller: Caller): Promise<'OK'> {
  const job = toJob(mail, contactEmail, caller)
  if (!(await useMailToken(sql, mail.token ?? '', now()))) throw refuse('This form has expired, please send it again')
  // Mails to the shop are always sent; acknowledgements to senders are limited. The response is the same.
  if (job.kind === 'contact' || (await deps.mailsToUnconfirmed.take(job.to))) {
    await deps.enqueueMail(sql, job)
    deps.mailEnqueued()
  }
  return 'OK'
}

/**
 * To the shop: the message, sent from the shop's own address with the author as the reply address. To the author: an
 * acknowledgement without their text, otherwise anybody could send any text to anybody through us.
 */
function toJob(mail: ContactMail, contactEmail: string, { storeCode, language }: Caller): Extract<MailJob, { to: string }> {
  const source = addressOf(mail.sourceAddress, 'sender')
  const target = addressOf(mail.targetAddress, 'recipient')
  const own = mail.confirmation ? source : target
  if (own !== contactEmail.toLowerCase()) throw refuse('This address is not one of the shop')
  if (mail.confirmation) return { kind: 'contact-received', to: target, storeCode, language }
  const text = mail.emailText?.trim() ?? ''
  if (text === '') throw refuse('Please write a message')
  return { kind: 'contact', to: target, replyTo: source, subject: toHeader(mail.subject ?? '') || 'Contact form', text }
}

function addressOf(given: string | null | undefined, whose: string): string {
  const parsed = Email.safeParse(given)
  if (!parsed.success) throw refuse(`The ${whose} has no valid e-mail address`)
  return parsed.data
}

function refuse(name: string): Refusal {
  return new Refusal('mail-refused', { name })
}
