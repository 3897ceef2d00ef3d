import { type Checkout, isPaid } from '../engine/ledger.ts'
import { type Outcome, pay } from '../engine/pay.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { messagesFor, type PageText } from '../messages/messages-for.ts'
import { amountText } from './amount-text.ts'
import { type Choice, endPage, outcomePage } from './outcome-page.ts'

const OUTCOMES: Readonly<Record<string, Outcome>> = { pay: 'pay', tip: 'pay', decline: 'decline', wait: 'wait' }
const TIP_CENTS = 1000
const DOWN_SECONDS = 60

interface QrCheckout {
  readonly checkout: Checkout
  readonly provider: string
}

/** What a phone shows after it read the code. */
export function showQrChoice(simulator: Simulator, call: Call, { checkout, provider }: QrCheckout): Answer {
  const pageText = messagesFor(call)
  return (
    whyClosed(simulator, checkout, pageText) ??
    outcomePage(simulator, checkout, { pageText, provider, choices: choicesOf(pageText, checkout) })
  )
}

export async function takeQrChoice(simulator: Simulator, call: Call, { checkout, provider }: QrCheckout): Promise<Answer> {
  const pageText = messagesFor(call)
  const { messages } = pageText
  const chosen = new URLSearchParams(call.body).get('outcome') ?? ''
  const closed = whyClosed(simulator, checkout, pageText)
  if (closed) return closed
  if (chosen === 'down') {
    simulator.faults.arm({ kind: 'http500', provider: checkout.provider, seconds: DOWN_SECONDS })
    return outcomePage(simulator, checkout, { pageText, provider, choices: choicesOf(pageText, checkout), notice: messages.isDown })
  }
  const outcome = OUTCOMES[chosen]
  if (outcome) await pay(simulator, checkout, { outcome, tipCents: chosen === 'tip' ? TIP_CENTS : 0 })
  const ends: Readonly<Record<string, { title: string; text: string }>> = {
    pay: messages.paid,
    tip: messages.paid,
    decline: messages.declined,
    wait: messages.processed,
  }
  return endPage(pageText, ends[chosen] ?? messages.left)
}

function choicesOf({ messages, language }: PageText, { currency }: Checkout): Choice[] {
  return [
    { value: 'pay', label: messages.pay },
    { value: 'tip', label: messages.tip(amountText({ cents: TIP_CENTS, currency }, language)), hint: messages.tipHint },
    { value: 'decline', label: messages.declines },
    { value: 'wait', label: messages.waits },
    { value: 'leave', label: messages.leave, hint: messages.leaveHint },
    { value: 'down', label: messages.down },
  ]
}

function whyClosed({ ledger, clock }: Simulator, checkout: Checkout, pageText: PageText): Answer | null {
  if (isPaid(ledger, checkout.id)) return endPage(pageText, pageText.messages.alreadyPaid)
  return checkout.closed || checkout.expiresAt <= clock.now() ? endPage(pageText, pageText.messages.codeOver) : null
}
