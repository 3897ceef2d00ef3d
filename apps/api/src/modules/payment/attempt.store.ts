import { type AttemptState, statesBefore } from '@meerkat/domain/payment/attempt-state'
import { violatedConstraint } from '../../db/database-fault.ts'
import type { Executor, Statement } from '../../db/executor.ts'
import type { Handover, PaymentMode, Prepared } from './port.ts'

export interface AttemptRow {
  readonly id: string
  readonly order_id: number
  readonly provider: string
  readonly method: string
  readonly method_title: string
  readonly mode: PaymentMode
  readonly client_request_id: string | null
  readonly reference: string
  readonly state: AttemptState
  readonly amount_cents: number
  readonly currency_code: string
  readonly store_code: string
  readonly provider_checkout_id: string | null
  readonly provider_payment_id: string | null
  readonly handover: Handover | null
  readonly expires_at: Date | null
  readonly reason: string | null
  readonly instrument: string | null
  readonly captured_cents: number
  readonly refunded_cents: number
  readonly asked_at: Date | null
  readonly ask_next_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly customer_email: string | null
  readonly additional: unknown
}

const COLUMNS = `a.id, a.order_id, a.provider, a.method, a.method_title, a.mode, a.client_request_id, a.reference, a.state, a.amount_cents, a.currency_code,
  a.store_code, a.provider_checkout_id, a.provider_payment_id, a.handover, a.expires_at, a.reason, a.instrument, a.captured_cents,
  a.refunded_cents, a.asked_at, a.ask_next_at, a.created_at, a.updated_at, o.customer_email, o.payment_additional as additional`
const FROM = 'from payment_attempt a join sales_order o on o.id = a.order_id'

const INSERT: Statement = {
  name: 'insert-payment-attempt',
  text: `insert into payment_attempt (id, order_id, provider, method, mode, client_request_id, reference, amount_cents, currency_code, store_code,
      ask_next_at, created_at, updated_at, method_title) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13)`,
}
const SELECT: Statement = { name: 'select-payment-attempt', text: `select ${COLUMNS} ${FROM} where a.id = $1` }
const SELECT_CHECKOUT: Statement = {
  name: 'select-payment-attempt-by-checkout',
  text: `select ${COLUMNS} ${FROM} where a.provider = $1 and a.provider_checkout_id = $2`,
}
const SELECT_HINTED: Statement = {
  name: 'select-payment-attempt-of-event',
  text: `select ${COLUMNS} ${FROM} where a.provider = $1 and (a.reference = $2 or a.provider_checkout_id = $3 or a.provider_payment_id = $4)
    order by a.reference = $2 desc nulls last limit 1`,
}
const SELECT_OF_ORDER: Statement = {
  name: 'select-payment-attempts-of-order',
  text: `select ${COLUMNS} ${FROM} where a.order_id = $1 order by a.created_at, a.id`,
}
const SELECT_BY_REFERENCE: Statement = {
  name: 'select-payment-attempt-by-reference',
  text: `select ${COLUMNS} ${FROM} where a.reference = $1`,
}
// Locked after the order's row, as everywhere.
const LOCK: Statement = { name: 'lock-payment-attempt', text: 'select id from payment_attempt where id = $1 for update' }
const PREPARE: Statement = {
  name: 'prepare-payment-attempt',
  text: `update payment_attempt set state = 'prepared', provider_checkout_id = $2, handover = $3, expires_at = $4, updated_at = $5
    where id = $1 and state = 'created' returning id`,
}
/** Only updates attempts in a state that may lead to the new one, so two processes cannot both make the move. */
const MOVE: Statement = {
  name: 'move-payment-attempt',
  text: `update payment_attempt set state = $2, reason = coalesce($4, reason), instrument = coalesce($5, instrument),
      provider_payment_id = coalesce($6, provider_payment_id), captured_cents = greatest(captured_cents, $7), ask_next_at = $8, updated_at = $9
    where id = $1 and state = any($3) returning id`,
}
const HELD_ELSEWHERE: Statement = {
  name: 'find-payment-id-elsewhere',
  text: 'select id from payment_attempt where provider = $1 and provider_payment_id = $2 and id <> $3',
}
const CLAIM_ASK: Statement = {
  name: 'claim-payment-question',
  text: `update payment_attempt set asked_before_at = asked_at, asked_at = $2
    where id = $1 and (asked_at is null or asked_at <= $3) and ($4::timestamptz is null or asked_before_at is null or asked_before_at <= $4)
    returning id`,
}
const SET_ASK_NEXT: Statement = { name: 'set-next-payment-question', text: 'update payment_attempt set ask_next_at = $2 where id = $1' }
/** Claims the due attempts by postponing their next query, so that no other process enqueues them too. */
const ENQUEUE_DUE: Statement = {
  name: 'enqueue-due-payment-questions',
  text: `with due as (
      select id from payment_attempt where ask_next_at <= $1 order by ask_next_at limit $2 for update skip locked
    ), claimed as (
      update payment_attempt a set ask_next_at = $3 from due where a.id = due.id returning a.id
    ), jobs as (
      insert into outbox (topic, payload) select 'payment-ask', json_build_object('attemptId', id) from claimed returning id
    )
    select count(*)::int as count from jobs`,
}
const ADD_REFUND: Statement = {
  name: 'add-refund-to-attempt',
  text: 'update payment_attempt set refunded_cents = refunded_cents + $2, updated_at = $3 where id = $1',
}

