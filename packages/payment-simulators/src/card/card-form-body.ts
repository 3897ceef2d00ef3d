import type { Checkout } from '../engine/ledger.ts'
import { amountText } from '../pages/amount-text.ts'
import { type Html, html } from '../pages/html.ts'

const CHOICES = [
  ['4200000000000000', 'Payment succeeds'],
  ['4200000000000002', 'Bank declines'],
  ['4200000000000028', 'Wrong security code'],
  ['4200000000000042', 'Bank asks the shopper (3-D Secure)'],
  ['4200000000000044', '3-D Secure fails'],
  ['4200000000000010', 'Takes 20 seconds, then succeeds'],
  ['4200000000000036', 'Succeeds, but needs a check by hand'],
  ['4111111111111111', 'Card that is not known'],
  ['down', 'Provider is down for a minute'],
] as const

interface FormOptions {
  readonly faults?: Readonly<Record<string, string>>
  readonly typed?: URLSearchParams
  readonly notice?: string
  readonly now: number
}

export function cardFormBody(checkout: Checkout, { faults = {}, typed, notice, now }: FormOptions): Html {
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
<label for="choice">What shall happen</label>
<select id="choice" name="choice">
${CHOICES.map(([value, label]) => html`<option value="${value}" ${typed?.get('choice') === value ? html`selected` : null}>${label}</option>`)}
</select>
</div>
${field('number', 'Card number', '4200 0000 0000 0000', 'off', 'numeric')}
<div class="pair">
${field('expiry', 'Expiry date (MM/YY)', inFiveYears, 'off', 'numeric')}
${field('cvv', 'Security code', '123', 'off', 'numeric')}
</div>
${field('holder', 'Name on card', 'Test Shopper', 'off', 'text')}
<button type="submit" name="do" value="pay">Pay ${amountText(checkout)}</button>
<button type="submit" name="do" value="cancel" class="quiet">Cancel payment</button>
</form>`
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
