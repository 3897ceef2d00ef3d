import { createHmac } from 'node:crypto'
import type { Executor, Statement } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'

const SECRET = 'mail-recipient'

// Counts and decides in one statement: several lanes and processes send mails concurrently.
const RESERVE: Statement = {
  name: 'reserve-mail-to-recipient',
  text: `insert into mail_recipient as r (hash, sent, window_ends_at) values ($1, 1, $3)
    on conflict (hash) do update set sent = case when r.window_ends_at > $2 then r.sent + 1 else 1 end,
      window_ends_at = case when r.window_ends_at > $2 then r.window_ends_at else $3 end
    where r.confirmed_at is not null or r.window_ends_at <= $2 or r.sent < $4 returning r.hash`,
}
const GIVE_BACK: Statement = {
  name: 'give-back-mail-to-recipient',
  text: 'update mail_recipient set sent = sent - 1 where hash = $1 and sent > 0',
}
const CONFIRM: Statement = {
  name: 'confirm-mail-recipient',
  text: `insert into mail_recipient as r (hash, confirmed_at, window_ends_at) values ($1, $2, $2)
    on conflict (hash) do update set confirmed_at = coalesce(r.confirmed_at, $2)`,
}
const HOLD: Statement = {
  name: 'hold-mail',
  text: `insert into held_mail (recipient, subject, job) values ($1, $2, $3)
    on conflict (recipient, subject) do update set job = excluded.job`,
}
// Held mails are released when the window has ended or the address was confirmed.
const TAKE_DUE: Statement = {
  name: 'take-due-mails',
  text: `with due as (
      delete from held_mail h using mail_recipient r
      where r.hash = h.recipient and (r.window_ends_at <= $1 or r.confirmed_at is not null) returning h.recipient, h.job
    )
    select json_agg(job) as jobs from due group by recipient`,
}
const EXPIRE: Statement = {
  name: 'expire-mail-recipients',
  text: `delete from mail_recipient r where r.confirmed_at is null and r.window_ends_at <= $1
    and not exists (select 1 from held_mail h where h.recipient = r.hash)`,
}
const FORGET: Statement = { name: 'forget-mail-recipient', text: 'delete from mail_recipient where hash = $1' }

export interface MailWindow {
  readonly now: Date
  readonly endsAt: Date
  /** Maximum number of mails per window to an unconfirmed address. */
  readonly maxMails: number
}

/** Counts a mail that is about to be sent; `key` is an e-mail address, alone or with what is counted separately. False: its limit is reached. */
export async function reserveMail(sql: Executor, key: string, { now, endsAt, maxMails: most }: MailWindow): Promise<boolean> {
  const rows = await sql.run(RESERVE, [await hashOf(sql, key), now, endsAt, most])
  return rows.length > 0
}

/** Uncounts a mail that was not sent after all. */
export async function giveBackMail(sql: Executor, key: string): Promise<void> {
  await sql.run(GIVE_BACK, [await hashOf(sql, key)])
}

/** Call it when a link from a mail to the address was used. */
export async function confirmRecipient(sql: Executor, email: string, now: Date): Promise<void> {
  await sql.run(CONFIRM, [await hashOf(sql, email), now])
}

/** Holds the latest mail about one subject for later. */
export async function holdMail(sql: Executor, key: string, { subject, job }: { subject: string; job: object }): Promise<void> {
  await sql.run(HOLD, [await hashOf(sql, key), subject, JSON.stringify(job)])
}

/** Releases the mails that may be sent now, by recipient. */
export async function takeDueMails(tx: Executor, now: Date): Promise<readonly (readonly unknown[])[]> {
  const rows = await tx.run<{ jobs: unknown[] }>(TAKE_DUE, [now])
  return rows.map(({ jobs }) => jobs)
}

export async function expireRecipients(sql: Executor, now: Date): Promise<void> {
  await sql.run(EXPIRE, [now])
}

export async function forgetRecipient(tx: Executor, email: string): Promise<void> {
  await tx.run(FORGET, [await hashOf(tx, email)])
}

async function hashOf(sql: Executor, key: string): Promise<string> {
  const secret = await getShopSecret(sql, SECRET)
  return createHmac('sha256', secret).update(key.trim().toLowerCase()).digest('base64url')
}