export interface NewAttempt {
  readonly id: string
  readonly orderId: number
  readonly provider: string
  readonly method: string
  readonly methodTitle: string
  readonly mode: PaymentMode
  readonly clientRequestId: string | null
  readonly reference: string
  readonly amountCents: number
  readonly currency: string
  readonly storeCode: string
  readonly askNextAt: Date | null
  readonly now: Date
}

export async function insertAttempt(tx: Executor, one: NewAttempt): Promise<void> {
  const { id, orderId, provider, method, methodTitle, mode, clientRequestId, reference, amountCents, currency, storeCode, askNextAt, now } =
    one
  await tx.run(INSERT, [
    id,
    orderId,
    provider,
    method,
    mode,
    clientRequestId,
    reference,
    amountCents,
    currency,
    storeCode,
    askNextAt,
    now,
    methodTitle,
  ])
}

async function findOne(sql: Executor, statement: Statement, values: readonly unknown[]): Promise<AttemptRow | null> {
  const [row] = await sql.run<AttemptRow>(statement, values)
  return row ?? null
}

export const findAttempt = (sql: Executor, id: string) => findOne(sql, SELECT, [id])
export const findAttemptByReference = (sql: Executor, reference: string) => findOne(sql, SELECT_BY_REFERENCE, [reference])
export const findAttemptOfCheckout = (sql: Executor, provider: string, checkoutId: string) =>
  findOne(sql, SELECT_CHECKOUT, [provider, checkoutId])

export interface AttemptHint {
  readonly provider: string
  readonly reference: string | null
  readonly checkoutId: string | null
  readonly paymentId: string | null
}

/** The attempt that a notification is about. */
export const findHintedAttempt = (sql: Executor, { provider, reference, checkoutId, paymentId }: AttemptHint) =>
  findOne(sql, SELECT_HINTED, [provider, reference, checkoutId, paymentId])

export async function listAttempts(sql: Executor, orderId: number): Promise<AttemptRow[]> {
  return sql.run<AttemptRow>(SELECT_OF_ORDER, [orderId])
}

/** Call it after the order was locked. */
export async function lockAttempt(tx: Executor, id: string): Promise<AttemptRow | null> {
  await tx.run(LOCK, [id])
  return findAttempt(tx, id)
}

/** False when the attempt has changed its state meanwhile, or when another attempt already has this checkout. */
export async function storePrepared(sql: Executor, id: string, prepared: Prepared, now: Date): Promise<boolean> {
  const { checkoutId, handover, expiresAt } = prepared
  try {
    return (await sql.run(PREPARE, [id, checkoutId, JSON.stringify(handover), expiresAt, now])).length > 0
  } catch (fault) {
    if (violatedConstraint(fault) === 'payment_attempt_checkout') return false
    throw fault
  }
}

export interface AttemptMove {
  readonly to: AttemptState
  readonly now: Date
  readonly reason?: string | null
  readonly instrument?: string | null
  readonly paymentId?: string | null
  readonly capturedCents?: number
  readonly askNextAt?: Date | null
}

/** The only place where an attempt changes its state. @throws Error for a transition that the table of states does not allow. */
export async function moveAttempt(tx: Executor, id: string, move: AttemptMove): Promise<void> {
  const { to, now, reason = null, instrument = null, paymentId = null, capturedCents = 0, askNextAt = null } = move
  const values = [id, to, statesBefore(to), reason, instrument, paymentId, capturedCents, askNextAt, now]
  if ((await tx.run(MOVE, values)).length === 0) throw new Error(`A payment attempt could not change its state to ${to}`)
}

export async function isPaymentHeldElsewhere(tx: Executor, provider: string, paymentId: string, attemptId: string): Promise<boolean> {
  return (await tx.run(HELD_ELSEWHERE, [provider, paymentId, attemptId])).length > 0
}

export interface PollClaim {
  readonly now: Date
  /** Refused when the last query was later than this. */
  readonly lastBefore: Date
  /** Refused when the last query but one was later than this; null: no such limit. */
  readonly lastButOneBefore: Date | null
}

/** Claims the next query of the provider: true for one caller only; the others read the state that it stores. */
export async function claimPoll(sql: Executor, id: string, { now, lastBefore, lastButOneBefore }: PollClaim): Promise<boolean> {
  return (await sql.run(CLAIM_ASK, [id, now, lastBefore, lastButOneBefore])).length > 0
}

export async function setNextPoll(sql: Executor, id: string, at: Date | null): Promise<void> {
  await sql.run(SET_ASK_NEXT, [id, at])
}

export async function enqueueDuePolls(
  sql: Executor,
  { now, most, again }: { readonly now: Date; readonly most: number; readonly again: Date },
): Promise<number> {
  const [row] = await sql.run<{ count: number }>(ENQUEUE_DUE, [now, most, again])
  return row?.count ?? 0
}

/** Negative amounts take back a refund that failed. */
export async function addRefundedCents(tx: Executor, id: string, cents: number, now: Date): Promise<void> {
  await tx.run(ADD_REFUND, [id, cents, now])
}
