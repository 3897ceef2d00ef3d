import type { Checkout } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer } from '../http/route.ts'
import { amountText } from './amount-text.ts'
import { html } from './html.ts'
import { page } from './page.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

interface OutcomePage {
  readonly provider: string
  readonly choices: readonly Choice[]
  readonly notice?: string
}

/** A hosted page: the amount, and a choice of what shall happen. It works without JavaScript. */
export function outcomePage(simulator: Simulator, checkout: Checkout, { provider, choices, notice }: OutcomePage): Answer {
  return page({
    title: `Pay with ${provider}`,
    body: html`${notice === undefined ? null : html`<p role="alert">${notice}</p>`}
<h1>Pay ${simulator.settings.merchantName} with ${provider}</h1>
<p class="amount">${amountText(checkout)}</p>
<p class="soft">Reference ${checkout.reference}</p>
<form method="post">
<fieldset>
<legend>What shall happen?</legend>
${choices.map(
  ({ value, label, hint }, index) =>
    html`<label class="choice"><input type="radio" name="outcome" value="${value}" ${index === 0 ? html`checked` : null}><span>${label}${
      hint === undefined ? null : html`<small>${hint}</small>`
    }</span></label>`,
)}
</fieldset>
<button type="submit">Continue</button>
</form>`,
  })
}

/** The last page where nothing leads back: the shopper looks at the shop again. */
export function endPage({ title, text }: { title: string; text: string }): Answer {
  return page({ title, body: html`<h1>${title}</h1><p>${text}</p>` })
}
