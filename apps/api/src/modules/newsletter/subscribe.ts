import { createHash, randomBytes } from 'node:crypto'
import type { IssuedCoupon } from '@meerkat/contract/coupon'
import type { NewsletterStatus } from '@meerkat/contract/newsletter'
import type { Database } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import type { EnqueueMail } from '../mail/mail-job.ts'
import { expireConfirmations, findSubscriber, insertConfirmation, putSubscriber, setStatus, takeConfirmation } from './newsletter.store.ts'
import { readUnsubscribeKey } from './unsubscribe-key.ts'

const TOKEN_BYTES = 32
const CONFIRMATION_MS = 7 * 86_400_000

export interface NewsletterDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly now: () => Date
  /** Subscriptions become active once the link in a mail was used. */
  readonly doubleOptIn: boolean
  /** Issues the coupon of the first subscription; passed in by `open-accounts.ts`. */
  readonly issueCoupon: (tx: Executor, email: string, storeCode: string) => Promise<IssuedCoupon | null>
  /** The address of the customer a token belongs to; null without a session. */
  readonly findEmail: (token: string) => Promise<string | null>
  readonly enqueueMail: EnqueueMail
  readonly mailEnqueued: () => void
  /** Called when the owner of an address has used a link from a mail to it. */
  readonly confirmEmail: (tx: Executor, email: string) => Promise<void>
  /** Counts mails that anybody can trigger to one address. */
  readonly mailsToUnconfirmed: Attempts
}

/**
 * Subscribes an address. With double opt-in every address gets the same response, to prevent enumeration of subscribers: a new one
 * gets a confirmation mail, and a subscribed one a mail that says so. The coupon is issued on confirmation, or at once without
 * double opt-in.
 * docs/wire.md §7.
 */
export async function subscribe(
  { database, doubleOptIn, ...deps }: NewsletterDeps,
  email: string,
  { storeCode, language }: Pick<Caller, 'storeCode' | 'language'>,
): Promise<Reply<NewsletterStatus>> {
  const status = doubleOptIn ? 'pending' : 'subscribed'
  const mayMail = await deps.mailsToUnconfirmed.take(email)
  const answer = await database.transaction(async (tx) => {
    const isNew = await putSubscriber(tx, { email, status, storeCode })
    const kind = doubleOptIn && isNew ? 'newsletter-confirmation' : 'newsletter-welcome'
    if (mayMail && (isNew || doubleOptIn)) await deps.enqueueMail(tx, { kind, email, storeCode, language })
    return toReply(status, isNew && !doubleOptIn ? await deps.issueCoupon(tx, email, storeCode) : null)
  })
  deps.mailEnqueued()
  return answer
}

/** Ends the subscription of the caller's own address. For any other address it mails a link: only the owner may unsubscribe. */
export async function unsubscribe(
  deps: NewsletterDeps,
  email: string,
  caller: Pick<Caller, 'token' | 'storeCode' | 'language'>,
): Promise<NewsletterStatus> {
  if (await isOwn(deps, email, caller)) return end(deps, email)
  const { storeCode, language } = caller
  if (await deps.mailsToUnconfirmed.take(email)) {
    await deps.enqueueMail(deps.database.sql, { kind: 'newsletter-end', email, storeCode, language })
    deps.mailEnqueued()
  }
  return 'pending'
}

/** @throws Refusal `confirmation-unknown` for a key that this shop did not sign. */
export async function unsubscribeByKey(deps: NewsletterDeps, key: string): Promise<NewsletterStatus> {
  const email = await readUnsubscribeKey(deps.database.sql, 'newsletter', key)
  if (email === null) throw new Refusal('confirmation-unknown')
  await deps.confirmEmail(deps.database.sql, email)
  return end(deps, email)
}

/** The status of the caller's own address; always `unsubscribed` for any other address. */
export async function readStatus(deps: NewsletterDeps, email: string, caller: Pick<Caller, 'token'>): Promise<NewsletterStatus> {
  if (!(await isOwn(deps, email, caller))) return 'unsubscribed'
  return (await findSubscriber(deps.database.sql, email))?.status ?? 'unsubscribed'
}

async function end({ database }: Pick<NewsletterDeps, 'database'>, email: string): Promise<NewsletterStatus> {
  await setStatus(database.sql, email, 'unsubscribed')
  return 'unsubscribed'
}

async function isOwn({ findEmail }: Pick<NewsletterDeps, 'findEmail'>, email: string, { token }: Pick<Caller, 'token'>): Promise<boolean> {
  return token !== null && (await findEmail(token)) === email
}

/** Creates the token of a confirmation mail; null when no confirmation of the address is pending. */
export async function makeConfirmation(sql: Executor, email: string, now: Date): Promise<string | null> {
  await expireConfirmations(sql, now)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + CONFIRMATION_MS)
  return (await insertConfirmation(sql, { hash: hashOf(token), email, expiresAt })) ? token : null
}

/** @throws Refusal `confirmation-unknown` for a link that is expired, was used before, or was not created by this shop. */
export async function confirm(
  { database, now, ...deps }: NewsletterDeps,
  token: string,
  { language }: Pick<Caller, 'language'>,
): Promise<Reply<NewsletterStatus>> {
  const answer = await database.transaction(async (tx) => {
    const email = await takeConfirmation(tx, hashOf(token), now())
    const storeCode = email === null ? null : await setStatus(tx, email, 'subscribed')
    if (email === null || storeCode === null) throw new Refusal('confirmation-unknown')
    await deps.confirmEmail(tx, email)
    await deps.enqueueMail(tx, { kind: 'newsletter-welcome', email, storeCode, language })
    return toReply('subscribed', await deps.issueCoupon(tx, email, storeCode))
  })
  deps.mailEnqueued()
  return answer
}

function toReply(status: NewsletterStatus, coupon: IssuedCoupon | null): Reply<NewsletterStatus> {
  return new Reply({ result: () => status, ...(coupon && { meta: { coupon } }) })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
