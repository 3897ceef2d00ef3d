import type { Checkout } from '../engine/ledger.ts'
import type { PageMessages } from '../messages/en.ts'
import type { PageText } from '../messages/messages-for.ts'
import { amountText } from '../pages/amount-text.ts'
import { type Html, html } from '../pages/html.ts'

interface FormOptions {
  readonly pageText: PageText
  readonly faults?: Readonly<Record<string, string>>
  readonly typed?: URLSearchParams
  readonly notice?: string
  readonly now: number
}

export function cardFormBody(checkout: Checkout, { pageText, faults = {}, typed, notice, now }: FormOptions): Html {
  const { messages, language } = pageText
  const { card } = messages
  const inFiveYears = `12/${String(new Date(now).getUTCFullYear() + 5).slice(2)}`
  const field = (name: string, label: string, start: string, autocomplete: string, mode: string) => html`<div class="field">
<label for="${name}">${label}</label>
<input type="text" id="${name}" name="${name}" value="${typed?.get(name) ?? start}" autocomplete="${autocomplete}" inputmode="${mode}" ${
    faults[name] === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-fault"`
  }>
${faults[name] === undefined ? null : html`<p class="bad" id="${name}-fault">${faults[name]}</p>`}
</div>`
  return html`${notice === undefined ? null : html`<p role="alert">${notice}</p>`}
<form method="post">
<div class="field">
<label for="choice">${messages.chooseOutcome}</label>
<select id="choice" name="choice">
${choicesOf(messages).map(([value, label]) => html`<option value="${value}" ${typed?.get('choice') === value ? html`selected` : null}>${label}</option>`)}
</select>
</div>
${field('number', card.number, '4200 0000 0000 0000', 'off', 'numeric')}
<div class="pair">
${field('expiry', card.expiry, inFiveYears, 'off', 'numeric')}
${field('cvv', card.code, '123', 'off', 'numeric')}
</div>
${field('holder', card.holder, 'Test Shopper', 'off', 'text')}
<button type="submit" name="do" value="pay">${messages.payAmount(amountText(checkout, language))}</button>
<button type="submit" name="do" value="cancel" class="quiet">${card.cancel}</button>
</form>`
}

function choicesOf(messages: PageMessages): (readonly [value: string, label: string])[] {
  return [
    ['4200000000000000', messages.card.succeeds],
    ['4200000000000002', messages.declines],
    ['4200000000000028', messages.card.wrongCode],
    ['4200000000000042', messages.asks],
    ['4200000000000044', messages.card.secureFails],
    ['4200000000000010', messages.waits],
    ['4200000000000036', messages.card.manual],
    ['4111111111111111', messages.card.unknown],
    ['down', messages.down],
  ]
}

/** Puts the test card of the choice into the field for the number. */
export const CHOICE_SCRIPT = `
document.getElementById('choice').addEventListener('change', ({ target }) => {
  if (target.value !== 'down') document.getElementById('number').value = target.value.replace(/(.{4})(?=.)/g, '$1 ')
})
const fault = document.querySelector('[aria-invalid]')
if (fault) fault.focus()
`

/** The shop's page makes the frame as high as the form. */
export const HEIGHT_SCRIPT = `
new ResizeObserver(() => parent.postMessage({ type: 'height', height: document.documentElement.getBoundingClientRect().height + 4 }, '*')).observe(document.body)
`
