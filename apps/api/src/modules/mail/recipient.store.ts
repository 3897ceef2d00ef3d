import { createHmac } from 'node:crypto'
import type { Executor, Statement } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'

const SECRET = 'mail-recipient'

const SELECT: Statement = {
  name: 'select-mail-recipient',
  text: `select case when window_ends_at > $2 then sent else 0 end as sent, confirmed_at is not null as is_confirmed
    from mail_recipient where hash = $1`,
}
const COUNT: Statement = {
  name: 'count-mail-to-recipient',
  text: `insert into mail_recipient as r (hash, sent, window_ends_at) values ($1, 1, $3)
    on conflict (hash) do update set sent = case when r.window_ends_at > $2 then r.sent + 1 else 1 end,
      window_ends_at = case when r.window_ends_at > $2 then r.window_ends_at else $3 end`,
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
// A window that has ended, or a confirmation, sets them free.
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

export interface Recipient {
  /** Mails in the window that runs now. */
  readonly sent: number
  /** A link from a mail was used: somebody reads this address and wants to. */
  readonly is_confirmed: boolean
}

export async function findRecipient(sql: Executor, email: string, now: Date): Promise<Recipient> {
  const [row] = await sql.run<Recipient>(SELECT, [await hashOf(sql, email), now])
  return row ?? { sent: 0, is_confirmed: false }
}

export async function countMail(sql: Executor, email: string, window: { now: Date; endsAt: Date }): Promise<void> {
  await sql.run(COUNT, [await hashOf(sql, email), window.now, window.endsAt])
}

/** To be called when a link from a mail to the address was used. */
export async function confirmRecipient(sql: Executor, email: string, now: Date): Promise<void> {
  await sql.run(CONFIRM, [await hashOf(sql, email), now])
}

/** Keeps the latest mail about one subject for later. */
export async function holdMail(sql: Executor, email: string, { subject, job }: { subject: string; job: object }): Promise<void> {
  await sql.run(HOLD, [await hashOf(sql, email), subject, JSON.stringify(job)])
}

/** Mails that may go now, by recipient; they are no longer held. */
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

async function hashOf(sql: Executor, email: string): Promise<string> {
  const key = await getShopSecret(sql, SECRET)
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url')
}
