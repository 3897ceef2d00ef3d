import type { Operator } from '@meerkat/api/operator'
import { needed, ToolFault, wholeNumber } from '../faults.ts'
import type { Tool, Verb } from '../verb.ts'

const SHOWN = 20
const STEPS = ['process', 'ship', 'pay', 'complete', 'cancel'] as const
type Step = (typeof STEPS)[number]
type Order = NonNullable<Awaited<ReturnType<Operator['findOrder']>>>

export const orders: Verb = {
  usage: ['orders [COUNT]', 'orders show NUMBER', 'orders process|ship|pay|complete|cancel NUMBER [NOTE TO THE BUYER]'],
  summary: 'lists the newest orders, shows one, or moves one on and tells its buyer by mail',
  async run(tool, { words: [first, ...rest] }) {
    const step = STEPS.find((name) => name === first)
    if (step) return moveOrder(tool, step, rest)
    if (first === 'show') return showOrder(tool, rest)
    return listOrders(tool, first === undefined ? SHOWN : wholeNumber(first))
  },
}

async function moveOrder({ operator, terminal }: Tool, step: Step, [given, ...words]: readonly string[]): Promise<void> {
  const number = wholeNumber(needed(given, 'the order number'))
  const outcome = await operator.moveOrder(number, step, words.join(' ').trim() || null)
  if (!outcome) throw new ToolFault(`There is no order ${nameOf(number)}.`)
  if (outcome.kind === 'refused') throw new ToolFault(`Order ${nameOf(number)} is ${outcome.status}: it cannot be moved by "${step}".`)
  terminal.line(`${nameOf(number)}: ${outcome.status}${outcome.kind === 'unchanged' ? ', as before' : ''}`)
}

async function showOrder({ operator, terminal }: Tool, [given]: readonly string[]): Promise<void> {
  const number = wholeNumber(needed(given, 'the order number'))
  const order = await operator.findOrder(number)
  if (!order) throw new ToolFault(`There is no order ${nameOf(number)}.`)
  for (const line of describeOrder(order)) terminal.line(line)
}

async function listOrders({ operator, terminal }: Tool, count: number): Promise<void> {
  const orders = await operator.listOrders(count)
  if (orders.length === 0) terminal.line('No orders yet.')
  for (const order of orders) {
    const { number, created_at: createdAt, status, total_qty: pieces, payment_method_code: payment } = order
    const columns = [
      nameOf(number),
      createdAt.toISOString(),
      status.padEnd(10),
      `${pieces} pcs`.padStart(8),
      amountOf(order).padStart(14),
      payment,
    ]
    terminal.line(columns.join('  '))
  }
}

/** Everything that is needed to pack it. */
function describeOrder(order: Order): string[] {
  const { number, created_at: createdAt, status, payment_title: payment, shipping_description: shipping, lines, addresses, steps } = order
  return [
    `Order ${nameOf(number)} of ${createdAt.toISOString()}: ${status}`,
    `${amountOf(order)}, ${payment}, ${order.paid_at ? 'paid' : 'not paid'}`,
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
  ]
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

function nameOf(number: number): string {
  return String(number).padStart(9, '0')
}

function amountOf({ currency_code, grand_total_cents }: { currency_code: string; grand_total_cents: number }): string {
  return `${currency_code} ${(grand_total_cents / 100).toFixed(2)}`
}
