import { findOrderId } from './modules/order-status/order-status.store.ts'
import { type AttemptRow, findAttemptByReference, listAttempts, lockAttempt } from './modules/payment/attempt.store.ts'
import { cancelPayment } from './modules/payment/cancel-payment.ts'
import { type ComparisonRow, listComparisons } from './modules/payment/comparison.store.ts'
import { type Decision, type DecisionOutcome, decidePayment } from './modules/payment/decide-payment.ts'
import { type EventRow, listEvents } from './modules/payment/event.store.ts'
import { type FindingRow, listFindings, resolveFinding } from './modules/payment/finding.store.ts'
import {
  type ListedAttempt,
  listNeedingAttention,
  listRecentAttempts,
  listUnpaidOrders,
  type UnpaidOrder,
} from './modules/payment/needs-attention.store.ts'
import type { PaymentDeps } from './modules/payment/payment-deps.ts'
import { type Returned, type ReturnedOutcome, recordReturned } from './modules/payment/record-returned.ts'
import { listPaymentRefunds, type RefundRow } from './modules/payment/refund.store.ts'
import { type RequestOutcome, requestRefund } from './modules/payment/request-refund.ts'

/** A refund that takes longer than this is listed for a person to look at. */
const LONG_REFUND_MS = 60 * 60_000

/** An attempt with everything that happened to it. */
export interface PaymentRecord {
  readonly attempt: AttemptRow
  readonly events: readonly EventRow[]
  readonly refunds: readonly RefundRow[]
}

/** Items that need a decision by a person. Each list is limited. */
export interface NeedingAttention {
  readonly attempts: readonly ListedAttempt[]
  readonly findings: readonly FindingRow[]
  /** Placed, and unpaid for longer than `PAYMENT_UNPAID_DAYS`. */
  readonly unpaid: readonly UnpaidOrder[]
}

/** What the operator can do about payments without a browser. */
export interface PaymentOperator {
  /** Attempts of the order with this number. */
  ofOrder(number: number): Promise<PaymentRecord[]>
  /** Null for an unknown reference. */
  byReference(reference: string): Promise<PaymentRecord | null>
  needingAttention(limit: number): Promise<NeedingAttention>
  recent(limit: number): Promise<ListedAttempt[]>
  /** Daily comparisons with the providers, newest first. */
  comparisons(limit: number): Promise<ComparisonRow[]>
  /** Refunds the paid attempt of an order through its provider; without an amount, all that is left. */
  refund(number: number, refund: { amountCents: number | null; reason: string; by: string }): Promise<RefundRequestOutcome>
  decide(reference: string, decision: Decision): Promise<DecisionOutcome>
  /** Records money that was sent back at a provider without an API for refunds. */
  returned(reference: string, returned: Returned): Promise<ReturnedOutcome>
  /** Gives up the order of an attempt that waits for its payment; its goods go back to stock. Null for an unknown reference. */
  cancel(reference: string): Promise<boolean | null>
  /** False when there is no such open finding. */
  resolve(findingId: number): Promise<boolean>
}

export type RefundRequestOutcome = RequestOutcome | { readonly kind: 'order-not-found' } | { readonly kind: 'not-paid-online' }

export function createPaymentOperator(deps: PaymentDeps): PaymentOperator {
  const { database, orders, config, now } = deps
  const { sql } = database
  const toRecord = async (attempt: AttemptRow): Promise<PaymentRecord> => ({
    attempt,
    events: await listEvents(sql, attempt.id),
    refunds: await listPaymentRefunds(sql, attempt.id),
  })
  return {
    async ofOrder(number) {
      const id = await findOrderId(sql, number)
      return id === null ? [] : Promise.all((await listAttempts(sql, id)).map(toRecord))
    },
    async byReference(reference) {
      const attempt = await findAttemptByReference(sql, reference)
      return attempt && toRecord(attempt)
    },
    async needingAttention(limit) {
      const before = (ms: number) => new Date(now().getTime() - ms)
      return {
        attempts: await listNeedingAttention(sql, limit, before(LONG_REFUND_MS)),
        findings: await listFindings(sql, limit),
        unpaid: await listUnpaidOrders(sql, limit, before(config.unpaidMs)),
      }
    },
    recent: (limit) => listRecentAttempts(sql, limit),
    comparisons: (limit) => listComparisons(sql, limit),
    async refund(number, { amountCents, reason, by }) {
      const orderId = await findOrderId(sql, number)
      if (orderId === null) return { kind: 'order-not-found' }
      const outcome = await database.transaction(async (tx): Promise<RefundRequestOutcome> => {
        await orders.lock(tx, orderId)
        const paid = (await listAttempts(tx, orderId)).find(({ state }) => state === 'paid' || state === 'part_refunded')
        const attempt = paid && (await lockAttempt(tx, paid.id))
        if (!attempt) return { kind: 'not-paid-online' }
        return requestRefund(tx, deps, { attempt, amountCents: amountCents ?? attempt.captured_cents - attempt.refunded_cents, reason, by })
      })
      deps.changed()
      return outcome
    },
    returned: (reference, returned) => recordReturned(deps, reference, returned),
    decide: (reference, decision) => decidePayment(deps, reference, decision),
    async cancel(reference) {
      const attempt = await findAttemptByReference(sql, reference)
      return attempt && cancelPayment(deps, attempt.order_id)
    },
    resolve: (findingId) => resolveFinding(sql, findingId, now()),
  }
}
