import type { NewsletterStatus } from '@meerkat/contract/newsletter'
import type { Executor, Statement } from '../../db/executor.ts'

export interface Subscriber {
  readonly email: string
  readonly status: NewsletterStatus
  readonly updated_at: Date
}

const SELECT: Statement = {
  name: 'select-subscriber',
  text: 'select email, status, updated_at from newsletter_subscriber where email = $1',
}
const PUT: Statement = {
  name: 'put-subscriber',
  text: `insert into newsletter_subscriber as s (email, status, store_code) values ($1, $2, $3)
    on conflict (email) do update set status = excluded.status, updated_at = now() where s.status <> 'subscribed'
    returning status`,
}
const SET_STATUS: Statement = {
  name: 'set-subscriber-status',
  text: 'update newsletter_subscriber set status = $2, updated_at = now() where email = $1 and status <> $2 returning store_code',
}
const INSERT_CONFIRMATION: Statement = {
  name: 'insert-newsletter-confirmation',
  text: `insert into newsletter_confirmation (hash, email, expires_at)
    select $1, email, $3 from newsletter_subscriber where email = $2 and status = 'pending' returning email`,
}
const TAKE_CONFIRMATION: Statement = {
  name: 'take-newsletter-confirmation',
  text: 'delete from newsletter_confirmation where hash = $1 returning email, expires_at',
}
const FORGET: Statement = { name: 'forget-subscriber', text: 'delete from newsletter_subscriber where email = $1' }
const EXPIRE: Statement = { name: 'expire-newsletter-confirmations', text: 'delete from newsletter_confirmation where expires_at < $1' }

export async function findSubscriber(sql: Executor, email: string): Promise<Subscriber | null> {
  const [row] = await sql.run<Subscriber>(SELECT, [email])
  return row ?? null
}

/** Returns false, without a change, when the address is subscribed already. */
export async function putSubscriber(
  tx: Executor,
  { email, status, storeCode }: { email: string; status: 'pending' | 'subscribed'; storeCode: string },
): Promise<boolean> {
  const rows = await tx.run(PUT, [email, status, storeCode])
  return rows.length > 0
}

/** The store view of the subscription, or null when nothing changed. */
export async function setStatus(tx: Executor, email: string, status: NewsletterStatus): Promise<string | null> {
  const [row] = await tx.run<{ store_code: string }>(SET_STATUS, [email, status])
  return row?.store_code ?? null
}

/** False when no confirmation is pending. */
export async function insertConfirmation(sql: Executor, { hash, email, expiresAt }: { hash: string; email: string; expiresAt: Date }) {
  const rows = await sql.run(INSERT_CONFIRMATION, [hash, email, expiresAt])
  return rows.length > 0
}

/** Uses up a confirmation and returns its address. Null when it is unknown or expired. */
export async function takeConfirmation(tx: Executor, hash: string, now: Date): Promise<string | null> {
  const [row] = await tx.run<{ email: string; expires_at: Date }>(TAKE_CONFIRMATION, [hash])
  return row && row.expires_at > now ? row.email : null
}

export async function expireConfirmations(sql: Executor, now: Date): Promise<void> {
  await sql.run(EXPIRE, [now])
}

export async function forgetSubscriber(tx: Executor, email: string): Promise<void> {
  await tx.run(FORGET, [email])
}
