import { addRefundedCents, findAttempt, lockAttempt, moveAttempt } from './attempt.store.ts'
import { recordFinding } from './finding.store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { SettledRefund } from './port.ts'
import { findPaymentRefund, setPaymentRefund } from './refund.store.ts'

/** Records that the provider has refunded the money, or refuses to. Repeating it has no further effect. */
export async function settleRefund(deps: PaymentDeps, refundId: string, report: SettledRefund): Promise<void> {
  const { database, orders, log, now } = deps
  const known = await findPaymentRefund(database.sql, refundId)
  const of = known && (await findAttempt(database.sql, known.attempt_id))
  if (!known || !of) return
  await database.transaction(async (tx) => {
    const order = await orders.lock(tx, of.order_id)
    const attempt = await lockAttempt(tx, of.id)
    const to =
      report.kind === 'done' ? ({ state: 'done', refundId: report.refundId } as const) : ({ state: 'failed', fault: report.code } as const)
    if (!(await setPaymentRefund(tx, refundId, { ...to, now: now() })) || !attempt) return
    if (report.kind === 'refused') {
      await addRefundedCents(tx, attempt.id, -known.amount_cents, now())
      const wasRefundedBefore = attempt.refunded_cents - known.amount_cents > 0
      const isAccepted = order === null || order.state === 'confirmed'
      await moveAttempt(tx, attempt.id, { to: wasRefundedBefore ? 'part_refunded' : isAccepted ? 'paid' : 'paid_late', now: now() })
      const detail = `The provider refuses a refund of ${known.amount_cents} cents of ${attempt.reference}: ${report.code}`
      await recordFinding(
        tx,
        { provider: attempt.provider, kind: 'refund-failed', paymentId: refundId, attemptId: attempt.id, detail },
        now(),
      )
      return
    }
    await moveAttempt(tx, attempt.id, { to: attempt.refunded_cents >= attempt.captured_cents ? 'refunded' : 'part_refunded', now: now() })
    await noteRefund(tx, deps, {
      orderId: of.order_id,
      refund: known,
      provider: of.provider,
      isOrder: order === null || order.number !== null,
    })
  })
  if (report.kind === 'refused')
    log.error(
      { event: 'payment', provider: of.provider, refund: refundId, code: report.code },
      'a refund was refused, see npm run shop -- payments',
    )
  deps.changed()
}

interface Noted {
  readonly orderId: number
  readonly provider: string
  readonly refund: {
    readonly id: string
    readonly amount_cents: number
    readonly reason: string
    readonly requested_by: string
    readonly attempt_id: string
  }
  readonly isOrder: boolean
}

/** Records the refund with the order, which mails the buyer. If the order was never confirmed or was paid twice, only a mail is sent. */
async function noteRefund(
  tx: Parameters<Parameters<PaymentDeps['database']['transaction']>[0]>[0],
  { orders, enqueueMail }: PaymentDeps,
  { orderId, provider, refund, isOrder }: Noted,
): Promise<void> {
  const isSecondPayment = refund.requested_by === 'shop'
  if (isOrder && !isSecondPayment) {
    const { amount_cents: amountCents, reason, requested_by: by, id: reference } = refund
    const outcome = await orders.recordRefund(tx, { orderId, amountCents, reason, by, channel: provider, reference })
    if (outcome.kind === 'recorded' || outcome.kind === 'repeated') return
  }
  await enqueueMail(tx, { kind: 'payment-returned', attemptId: refund.attempt_id, amountCents: refund.amount_cents })
}
