import type { Executor, Statement } from '../../db/executor.ts'

/** A discrepancy about money that a person must look at. */
export interface Finding {
  readonly provider: string
  readonly kind:
    | 'chargeback'
    | 'unknown-payment'
    | 'unlisted-payment'
    | 'refund-failed'
    | 'unknown-reference'
    | 'refund-elsewhere'
    | 'refund-differs'
  readonly paymentId: string
  readonly attemptId: string | null
  readonly detail: string
}

export interface FindingRow {
  readonly id: number
  readonly provider: string
  readonly kind: Finding['kind']
  readonly payment_id: string
  readonly attempt_id: string | null
  readonly detail: string
  readonly found_at: Date
  readonly resolved_at: Date | null
}

const INSERT: Statement = {
  name: 'insert-payment-finding',
  text: `insert into payment_finding (provider, kind, payment_id, attempt_id, detail, found_at) values ($1, $2, $3, $4, $5, $6)
    on conflict do nothing returning id`,
}
const SELECT: Statement = {
  name: 'select-open-payment-findings',
  text: `select id, provider, kind, payment_id, attempt_id, detail, found_at, resolved_at from payment_finding
    where resolved_at is null order by id desc limit $1`,
}
const RESOLVE: Statement = {
  name: 'resolve-payment-finding',
  text: 'update payment_finding set resolved_at = $2 where id = $1 and resolved_at is null returning id',
}
const RESOLVE_OF_ATTEMPT: Statement = {
  name: 'resolve-payment-findings-of-attempt',
  text: 'update payment_finding set resolved_at = $3 where attempt_id = $1 and kind = $2 and resolved_at is null',
}
const HAS_OPEN: Statement = {
  name: 'has-open-payment-finding',
  text: 'select 1 from payment_finding where attempt_id = $1 and kind = $2 and resolved_at is null limit 1',
}

/** False when the finding was recorded before. */
export async function recordFinding(sql: Executor, { provider, kind, paymentId, attemptId, detail }: Finding, now: Date): Promise<boolean> {
  return (await sql.run(INSERT, [provider, kind, paymentId, attemptId, detail, now])).length > 0
}

export async function listFindings(sql: Executor, limit: number): Promise<FindingRow[]> {
  return sql.run<FindingRow>(SELECT, [limit])
}

export async function resolveFinding(sql: Executor, id: number, now: Date): Promise<boolean> {
  return (await sql.run(RESOLVE, [id, now])).length > 0
}

export async function hasOpenFinding(sql: Executor, attemptId: string, kind: Finding['kind']): Promise<boolean> {
  return (await sql.run(HAS_OPEN, [attemptId, kind])).length > 0
}

export async function resolveFindingsOfAttempt(sql: Executor, attemptId: string, kind: Finding['kind'], now: Date): Promise<void> {
  await sql.run(RESOLVE_OF_ATTEMPT, [attemptId, kind, now])
}
