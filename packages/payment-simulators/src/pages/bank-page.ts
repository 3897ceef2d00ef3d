import { returnUrlOf } from '../card/remember-return.ts'
import type { Checkout, Payment } from '../engine/ledger.ts'
import { answerChallenge } from '../engine/pay.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { amountText } from './amount-text.ts'
import { html } from './html.ts'
import { page, redirect } from './page.ts'

/** `GET /3ds/{paymentId}`: the page of the shopper's bank. */
export function showBank(simulator: Simulator, call: Call): Answer {
  const found = find(simulator, call)
  if (!found) return page({ title: 'Unknown payment', status: 404, body: html`<h1>There is no such payment</h1>` })
  const { payment } = found
  if (payment.status !== 'challenge') return goBack(found)
  return page({
    title: 'Confirm the payment',
    body: html`<h1>Your bank asks: do you want to pay?</h1>
<p class="amount">${amountText(payment)}</p>
<p class="soft">to ${simulator.settings.merchantName}, card ending in ${payment.card?.last4 ?? '????'}</p>
<form method="post">
<button type="submit" name="answer" value="approve">Approve</button>
<button type="submit" name="answer" value="refuse" class="quiet">Refuse</button>
</form>`,
  })
}

/** `POST /3ds/{paymentId}` */
export async function answerBank(simulator: Simulator, call: Call): Promise<Answer> {
  const found = find(simulator, call)
  if (!found) return showBank(simulator, call)
  await answerChallenge(simulator, found.payment, new URLSearchParams(call.body).get('answer') === 'approve')
  return goBack(found)
}

interface Found {
  readonly payment: Payment
  readonly checkout: Checkout
}

function find({ ledger }: Simulator, { params }: Call): Found | null {
  const payment = ledger.payments[params['id'] ?? '']
  const checkout = payment && ledger.checkouts[payment.checkoutId]
  return payment?.challenge && checkout ? { payment, checkout } : null
}

function goBack({ payment, checkout }: Found): Answer {
  const { success, failure } = checkout.returnUrls
  const target = checkout.kind === 'card' ? returnUrlOf(checkout) : payment.status === 'captured' ? success : failure
  return target ? redirect(target) : page({ title: 'Done', body: html`<h1>Done</h1><p>Go back to the shop.</p>` })
}
