import { notifyOfPayment } from '../engine/notify.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer } from '../http/route.ts'
import { badRequest, ok } from './answers.ts'

/** The shopper's bank takes a card payment back: `{payment}`. */
export async function chargeBack(simulator: Simulator, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  const payment = simulator.ledger.payments[String(body['payment'])]
  if (payment?.provider !== 'card' || payment.status !== 'captured') return badRequest('no such captured card payment')
  payment.chargedBack = true
  await notifyOfPayment(simulator, payment)
  return ok({ payment })
}
