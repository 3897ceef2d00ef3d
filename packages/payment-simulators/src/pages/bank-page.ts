import { returnUrlOf } from '../card/remember-return.ts'
import type { Checkout, Payment } from '../engine/ledger.ts'
import { answerChallenge } from '../engine/pay.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { messagesFor, type PageText } from '../messages/messages-for.ts'
import { amountText } from './amount-text.ts'
import { html } from './html.ts'
import { endPage } from './outcome-page.ts'
import { page, redirect } from './page.ts'

/** `GET /3ds/{paymentId}`: the page of the shopper's bank. */
export function showBank(simulator: Simulator, call: Call): Answer {
  const found = find(simulator, call)
  const pageText = messagesFor(call)
  const { bank, unknownPayment } = pageText.messages
  if (!found) return { ...endPage(pageText, unknownPayment), status: 404 }
  const { payment } = found
  if (payment.status !== 'challenge') return goBack(found, pageText)
  return page({
    pageText,
    title: bank.title,
    body: html`<h1>${bank.question}</h1>
<p class="amount">${amountText(payment, pageText.language)}</p>
<p class="soft">${bank.to(simulator.settings.merchantName, payment.card?.last4 ?? '????')}</p>
<form method="post">
<button type="submit" name="answer" value="approve">${bank.approve}</button>
<button type="submit" name="answer" value="refuse" class="quiet">${bank.refuse}</button>
</form>`,
  })
}

/** `POST /3ds/{paymentId}` */
export async function answerBank(simulator: Simulator, call: Call): Promise<Answer> {
  const found = find(simulator, call)
  if (!found) return showBank(simulator, call)
  await answerChallenge(simulator, found.payment, new URLSearchParams(call.body).get('answer') === 'approve')
  return goBack(found, messagesFor(call))
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

function goBack({ payment, checkout }: Found, pageText: PageText): Answer {
  const { success, failure } = checkout.returnUrls
  const target = checkout.kind === 'card' ? returnUrlOf(checkout) : payment.status === 'captured' ? success : failure
  return target ? redirect(target) : endPage(pageText, pageText.messages.done)
}
