import type { Operator } from '@meerkat/api/operator'
import { amountOf, nameOf } from './order-text.ts'

type Order = NonNullable<Awaited<ReturnType<Operator['findOrder']>>>
type Refund = Order['refunds'][number]

/** Everything needed to pack the order, then its history. */
export function describeOrder(order: Order): string[] {
  const { number, created_at: createdAt, status, payment_title: payment, shipping_description: shipping, lines, addresses, steps } = order
  return [
    `Order ${nameOf(number)} of ${createdAt.toISOString()}: ${status}`,
    `${amountOf(order.currency_code, order.grand_total_cents)}, ${payment}, ${order.paid_at ? 'paid' : 'not paid'}`,
    ...(order.cashondelivery_fee_incl_tax_cents === 0
      ? []
      : [`Includes the cash on delivery fee of ${amountOf(order.currency_code, order.cashondelivery_fee_incl_tax_cents)}`]),
    ...(order.confirm_by !== null && status === 'pending'
      ? [`Not confirmed by its buyer yet; it is cancelled after ${order.confirm_by.toISOString()}`]
      : []),
    ...(shipping === null ? [] : [`${shipping}, ${order.shipped_at ? 'sent' : 'not sent'}`]),
    '',
    ...lines.map(({ qty, sku, name, options }) => {
      const choice = options.map(({ label, value }) => `${label}: ${value}`).join(', ')
      return `${String(qty).padStart(4)} × ${sku}  ${name}${choice && ` (${choice})`}`
    }),
    ...addresses.flatMap(({ kind, body }) => [
      '',
      `${kind === 'shipping' ? 'To' : 'Invoice to'}:`,
      ...linesOf(body).map((line) => `  ${line}`),
    ]),
    ...(steps.length === 0
      ? []
      : ['', ...steps.map(({ created_at: at, step, comment }) => `${at}  ${step}${comment === null ? '' : `: ${comment}`}`)]),
    ...(order.documents.length === 0
      ? []
      : [
          '',
          ...order.documents.map(
            (one) => `${one.kind} ${one.number} of ${one.issued_at}: ${amountOf(order.currency_code, one.total_cents)}`,
          ),
        ]),
    ...order.returns.flatMap((given) => ['', ...describeReturn(order, given)]),
    ...(order.refunds.length === 0 ? [] : ['', ...order.refunds.map((refund) => describeRefund(order, refund))]),
  ]
}

function describeReturn({ lines }: Order, given: Order['returns'][number]): string[] {
  const { id, state, announced_by: by, reason } = given
  return [
    `Return ${id}: ${state}, announced by the ${by}${reason === null ? '' : `: ${reason}`}`,
    ...given.lines.map(({ position, qty, received_qty: received, unsaleable_qty: unsaleable }) => {
      const line = lines.find((one) => one.position === position)
      const arrived = received === null ? '' : `, ${received} received${unsaleable ? `, ${unsaleable} unsaleable` : ''}`
      return `${String(qty).padStart(4)} × ${line?.sku}  ${line?.name}${arrived}`
    }),
  ]
}

function describeRefund({ currency_code: currency }: Order, { amount_cents, channel, recorded_by, reference, reason }: Refund): string {
  const way = [channel, reference].filter(Boolean).join(' ')
  return `Refunded ${amountOf(currency, amount_cents)} by ${recorded_by} (${way}): ${reason}`
}

function linesOf(address: Order['addresses'][number]['body']): string[] {
  const { firstname, lastname, company, vat_id, street, postcode, city, suburb, region, country_id, telephone, email } = address
  const name = [firstname, lastname].filter(Boolean).join(' ')
  const lines = [
    name,
    company,
    vat_id,
    ...(street ?? []),
    suburb,
    [postcode, city].filter(Boolean).join(' '),
    region,
    country_id,
    telephone,
    email,
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[]
}
