import { type Checkout, isPaid } from '../engine/ledger.ts'
import { type Outcome, pay } from '../engine/pay.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer } from '../http/route.ts'
import { type Choice, endPage, outcomePage } from './outcome-page.ts'

const CHOICES: readonly Choice[] = [
  { value: 'pay', label: 'Pay' },
  { value: 'tip', label: 'Pay with a tip of R 10.00', hint: 'The shop is told the tip apart from the amount.' },
  { value: 'decline', label: 'Bank declines' },
  { value: 'wait', label: 'Takes 20 seconds, then succeeds' },
  { value: 'leave', label: 'Walk away', hint: 'Nothing is paid and the shop hears nothing.' },
  { value: 'down', label: 'Provider is down for a minute' },
]

const OUTCOMES: Readonly<Record<string, Outcome>> = { pay: 'pay', tip: 'pay', decline: 'decline', wait: 'wait' }
const TIP_CENTS = 1000
const DOWN_SECONDS = 60

/** What a phone shows after it read the code. */
export function showQrChoice(simulator: Simulator, checkout: Checkout, provider: string): Answer {
  const closed = whyClosed(simulator, checkout)
  return closed ?? outcomePage(simulator, checkout, { provider, choices: CHOICES })
}

export async function takeQrChoice(simulator: Simulator, checkout: Checkout, provider: string, body: string): Promise<Answer> {
  const chosen = new URLSearchParams(body).get('outcome') ?? ''
  const closed = whyClosed(simulator, checkout)
  if (closed) return closed
  if (chosen === 'down') {
    simulator.faults.arm({ kind: 'http500', provider: checkout.provider, seconds: DOWN_SECONDS })
    return outcomePage(simulator, checkout, { provider, choices: CHOICES, notice: 'The provider is down for one minute.' })
  }
  const outcome = OUTCOMES[chosen]
  if (outcome) await pay(simulator, checkout, { outcome, tipCents: chosen === 'tip' ? TIP_CENTS : 0 })
  return endPage(END[chosen] ?? { title: 'You walked away', text: 'Nothing was paid. You can close this page.' })
}

const PAID = { title: 'Paid', text: 'Look at the shop again: it shows your order as paid in a moment.' }
const END: Readonly<Record<string, { title: string; text: string }>> = {
  pay: PAID,
  tip: PAID,
  decline: { title: 'Declined', text: 'Your bank did not accept the payment. Go back to the shop to try again.' },
  wait: { title: 'Being processed', text: 'The payment goes through in 20 seconds. Look at the shop again.' },
}

function whyClosed({ ledger, clock }: Simulator, checkout: Checkout): Answer | null {
  if (isPaid(ledger, checkout.id)) return endPage({ title: 'Already paid', text: 'This code has been paid.' })
  if (checkout.closed || checkout.expiresAt <= clock.now())
    return endPage({ title: 'This code is not valid any more', text: 'Go back to the shop to get a new one.' })
  return null
}
