import { Email } from '@meerkat/contract/customer'
import {
  type ContactMail,
  confirmMessageCopy,
  createMailToken,
  createMailTokenByPost,
  sendMail as sendMailCall,
} from '@meerkat/contract/mail'
import type { Attempts } from '../../http/attempts.ts'
import type { Caller } from '../../http/caller.ts'
import type { Operations, RouteOptions } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import type { MailJob } from './mail-job.ts'
import { makeMailToken, useMailToken } from './mail-token.ts'
import { confirmCopy, type MessageCopyDeps, requestCopy } from './message-copy.ts'
import { toHeader } from './render-mail.ts'

export interface MailDeps extends MessageCopyDeps {
  /** The only address that forms may send mail to. */
  readonly contactEmail: string
  /** Counts mails that anonymous callers trigger to one address. */
  readonly mailsToUnconfirmed: Attempts
}

const OPTIONS: RouteOptions = { rateClass: 'M', noStore: true, refuseBody: ({ sentence }) => refuse(sentence) }

/** The endpoints of docs/wire.md §8. */
export function serveMail(operations: Operations, deps: MailDeps): void {
  const getToken = () => makeMailToken(deps.database.sql, deps.now())
  operations.serve(createMailToken, getToken, OPTIONS)
  operations.serve(createMailTokenByPost, getToken, OPTIONS)
  operations.serve(sendMailCall, ({ body, caller }) => sendMail(deps, body, caller), OPTIONS)
  operations.serve(confirmMessageCopy, ({ body }) => confirmCopy(deps, body.token), { rateClass: 'W', noStore: true })
}

/** Sends a form to the shop. Validates first, so that a mistake does not use up the token. @throws Refusal `mail-refused` */
async function sendMail({ database, now, contactEmail, enqueueMail, ...deps }: MailDeps, mail: ContactMail, caller: Caller) {
  const job = toJob(mail, contactEmail, caller)
  if (!(await useMailToken(database.sql, mail.token ?? '', now()))) throw refuse('This form has expired, please send it again')
  const wantsCopy = job.kind === 'contact' && mail.copy === true
  // Mails to the shop are always sent; those to senders are limited.
  const mayMail = (job.kind === 'contact' && !wantsCopy) || (await deps.mailsToUnconfirmed.take(wantsCopy ? job.replyTo : job.to))
  await database.transaction(async (tx) => {
    if (job.kind === 'contact' || mayMail) await enqueueMail(tx, job)
    if (!wantsCopy || !mayMail) return
    const message = { email: job.replyTo, subject: toHeader(mail.subject ?? ''), text: job.text }
    await requestCopy(tx, message, { ...caller, now: now(), enqueueMail })
  })
  deps.mailEnqueued()
  return new Reply({
    result: () => 'OK' as const,
    ...(wantsCopy && { meta: { copy: mayMail ? ('asked' as const) : ('refused' as const) } }),
  })
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
