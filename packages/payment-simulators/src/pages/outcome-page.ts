import type { Checkout } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'
import type { Answer } from '../http/route.ts'
import type { PageText } from '../messages/messages-for.ts'
import { amountText } from './amount-text.ts'
import { html } from './html.ts'
import { page } from './page.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

interface OutcomePage {
  readonly pageText: PageText
  readonly provider: string
  readonly choices: readonly Choice[]
  readonly notice?: string
}

/** A hosted page: the amount, and a choice of the outcome. It works without JavaScript. */
export function outcomePage(simulator: Simulator, checkout: Checkout, { pageText, provider, choices, notice }: OutcomePage): Answer {
  const { language, messages } = pageText
  return page({
    pageText,
    title: messages.payWith(provider),
    body: html`${notice === undefined ? null : html`<p role="alert">${notice}</p>`}
<h1>${messages.payMerchant(simulator.settings.merchantName, provider)}</h1>
<p class="amount">${amountText(checkout, language)}</p>
<p class="soft">${messages.reference(checkout.reference)}</p>
<form method="post">
<fieldset>
<legend>${messages.chooseOutcome}</legend>
${choices.map(
  ({ value, label, hint }, index) =>
    html`<label class="choice"><input type="radio" name="outcome" value="${value}" ${index === 0 ? html`checked` : null}><span>${label}${
      hint === undefined ? null : html`<small>${hint}</small>`
    }</span></label>`,
)}
</fieldset>
<button type="submit">${messages.continue}</button>
</form>`,
  })
}

/** The last page where nothing leads back: the shopper returns to the shop. */
export function endPage(pageText: PageText, { title, text }: { title: string; text: string }): Answer {
  return page({ pageText, title, body: html`<h1>${title}</h1><p>${text}</p>` })
}
