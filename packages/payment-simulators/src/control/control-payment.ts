import { payCard } from '../card/card-form.ts'
import type { Checkout } from '../engine/ledger.ts'
import { answerChallenge, CODES, type Outcome, type PayResult, pay } from '../engine/pay.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer } from '../http/route.ts'
import { findOrStart } from '../snapscan/snap-code.ts'
import { badRequest, ok } from './answers.ts'

/**
 * Pays without a browser: `{id}` or `{reference}` of a checkout, or `{link}` of a SnapScan code, with an `outcome` or a card
 * `number`; `{payment, approve}` answers a challenge.
 */
export async function controlPayment(simulator: Simulator, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  if (typeof body['payment'] === 'string') {
    const payment = simulator.ledger.payments[body['payment']]
    if (!payment) return badRequest('no such payment')
    await answerChallenge(simulator, payment, body['approve'] === true)
    return ok({ payment })
  }
  const checkout = find(simulator, body)
  if (!checkout) return badRequest('no such checkout')
  const result = await attempt(simulator, checkout, body)
  return result ? ok(result) : badRequest(`outcome must be one of ${Object.keys(CODES).join(', ')}`)
}

async function attempt(
  simulator: Simulator,
  checkout: Checkout,
  { outcome = 'pay', number, tipCents }: Readonly<Record<string, unknown>>,
): Promise<PayResult | null> {
  if (typeof number === 'string') return payCard(simulator, checkout, { number, expiry: '12/2040', holder: 'Test Shopper' })
  if (!isOutcome(outcome)) return null
  const challenge = { approved: CODES.pay, refused: '100.380.401' }
  return pay(simulator, checkout, {
    outcome,
    ...(outcome === 'challenge' && { challenge }),
    ...(typeof tipCents === 'number' && { tipCents }),
  })
}

function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'string' && value in CODES
}

function find(simulator: Simulator, { id, reference, link }: Readonly<Record<string, unknown>>): Checkout | null {
  if (typeof link === 'string' && URL.canParse(link)) {
    const { pathname, searchParams } = new URL(link)
    return findOrStart(simulator, { params: { code: pathname.split('/').at(-1) ?? '' }, query: searchParams })
  }
  const { checkouts } = simulator.ledger
  return checkouts[String(id)] ?? Object.values(checkouts).findLast((checkout) => checkout.reference === reference) ?? null
}
