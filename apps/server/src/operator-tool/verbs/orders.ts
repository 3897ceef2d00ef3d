import type { Operator } from '@meerkat/api/operator'
import { moment, needed, ToolFault, UsageFault, wholeNumber } from '../faults.ts'
import type { Given, Tool, Verb } from '../verb.ts'

const SHOWN = 20
const STEPS = ['process', 'ship', 'pay', 'complete', 'cancel'] as const
type Step = (typeof STEPS)[number]
type OrderFilter = NonNullable<Parameters<Operator['listOrders']>[1]>
type Order = NonNullable<Awaited<ReturnType<Operator['findOrder']>>>

const STATUSES = ['pending', 'processing', 'complete', 'canceled']

export const orders: Verb = {
  usage: [
    'orders [COUNT] [--status STATUS] [--from DATE] [--to DATE] [--buyer NAME OR E-MAIL]',
    'orders show NUMBER',
    'orders process|ship|pay|complete|cancel NUMBER [NOTE TO THE BUYER]',
  ],
  summary: 'lists the newest orders, shows one, or moves one on and tells its buyer by mail',
  help: [
    `STATUS is ${STATUSES.join(', ')}. Dates such as 2026-05-31 begin at midnight UTC; --to is the first day that is left out.`,
    '--buyer takes a part of the name or of the e-mail address.',
  ],
  options: { status: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' }, buyer: { type: 'string' } },
  async run(tool, { words: [first, ...rest], options }) {
    const step = STEPS.find((name) => name === first)
    if (step) return moveOrder(tool, step, rest)
    if (first === 'show') return showOrder(tool, rest)
    return listOrders(tool, first === undefined ? SHOWN : wholeNumber(first), toFilter(options))
  },
}

function toFilter({ status, from, to, buyer }: Given['options']): OrderFilter {
  if (typeof status === 'string' && !STATUSES.includes(status)) throw new UsageFault(`"${status}" is not ${STATUSES.join(', ')}.`)
  return {
    status: text(status),
    from: typeof from === 'string' ? moment(from) : undefined,
    to: typeof to === 'string' ? moment(to) : undefined,
    buyer: text(buyer),
  }
}

function text(option: string | boolean | undefined): string | undefined {
  return typeof option === 'string' ? option : undefined
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

async function listOrders({ operator, terminal }: Tool, count: number, filter: OrderFilter): Promise<void> {
  const orders = await operator.listOrders(count, filter)
  if (orders.length === 0) terminal.line(Object.values(filter).some(Boolean) ? 'No order fits.' : 'No orders yet.')
  for (const order of orders) {
    const { number, created_at: createdAt, status, total_qty: pieces, payment_method_code: payment, buyer, email } = order
    const columns = [
      nameOf(number),
      createdAt.toISOString(),
      status.padEnd(10),
      `${pieces} pcs`.padStart(8),
      amountOf(order).padStart(14),
      payment.padEnd(16),
      [buyer, email && `<${email}>`].filter(Boolean).join(' ') || '(erased)',
    ]
    terminal.line(columns.join('  '))
  }
}

/** Everything needed to pack the order. */
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
