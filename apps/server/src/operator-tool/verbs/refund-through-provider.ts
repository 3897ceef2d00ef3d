import { userInfo } from 'node:os'
import { needed, ToolFault, wholeNumber } from '../faults.ts'
import type { Tool, VerbArguments } from '../verb.ts'
import { amountOf, centsOf, nameOf } from './order-text.ts'

/** Requests a refund. The running shop sends it to the provider, and the order shows its state. */
export async function refundThroughProvider(
  { operator, terminal }: Tool,
  words: readonly string[],
  options: VerbArguments['options'],
): Promise<void> {
  const [givenNumber, givenAmount, ...reason] = words
  const number = wholeNumber(needed(givenNumber, 'the order number'))
  const amount = needed(givenAmount, 'the amount, or "all"')
  const outcome = await operator.payments.refund(number, {
    amountCents: amount === 'all' ? null : centsOf(amount),
    reason: needed(reason.join(' ').trim(), 'the reason, which the buyer reads'),
    by: String(options.by ?? userInfo().username),
  })
  const name = nameOf(number)
  switch (outcome.kind) {
    case 'order-not-found':
      throw new ToolFault(`There is no order ${name}.`)
    case 'not-paid-online':
      throw new ToolFault(`Order ${name} was not paid online: use orders refund-note.`)
    case 'too-much': {
      const currency = (await operator.findOrder(number))?.currency_code ?? ''
      throw new ToolFault(`At most ${amountOf(currency, outcome.leftCents)} of order ${name} can be refunded.`)
    }
    case 'by-hand':
      throw new ToolFault(describeByHand(outcome))
    case 'requested':
      return terminal.line(`${name}: refund ${outcome.refundId} requested; the running shop sends it (orders show ${name})`)
  }
}

/** What the operator does when only a person can send the money back. */
export function describeByHand(given: Extract<Awaited<ReturnType<Tool['operator']['payments']['refund']>>, { kind: 'by-hand' }>): string {
  const { provider, paymentId, reference, amountCents, currency } = given
  return [
    `${provider} has no API for refunds. Send ${amountOf(currency, amountCents)} back in its merchant portal: payment ${paymentId}, reference ${reference}.`,
    `Then: npm run shop -- payments returned ${reference} ${(amountCents / 100).toFixed(2)} REASON`,
  ].join('\n')
}
