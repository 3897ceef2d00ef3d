import { type Checkout, isPaid } from '../engine/ledger.ts'
import { type Outcome, pay } from '../engine/pay.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { messagesFor, type PageText } from '../messages/messages-for.ts'
import { type Choice, endPage, outcomePage } from '../pages/outcome-page.ts'
import { redirect } from '../pages/page.ts'

const PROVIDER = 'Yoco'
const DOWN_SECONDS = 60

const OUTCOMES: Readonly<Record<string, Outcome>> = { pay: 'pay', decline: 'decline', challenge: 'challenge', wait: 'wait' }

/** `GET /checkout/{id}`: the hosted payment page. */
export function showYoco(simulator: Simulator, call: Call): Answer {
  return whyClosed(simulator, call) ?? choicePage(simulator, call)
}

export async function takeYoco(simulator: Simulator, call: Call): Promise<Answer> {
  const checkout = find(simulator, call)
  const closed = whyClosed(simulator, call)
  if (closed || !checkout) return closed ?? unknown(call)
  const { success = '', cancel = '', failure = '' } = checkout.returnUrls
  const chosen = new URLSearchParams(call.body).get('outcome') ?? ''
  if (chosen === 'down') {
    simulator.faults.arm({ kind: 'http500', provider: 'yoco', seconds: DOWN_SECONDS })
    return choicePage(simulator, call, messagesFor(call).messages.isDown)
  }
  if (chosen === 'cancel') return redirect(cancel)
  const outcome = OUTCOMES[chosen]
  if (!outcome) return endPage(messagesFor(call), messagesFor(call).messages.left)
  const challenge = { approved: '000.100.110', refused: '100.380.401' }
  const result = await pay(simulator, checkout, { outcome, ...(outcome === 'challenge' && { challenge }) })
  if (result.kind !== 'done') return redirect(failure)
  if (result.payment.status === 'challenge') return redirect(`${simulator.settings.urls.pages}/3ds/${result.payment.id}`)
  return redirect(result.payment.status === 'declined' ? failure : success)
}

function choicePage(simulator: Simulator, call: Call, notice?: string): Answer {
  const checkout = find(simulator, call)
  const pageText = messagesFor(call)
  return checkout
    ? outcomePage(simulator, checkout, {
        pageText,
        provider: PROVIDER,
        choices: choicesOf(pageText),
        ...(notice !== undefined && { notice }),
      })
    : unknown(call)
}

function choicesOf({ messages }: PageText): Choice[] {
  return [
    { value: 'pay', label: messages.payByCard },
    { value: 'decline', label: messages.declines },
    { value: 'challenge', label: messages.asks },
    { value: 'wait', label: messages.waits },
    { value: 'cancel', label: messages.cancelBack },
    { value: 'leave', label: messages.leave, hint: messages.leaveHint },
    { value: 'down', label: messages.down },
  ]
}

function find({ ledger }: Simulator, { params }: Call): Checkout | null {
  const checkout = ledger.checkouts[params['id'] ?? '']
  return checkout?.kind === 'yoco' ? checkout : null
}

function whyClosed(simulator: Simulator, call: Call): Answer | null {
  const { ledger, clock } = simulator
  const checkout = find(simulator, call)
  if (!checkout) return unknown(call)
  if (isPaid(ledger, checkout.id)) return redirect(checkout.returnUrls.success ?? '')
  const pageText = messagesFor(call)
  return checkout.expiresAt <= clock.now() ? endPage(pageText, pageText.messages.paymentOver) : null
}

function unknown(call: Call): Answer {
  const pageText = messagesFor(call)
  return { ...endPage(pageText, pageText.messages.unknownPayment), status: 404 }
}
