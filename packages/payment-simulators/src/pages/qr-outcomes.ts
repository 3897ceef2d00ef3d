import { type Checkout, isPaid } from '../engine/ledger.ts'
import { type Outcome, pay } from '../engine/pay.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { type Spoken, wordsFor } from '../words/words-for.ts'
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
  const spoken = wordsFor(call)
  return (
    whyClosed(simulator, checkout, spoken) ?? outcomePage(simulator, checkout, { spoken, provider, choices: choicesOf(spoken, checkout) })
  )
}

export async function takeQrChoice(simulator: Simulator, call: Call, { checkout, provider }: QrCheckout): Promise<Answer> {
  const spoken = wordsFor(call)
  const { words } = spoken
  const chosen = new URLSearchParams(call.body).get('outcome') ?? ''
  const closed = whyClosed(simulator, checkout, spoken)
  if (closed) return closed
  if (chosen === 'down') {
    simulator.faults.arm({ kind: 'http500', provider: checkout.provider, seconds: DOWN_SECONDS })
    return outcomePage(simulator, checkout, { spoken, provider, choices: choicesOf(spoken, checkout), notice: words.isDown })
  }
  const outcome = OUTCOMES[chosen]
  if (outcome) await pay(simulator, checkout, { outcome, tipCents: chosen === 'tip' ? TIP_CENTS : 0 })
  const ends: Readonly<Record<string, { title: string; text: string }>> = {
    pay: words.paid,
    tip: words.paid,
    decline: words.declined,
    wait: words.processed,
  }
  return endPage(spoken, ends[chosen] ?? words.left)
}

function choicesOf({ words, language }: Spoken, { currency }: Checkout): Choice[] {
  return [
    { value: 'pay', label: words.pay },
    { value: 'tip', label: words.tip(amountText({ cents: TIP_CENTS, currency }, language)), hint: words.tipHint },
    { value: 'decline', label: words.declines },
    { value: 'wait', label: words.waits },
    { value: 'leave', label: words.leave, hint: words.leaveHint },
    { value: 'down', label: words.down },
  ]
}

function whyClosed({ ledger, clock }: Simulator, checkout: Checkout, spoken: Spoken): Answer | null {
  if (isPaid(ledger, checkout.id)) return endPage(spoken, spoken.words.alreadyPaid)
  return checkout.closed || checkout.expiresAt <= clock.now() ? endPage(spoken, spoken.words.codeOver) : null
}
