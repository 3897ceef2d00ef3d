import { type Checkout, isPaid, type Payment } from './ledger.ts'
import { endsWith } from './money.ts'
import { newPaymentId } from './new-ids.ts'
import { notifyOfPayment } from './notify.ts'
import type { Simulator } from './simulator.ts'

/** What the shopper does, or what the bank answers. */
export type Outcome = 'pay' | 'decline' | 'wrong-cvv' | 'challenge' | 'wait' | 'review' | 'cancel'

const WAIT_MS = 20_000

/** Result codes of the card platform in its test mode. */
export const CODES: Record<Outcome, string> = {
  pay: '000.100.110',
  decline: '800.100.152',
  'wrong-cvv': '800.100.153',
  challenge: '000.200.000',
  wait: '000.200.000',
  review: '000.400.010',
  cancel: '100.396.101',
}

const STATUSES: Record<Outcome, Payment['status']> = {
  pay: 'captured',
  decline: 'declined',
  'wrong-cvv': 'declined',
  challenge: 'challenge',
  wait: 'pending',
  review: 'captured',
  cancel: 'cancelled',
}

interface Attempt {
  readonly outcome: Outcome
  readonly code?: string
  readonly challenge?: Payment['challenge']
  readonly card?: Payment['card']
  readonly tipCents?: number
}

export type PayResult = { readonly kind: 'done'; readonly payment: Payment } | { readonly kind: 'already-paid' | 'expired' | 'closed' }

/** One attempt to pay a checkout. Money moves when the payment is `captured`. */
export async function pay(simulator: Simulator, checkout: Checkout, attempt: Attempt): Promise<PayResult> {
  const { ledger, clock, scheduler } = simulator
  if (isPaid(ledger, checkout.id)) return { kind: 'already-paid' }
  if (checkout.closed) return { kind: 'closed' }
  if (checkout.expiresAt <= clock.now()) return { kind: 'expired' }
  const { outcome } = attempt
  const payment: Payment = {
    id: newPaymentId(checkout.provider),
    provider: checkout.provider,
    checkoutId: checkout.id,
    reference: checkout.reference,
    cents: checkout.cents,
    currency: checkout.currency,
    at: clock.now(),
    status: STATUSES[outcome],
    code: attempt.code ?? CODES[outcome],
    ...(attempt.challenge && { challenge: attempt.challenge }),
    ...(attempt.card && { card: attempt.card }),
    tipCents: attempt.tipCents ?? 0,
    chargedBack: false,
    unanswered: endsWith(checkout.cents, 'timesOut') ? 1 : 0,
  }
  ledger.payments[payment.id] = payment
  if (outcome === 'wait') scheduler.add(clock.now() + WAIT_MS, { kind: 'capture', paymentId: payment.id })
  await tellIfFinal(simulator, payment)
  return { kind: 'done', payment }
}

/** The bank's answer to a challenge. */
export async function answerChallenge(simulator: Simulator, payment: Payment, approved: boolean): Promise<void> {
  if (payment.status !== 'challenge') return
  const code = (approved ? payment.challenge?.approved : payment.challenge?.refused) ?? CODES.pay
  payment.code = code
  payment.status = code.startsWith('000.') ? 'captured' : 'declined'
  await tellIfFinal(simulator, payment)
}

/** A payment that was waiting went through. */
export async function capture(simulator: Simulator, payment: Payment): Promise<void> {
  if (payment.status !== 'pending') return
  payment.status = 'captured'
  payment.code = CODES.pay
  await tellIfFinal(simulator, payment)
}

async function tellIfFinal(simulator: Simulator, payment: Payment): Promise<void> {
  if (payment.status === 'captured' || payment.status === 'declined') await notifyOfPayment(simulator, payment)
}
