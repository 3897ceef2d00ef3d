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
  /** Subscriptions count once the link of a mail was followed. */
  readonly doubleOptIn: boolean
  /** Issues the coupon of the first subscription; passed in by `open-accounts.ts`. */
  readonly issueCoupon: (tx: Executor, email: string) => Promise<IssuedCoupon | null>
  readonly enqueueMail: EnqueueMail
  readonly mailEnqueued: () => void
  /** Called when the owner of an address has used a link from a mail to it. */
  readonly confirmEmail: (tx: Executor, email: string) => Promise<void>
  /** Mails that anybody can have sent to one address. */
  readonly strangers: Attempts
}

/**
 * Subscribes an address; one that is subscribed already is fine. The first time brings a coupon, in the answer and in the
 * mail, or only in the mail where the shop asks for a confirmation first. docs/wire.md §7.
 */
export async function subscribe(
  { database, doubleOptIn, ...deps }: NewsletterDeps,
  email: string,
  { storeCode, language }: Pick<Caller, 'storeCode' | 'language'>,
): Promise<Reply<NewsletterStatus>> {
  const status = doubleOptIn ? 'pending' : 'subscribed'
  const isWelcome = await deps.strangers.take(email)
  const answer = await database.transaction(async (tx) => {
    const isNew = await putSubscriber(tx, { email, status, storeCode })
    if (!isNew) return toReply('subscribed', null)
    const kind = doubleOptIn ? 'newsletter-confirmation' : 'newsletter-welcome'
    if (isWelcome) await deps.enqueueMail(tx, { kind, email, storeCode, language })
    return toReply(status, doubleOptIn ? null : await deps.issueCoupon(tx, email))
  })
  deps.mailEnqueued()
  return answer
}

/** Ends a subscription; whoever has none is unsubscribed, too. */
export async function unsubscribe({ database }: Pick<NewsletterDeps, 'database'>, email: string): Promise<NewsletterStatus> {
  await setStatus(database.sql, email, 'unsubscribed')
  return 'unsubscribed'
}

/** @throws Refusal `confirmation-unknown` for a key that is none of ours. */
export async function unsubscribeByKey(deps: Pick<NewsletterDeps, 'database'>, key: string): Promise<NewsletterStatus> {
  const email = await readUnsubscribeKey(deps.database.sql, key)
  if (email === null) throw new Refusal('confirmation-unknown')
  return unsubscribe(deps, email)
}

export async function readStatus({ database }: Pick<NewsletterDeps, 'database'>, email: string): Promise<NewsletterStatus> {
  return (await findSubscriber(database.sql, email))?.status ?? 'unsubscribed'
}

/** Makes the token of a mail that asks for a confirmation; null when nobody waits for one. */
export async function makeConfirmation(sql: Executor, email: string, now: Date): Promise<string | null> {
  await expireConfirmations(sql, now)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + CONFIRMATION_MS)
  return (await insertConfirmation(sql, { hash: hashOf(token), email, expiresAt })) ? token : null
}

/** @throws Refusal `confirmation-unknown` for a link that is too old, was used, or is none of ours. */
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
    return toReply('subscribed', await deps.issueCoupon(tx, email))
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
