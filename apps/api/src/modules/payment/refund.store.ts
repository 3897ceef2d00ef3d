import type { Executor, Statement } from '../../db/executor.ts'

export interface RefundRow {
  readonly id: string
  readonly attempt_id: string
  readonly amount_cents: number
  readonly state: 'requested' | 'sent' | 'done' | 'failed'
  readonly reason: string
  readonly requested_by: string
  readonly provider_refund_id: string | null
  readonly fault: string | null
  readonly created_at: Date
}

const INSERT: Statement = {
  name: 'insert-payment-refund',
  text: `insert into payment_refund (id, attempt_id, amount_cents, reason, requested_by, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)`,
}
const SELECT: Statement = { name: 'select-payment-refund', text: 'select * from payment_refund where id = $1' }
const SELECT_OF_ATTEMPT: Statement = {
  name: 'select-payment-refunds-of-attempt',
  text: 'select * from payment_refund where attempt_id = $1 order by created_at, id',
}
const SET: Statement = {
  name: 'set-payment-refund',
  text: `update payment_refund set state = $2, provider_refund_id = coalesce($3, provider_refund_id), fault = $4, updated_at = $5
    where id = $1 and state in ('requested', 'sent') returning id`,
}

export interface NewPaymentRefund {
  readonly id: string
  readonly attemptId: string
  readonly amountCents: number
  readonly reason: string
  readonly requestedBy: string
  readonly now: Date
}

export async function insertPaymentRefund(tx: Executor, refund: NewPaymentRefund): Promise<void> {
  const { id, attemptId, amountCents, reason, requestedBy, now } = refund
  await tx.run(INSERT, [id, attemptId, amountCents, reason, requestedBy, now])
}

export async function findPaymentRefund(sql: Executor, id: string): Promise<RefundRow | null> {
  const [row] = await sql.run<RefundRow>(SELECT, [id])
  return row ?? null
}

export async function listPaymentRefunds(sql: Executor, attemptId: string): Promise<RefundRow[]> {
  return sql.run<RefundRow>(SELECT_OF_ATTEMPT, [attemptId])
}

/** False when the refund is settled already. */
export async function setPaymentRefund(
  tx: Executor,
  id: string,
  to: { readonly state: RefundRow['state']; readonly refundId?: string | null; readonly fault?: string | null; readonly now: Date },
): Promise<boolean> {
  return (await tx.run(SET, [id, to.state, to.refundId ?? null, to.fault ?? null, to.now])).length > 0
}
