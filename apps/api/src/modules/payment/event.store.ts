import type { Executor, Statement } from '../../db/executor.ts'
import type { Notification } from './port.ts'

export interface EventRow {
  readonly id: number
  readonly provider: string
  readonly kind: Notification['kind']
  readonly reference: string | null
  readonly checkout_id: string | null
  readonly payment_id: string | null
  readonly amount_cents: number | null
  readonly outcome: string | null
  readonly refund_id: string | null
  readonly refund_reference: string | null
  readonly attempt_id: string | null
  readonly received_at: Date
  readonly processed_at: Date | null
}

/** A duplicate has no effect, and its sender gets the same response. */
const INSERT: Statement = {
  name: 'insert-payment-event',
  text: `with stored as (
      insert into payment_event (provider, event_key, kind, reference, checkout_id, payment_id, amount_cents, outcome, received_at, refund_id,
        refund_reference)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id
    ), jobs as (
      insert into outbox (topic, payload) select 'payment-event', json_build_object('eventId', id) from stored
    )
    select id from stored`,
}
const SELECT: Statement = { name: 'select-payment-event', text: 'select * from payment_event where id = $1' }
const SELECT_OF_ATTEMPT: Statement = {
  name: 'select-payment-events-of-attempt',
  text: 'select * from payment_event where attempt_id = $1 order by id',
}
const FINISH: Statement = {
  name: 'finish-payment-event',
  text: 'update payment_event set attempt_id = coalesce($2, attempt_id), processed_at = $3 where id = $1',
}
const UNMATCHED_REFUNDS: Statement = {
  name: 'select-waiting-refund-events',
  text: `select * from payment_event where kind = 'refund' and processed_at is null and attempt_id is null and provider = $1 and payment_id = $2 order by id`,
}
const DELETE_OLD: Statement = {
  name: 'delete-old-payment-events',
  text: `delete from payment_event where processed_at is not null and received_at < $1`,
}

/** False for an event that was received before. */
export async function storeEvent(
  sql: Executor,
  provider: string,
  { key, ...one }: Notification & { key: string },
  now: Date,
): Promise<boolean> {
  const { kind, reference, checkoutId, paymentId, amountCents, outcome, refund } = one
  const values = [
    provider,
    key,
    kind,
    reference,
    checkoutId,
    paymentId,
    amountCents,
    outcome,
    now,
    refund?.id ?? null,
    refund?.reference ?? null,
  ]
  const rows = await sql.run(INSERT, values)
  return rows.length > 0
}

export async function findEvent(sql: Executor, id: number): Promise<EventRow | null> {
  const [row] = await sql.run<EventRow>(SELECT, [id])
  return row ?? null
}

export async function listEvents(sql: Executor, attemptId: string): Promise<EventRow[]> {
  return sql.run<EventRow>(SELECT_OF_ATTEMPT, [attemptId])
}

export async function finishEvent(sql: Executor, id: number, attemptId: string | null, now: Date): Promise<void> {
  await sql.run(FINISH, [id, attemptId, now])
}

/** Refund events that arrived before their payment was known. */
export async function listEarlyRefunds(sql: Executor, provider: string, paymentId: string): Promise<EventRow[]> {
  return sql.run<EventRow>(UNMATCHED_REFUNDS, [provider, paymentId])
}

export async function deleteOldEvents(sql: Executor, before: Date): Promise<void> {
  await sql.run(DELETE_OLD, [before])
}
