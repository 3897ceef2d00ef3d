import type { Checkout } from '../engine/ledger.ts'
import { isPaid } from '../engine/ledger.ts'
import { pay } from '../engine/pay.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer, Call } from '../http/route.ts'
import { messagesFor } from '../messages/messages-for.ts'
import { html } from '../pages/html.ts'
import { page } from '../pages/page.ts'
import { CHOICE_SCRIPT, cardFormBody, HEIGHT_SCRIPT } from './card-form-body.ts'
import { type CardFields, checkCardFields } from './check-card-fields.ts'
import { rememberReturn } from './remember-return.ts'
import { brandOf, findTestCard } from './test-cards.ts'

const DOWN_SECONDS = 60

/** `GET …/card-form`: the form inside the frame. */
export function showCardForm(simulator: Simulator, call: Call): Answer {
  const checkout = findOpen(simulator, call)
  if (!checkout) return embedded(call, html`<p role="alert">${messagesFor(call).messages.card.over}</p>`, HEIGHT_SCRIPT)
  rememberReturn(simulator, checkout, call.query.get('result'))
  return form(simulator, call, checkout, {})
}

/** `POST …/card-form`: pays, and sends the result to the widget script outside the frame. */
export async function submitCardForm(simulator: Simulator, call: Call): Promise<Answer> {
  const checkout = findOpen(simulator, call)
  if (!checkout) return showCardForm(simulator, call)
  const fields = new URLSearchParams(call.body)
  const choice = fields.get('choice') ?? ''
  if (choice === 'down') {
    simulator.faults.arm({ kind: 'http500', provider: 'card', seconds: DOWN_SECONDS })
    return form(simulator, call, checkout, { notice: messagesFor(call).messages.isDown })
  }
  if (fields.get('do') === 'cancel') {
    await pay(simulator, checkout, { outcome: 'cancel' })
    return tellWidget(call, { type: 'finished' })
  }
  const checked = checkCardFields(fields, { now: simulator.clock.now(), messages: messagesFor(call).messages })
  if ('faults' in checked) return form(simulator, call, checkout, { faults: checked.faults, typed: fields })
  return payByCard(simulator, call, checkout, checked)
}

/** Also used by the control API, which pays without a browser. */
export async function payCard(simulator: Simulator, checkout: Checkout, card: CardFields) {
  const { outcome, code, challenge } = findTestCard(card.number, {
    enrolled: checkout.own['enrolled'] === 'true',
    flow: checkout.own['flow'],
  })
  return pay(simulator, checkout, {
    outcome,
    ...(code !== undefined && { code }),
    ...(challenge && { challenge }),
    card: {
      brand: brandOf(card.number),
      bin: card.number.slice(0, 6),
      last4: card.number.slice(-4),
      holder: card.holder,
      expiry: card.expiry,
    },
  })
}

async function payByCard(simulator: Simulator, call: Call, checkout: Checkout, card: CardFields): Promise<Answer> {
  const result = await payCard(simulator, checkout, card)
  if (result.kind === 'done' && result.payment.status === 'challenge')
    return tellWidget(call, { type: 'challenge', payment: result.payment.id })
  return tellWidget(call, { type: 'finished' })
}

function findOpen({ ledger, clock }: Simulator, { params }: Call): Checkout | null {
  const checkout = ledger.checkouts[params['id'] ?? '']
  const isOpen = checkout?.kind === 'card' && checkout.expiresAt > clock.now() && !isPaid(ledger, checkout.id)
  return isOpen ? checkout : null
}

interface FormState {
  readonly faults?: Readonly<Record<string, string>>
  readonly typed?: URLSearchParams
  readonly notice?: string
}

function form(simulator: Simulator, call: Call, checkout: Checkout, state: FormState): Answer {
  return embedded(
    call,
    cardFormBody(checkout, { ...state, pageText: messagesFor(call), now: simulator.clock.now() }),
    `${CHOICE_SCRIPT}${HEIGHT_SCRIPT}`,
  )
}

function tellWidget(call: Call, message: Readonly<Record<string, string>>): Answer {
  return embedded(
    call,
    html`<p role="status">${messagesFor(call).messages.card.moment}</p>`,
    `parent.postMessage(${JSON.stringify(message)}, '*')`,
  )
}

function embedded(call: Call, body: ReturnType<typeof html>, script: string): Answer {
  const style = call.query.get('style')
  const pageText = messagesFor(call)
  return page({
    pageText,
    title: pageText.messages.card.title,
    body,
    script,
    isEmbedded: true,
    theme: style === 'dark' || style === 'light' ? style : undefined,
  })
}
