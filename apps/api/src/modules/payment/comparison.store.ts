import type { Executor, Statement } from '../../db/executor.ts'
import type { AttemptRow } from './attempt.store.ts'

/** A claim that is older than this belongs to a process that has died. */
const CLAIM_MS = 30 * 60_000

export interface ComparisonReport {
  readonly provider: string
  /** `list`: the provider's own list was read; `asked`: the provider has no list and was asked about each payment. */
  readonly basis: 'list' | 'asked'
  /** Payments that the provider knows. */
  readonly theirs: number
  readonly ours: number
  readonly unexplained: number
}

export interface ComparisonRow extends ComparisonReport {
  /** As in `2026-05-31`. */
  readonly day: string
  readonly compared_at: Date
}

const COLUMNS = `id, order_id, reference, state, provider_payment_id, captured_cents, created_at`
const CAPTURED: Statement = {
  name: 'select-captured-payments',
  text: `select ${COLUMNS} from payment_attempt where provider = $1 and captured_cents > 0 and created_at >= $2 order by created_at`,
}
const ENDED: Statement = {
  name: 'select-ended-attempts',
  text: `select ${COLUMNS} from payment_attempt
    where provider = $1 and captured_cents = 0 and state in ('failed', 'expired', 'cancelled') and created_at >= $2 order by created_at`,
}
/** Lets one process a day compare each provider; after a failure another process can claim the day. */
const CLAIM: Statement = {
  name: 'claim-payment-comparison',
  text: `insert into payment_comparison (provider, day, claimed_at) values ($1, $2, $3)
    on conflict (provider, day) do update set claimed_at = $3
      where payment_comparison.compared_at is null and payment_comparison.claimed_at < $4 returning provider`,
}
const FREE: Statement = {
  name: 'free-payment-comparison',
  text: 'delete from payment_comparison where provider = $1 and day = $2 and compared_at is null',
}
const FINISH: Statement = {
  name: 'finish-payment-comparison',
  text: `update payment_comparison set compared_at = $3, basis = $4, theirs = $5, ours = $6, unexplained = $7 where provider = $1 and day = $2`,
}
const LATEST: Statement = {
  name: 'select-payment-comparisons',
  text: `select provider, to_char(day, 'YYYY-MM-DD') as day, compared_at, basis, theirs, ours, unexplained from payment_comparison
    where compared_at is not null order by day desc, provider limit $1`,
}

export type ComparedAttempt = Pick<
  AttemptRow,
  'id' | 'order_id' | 'reference' | 'state' | 'provider_payment_id' | 'captured_cents' | 'created_at'
>

/** Attempts of a provider whose money has arrived. */
export async function listCaptured(sql: Executor, provider: string, since: Date): Promise<ComparedAttempt[]> {
  return sql.run<ComparedAttempt>(CAPTURED, [provider, since])
}

/** Attempts of a provider that ended without money. */
export async function listEndedUnpaid(sql: Executor, provider: string, since: Date): Promise<ComparedAttempt[]> {
  return sql.run<ComparedAttempt>(ENDED, [provider, since])
}

/** False when another process compares, or has compared, this day. */
export async function claimComparison(sql: Executor, provider: string, now: Date): Promise<boolean> {
  return (await sql.run(CLAIM, [provider, dayOf(now), now, new Date(now.getTime() - CLAIM_MS)])).length > 0
}

/** After a failure: the day can be claimed again. */
export async function freeComparison(sql: Executor, provider: string, now: Date): Promise<void> {
  await sql.run(FREE, [provider, dayOf(now)])
}

export async function finishComparison(sql: Executor, report: ComparisonReport, now: Date): Promise<void> {
  const { provider, basis, theirs, ours, unexplained } = report
  await sql.run(FINISH, [provider, dayOf(now), now, basis, theirs, ours, unexplained])
}

/** Newest first. */
export async function listComparisons(sql: Executor, limit: number): Promise<ComparisonRow[]> {
  return sql.run<ComparisonRow>(LATEST, [limit])
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
