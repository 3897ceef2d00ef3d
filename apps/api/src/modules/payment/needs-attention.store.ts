import type { AttemptState } from '@meerkat/domain/payment/attempt-state'
import type { Executor, Statement } from '../../db/executor.ts'

/** An attempt with the order that it belongs to, for the operator. */
export interface ListedAttempt {
  readonly reference: string
  readonly provider: string
  readonly state: AttemptState
  readonly reason: string | null
  readonly amount_cents: number
  readonly captured_cents: number
  readonly refunded_cents: number
  readonly currency_code: string
  readonly created_at: Date
  readonly updated_at: Date
  readonly order_number: number | null
  readonly pending_state: string | null
}

/** An order that names an online method but was placed without paying, and is still unpaid. Decision 0051. */
export interface UnpaidOrder {
  readonly number: number
  readonly created_at: Date
  readonly status: string
  readonly grand_total_cents: number
  readonly currency_code: string
  readonly payment_method_code: string
}

const COLUMNS = `a.reference, a.provider, a.state, a.reason, a.amount_cents, a.captured_cents, a.refunded_cents, a.currency_code, a.created_at,
  a.updated_at, n.number as order_number, p.state as pending_state`
const FROM = `from payment_attempt a left join sales_order_number n on n.order_id = a.order_id left join pending_order p on p.order_id = a.order_id`

/** Doubtful payments, late payments without a decision, and refunds that take long. */
const NEED_ATTENTION: Statement = {
  name: 'select-payments-for-a-person',
  text: `select ${COLUMNS} ${FROM} where a.state in ('review', 'paid_late') or (a.state = 'refund_pending' and a.updated_at < $2)
    order by a.updated_at desc limit $1`,
}
/** Oldest first, because their goods have been reserved for the longest time. */
const UNPAID: Statement = {
  name: 'select-unpaid-placed-orders',
  text: `select n.number, o.created_at, o.status, o.grand_total_cents, o.currency_code, o.payment_method_code
    from pending_order p join sales_order o on o.id = p.order_id join sales_order_number n on n.order_id = o.id
    where p.state = 'placed' and o.paid_at is null and o.grand_total_cents > 0 and o.status not in ('canceled', 'closed') and o.created_at < $2
    order by o.created_at, n.number limit $1`,
}
const RECENT: Statement = { name: 'select-recent-payments', text: `select ${COLUMNS} ${FROM} order by a.created_at desc limit $1` }
const FIGURES: Statement = {
  name: 'figures-payments',
  text: 'select provider, state, count(*) as count, sum(captured_cents - refunded_cents) as held from payment_attempt group by provider, state',
}
const EVENT_FIGURES: Statement = {
  name: 'figures-payment-events',
  text: `select provider, kind, count(*) as count, count(*) filter (where processed_at is null) as waiting from payment_event group by provider, kind`,
}
const REFUND_FIGURES: Statement = {
  name: 'figures-payment-refunds',
  text: 'select state, count(*) as count from payment_refund group by state',
}
const OTHER_FIGURES: Statement = {
  name: 'figures-payment-rest',
  text: `select (select count(*) from payment_finding where resolved_at is null) as findings,
    (select count(*) from pending_order where state = 'waiting') as reservations,
    (select coalesce(extract(epoch from now() - min(reserved_until)), 0)::float8 from pending_order where state = 'waiting' and reserved_until < now()) as overdue,
    (select coalesce(extract(epoch from now() - min(ask_next_at)), 0)::float8 from payment_attempt where ask_next_at < now()) as unasked,
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from payment_refund where state in ('requested', 'sent')) as unsent`,
}
const COMPARISON_FIGURES: Statement = {
  name: 'figures-payment-comparisons',
  text: `select distinct on (provider) provider, theirs, ours, unexplained, extract(epoch from now() - compared_at)::float8 as age
    from payment_comparison where compared_at is not null order by provider, day desc`,
}

export async function listNeedingAttention(sql: Executor, limit: number, before: Date): Promise<ListedAttempt[]> {
  return sql.run<ListedAttempt>(NEED_ATTENTION, [limit, before])
}

export async function listUnpaidOrders(sql: Executor, limit: number, before: Date): Promise<UnpaidOrder[]> {
  return sql.run<UnpaidOrder>(UNPAID, [limit, before])
}

export async function listRecentAttempts(sql: Executor, limit: number): Promise<ListedAttempt[]> {
  return sql.run<ListedAttempt>(RECENT, [limit])
}

export interface PaymentFigures {
  readonly attempts: readonly { readonly provider: string; readonly state: string; readonly count: number; readonly held: number }[]
  readonly events: readonly { readonly provider: string; readonly kind: string; readonly count: number; readonly waiting: number }[]
  readonly refunds: readonly { readonly state: string; readonly count: number }[]
  /** Number of findings that a person must look at. */
  readonly findings: number
  /** Number of orders whose goods are reserved. */
  readonly reservations: number
  /** Age of the oldest reservation that should have ended, in seconds. */
  readonly overdueSeconds: number
  /** For how long the oldest due query to a provider has not been made, in seconds. */
  readonly unaskedSeconds: number
  /** Age of the oldest refund without an outcome, in seconds. */
  readonly openRefundSeconds: number
  /** The latest daily comparison of each provider. */
  readonly comparisons: readonly {
    readonly provider: string
    readonly theirs: number
    readonly ours: number
    readonly unexplained: number
    readonly age: number
  }[]
}

export async function readPaymentFigures(sql: Executor): Promise<PaymentFigures> {
  const [rest] = await sql.run<{ findings: number; reservations: number; overdue: number; unasked: number; unsent: number }>(OTHER_FIGURES)
  return {
    attempts: await sql.run<PaymentFigures['attempts'][number]>(FIGURES),
    events: await sql.run<PaymentFigures['events'][number]>(EVENT_FIGURES),
    refunds: await sql.run<PaymentFigures['refunds'][number]>(REFUND_FIGURES),
    findings: rest?.findings ?? 0,
    reservations: rest?.reservations ?? 0,
    overdueSeconds: rest?.overdue ?? 0,
    unaskedSeconds: rest?.unasked ?? 0,
    openRefundSeconds: rest?.unsent ?? 0,
    comparisons: await sql.run<PaymentFigures['comparisons'][number]>(COMPARISON_FIGURES),
  }
}
