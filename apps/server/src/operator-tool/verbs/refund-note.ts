import { userInfo } from 'node:os'
import { needed, ToolFault, wholeNumber } from '../faults.ts'
import type { Tool, VerbArguments } from '../verb.ts'
import { amountOf, centsOf, nameOf } from './order-text.ts'

/** Records money that was given back outside of the shop. */
export async function noteRefund({ operator, terminal }: Tool, words: readonly string[], options: VerbArguments['options']): Promise<void> {
  const [givenNumber, givenAmount, ...reason] = words
  const number = wholeNumber(needed(givenNumber, 'the order number'))
  const amountCents = centsOf(needed(givenAmount, 'the amount'))
  const note = {
    amountCents,
    reason: needed(reason.join(' ').trim(), 'the reason, which the buyer reads'),
    by: String(options.by ?? userInfo().username),
    reference: options.reference === undefined ? null : String(options.reference),
  }
  const outcome = await operator.noteRefund(number, note)
  const currency = (await operator.findOrder(number))?.currency_code ?? ''
  const name = nameOf(number)
  switch (outcome.kind) {
    case 'order-not-found':
      throw new ToolFault(`There is no order ${name}.`)
    case 'unpaid':
      throw new ToolFault(`Order ${name} is not paid: there is nothing to refund.`)
    case 'too-much':
      throw new ToolFault(`At most ${amountOf(currency, outcome.leftCents)} of order ${name} can be refunded.`)
    case 'reference-taken':
      throw new ToolFault(`The reference ${note.reference} of order ${name} was recorded with another amount.`)
    case 'repeated':
      return terminal.line(`${name}: recorded before, ${amountOf(currency, outcome.refundedCents)} refunded in total`)
    case 'recorded':
      return terminal.line(
        `${name}: ${amountOf(currency, amountCents)} noted, ${amountOf(currency, outcome.refundedCents)} refunded in total`,
      )
  }
}
