import { type Checkout, isPaid } from '../engine/ledger.ts'
import { type Outcome, pay } from '../engine/pay.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { type Choice, endPage, outcomePage } from '../pages/outcome-page.ts'
import { redirect } from '../pages/page.ts'

const PROVIDER = 'Yoco'
const DOWN_SECONDS = 60

const CHOICES: readonly Choice[] = [
  { value: 'pay', label: 'Pay by card' },
  { value: 'decline', label: 'Bank declines' },
  { value: 'challenge', label: 'Bank asks the shopper (3-D Secure)' },
  { value: 'wait', label: 'Takes 20 seconds, then succeeds' },
  { value: 'cancel', label: 'Cancel and go back to the shop' },
  { value: 'leave', label: 'Walk away', hint: 'Nothing is paid and the shop hears nothing.' },
  { value: 'down', label: 'Provider is down for a minute' },
]

const OUTCOMES: Readonly<Record<string, Outcome>> = { pay: 'pay', decline: 'decline', challenge: 'challenge', wait: 'wait' }

/** `GET /checkout/{id}`: the hosted payment page. */
export function showYoco(simulator: Simulator, call: Call): Answer {
  return whyClosed(simulator, find(simulator, call)) ?? choicePage(simulator, call)
}

export async function takeYoco(simulator: Simulator, call: Call): Promise<Answer> {
  const checkout = find(simulator, call)
  const closed = whyClosed(simulator, checkout)
  if (closed || !checkout) return closed ?? unknown()
  const { success = '', cancel = '', failure = '' } = checkout.returnUrls
  const chosen = new URLSearchParams(call.body).get('outcome') ?? ''
  if (chosen === 'down') {
    simulator.faults.arm({ kind: 'http500', provider: 'yoco', seconds: DOWN_SECONDS })
    return choicePage(simulator, call, 'The provider is down for one minute: its calls answer with an error.')
  }
  if (chosen === 'cancel') return redirect(cancel)
  const outcome = OUTCOMES[chosen]
  if (!outcome) return endPage({ title: 'You walked away', text: 'Nothing was paid. You can close this page.' })
  const challenge = { approved: '000.100.110', refused: '100.380.401' }
  const result = await pay(simulator, checkout, { outcome, ...(outcome === 'challenge' && { challenge }) })
  if (result.kind !== 'done') return redirect(failure)
  if (result.payment.status === 'challenge') return redirect(`${simulator.settings.urls.pages}/3ds/${result.payment.id}`)
  return redirect(result.payment.status === 'declined' ? failure : success)
}

function choicePage(simulator: Simulator, call: Call, notice?: string): Answer {
  const checkout = find(simulator, call)
  return checkout
    ? outcomePage(simulator, checkout, { provider: PROVIDER, choices: CHOICES, ...(notice !== undefined && { notice }) })
    : unknown()
}

function find({ ledger }: Simulator, { params }: Call): Checkout | null {
  const checkout = ledger.checkouts[params['id'] ?? '']
  return checkout?.kind === 'yoco' ? checkout : null
}

function whyClosed({ ledger, clock }: Simulator, checkout: Checkout | null): Answer | null {
  if (!checkout) return unknown()
  if (isPaid(ledger, checkout.id)) return redirect(checkout.returnUrls.success ?? '')
  if (checkout.expiresAt <= clock.now()) return endPage({ title: 'This payment has expired', text: 'Go back to the shop and start again.' })
  return null
}

function unknown(): Answer {
  return { ...endPage({ title: 'Unknown payment', text: 'There is no such payment.' }), status: 404 }
}
