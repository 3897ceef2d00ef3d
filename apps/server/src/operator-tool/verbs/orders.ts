import type { Operator } from '@meerkat/api/operator'
import { moment, needed, noMore, ToolFault, UsageFault, wholeNumber } from '../faults.ts'
import type { Tool, Verb, VerbArguments } from '../verb.ts'
import { describeOrder } from './describe-order.ts'
import { describePayment } from './describe-payment.ts'
import { amountOf, nameOf } from './order-text.ts'
import { noteRefund } from './refund-note.ts'
import { refundThroughProvider } from './refund-through-provider.ts'

const SHOWN = 20
const STEPS = ['confirm', 'process', 'ship', 'out-for-delivery', 'pay', 'complete', 'cancel'] as const
type Step = (typeof STEPS)[number]
type OrderFilter = NonNullable<Parameters<Operator['listOrders']>[1]>
type Order = NonNullable<Awaited<ReturnType<Operator['findOrder']>>>

const STATUSES = ['pending', 'processing', 'complete', 'canceled', 'closed']

export const orders: Verb = {
  usage: [
    'orders [COUNT] [--status STATUS] [--from DATE] [--to DATE] [--buyer NAME OR E-MAIL]',
    'orders show NUMBER',
    'orders confirm|process|ship|out-for-delivery|pay|complete|cancel NUMBER [NOTE TO THE BUYER]',
    'orders refund NUMBER AMOUNT|all REASON [--by NAME]',
    'orders refund-note NUMBER AMOUNT REASON [--by NAME] [--reference TEXT]',
  ],
  summary: 'lists the newest orders, shows one, moves one on, or notes a refund; its buyer gets a mail',
  help: [
    `STATUS is ${STATUSES.join(', ')}. Dates such as 2026-05-31 begin at midnight UTC; --to is the first day that is left out.`,
    '--buyer takes a part of the name or of the e-mail address.',
    'confirm stands for the link in the mail of a large cash order (COD_CONFIRM_ABOVE_CENTS): use it after you have talked to the buyer.',
    'refund sends money back through the provider that was paid with; the running shop does it and mails the buyer.',
    'refund-note records money that you gave back outside of the shop, such as by bank transfer: never more than was paid.',
    'The buyer reads the reason. A reference, such as the number of the transfer, is recorded once.',
  ],
  options: {
    status: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    buyer: { type: 'string' },
    by: { type: 'string' },
    reference: { type: 'string' },
  },
  async run(tool, { words: [first, ...rest], options }) {
    const step = STEPS.find((name) => name === first)
    if (step) return moveOrder(tool, step, rest)
    if (first === 'show') return showOrder(tool, rest)
    if (first === 'refund') return refundThroughProvider(tool, rest, options)
    if (first === 'refund-note') return noteRefund(tool, rest, options)
    noMore(rest)
    return listOrders(tool, first === undefined ? SHOWN : wholeNumber(first), toFilter(options))
  },
}

function toFilter({ status, from, to, buyer }: VerbArguments['options']): OrderFilter {
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
  if (outcome.kind === 'refused') {
    const order = await operator.findOrder(number)
    const why = step === 'cancel' ? whyNotCancelled(order) : whyNotMoved(order)
    throw new ToolFault(`Order ${nameOf(number)} ${why ?? `is ${outcome.status}: it cannot be moved by "${step}".`}`)
  }
  terminal.line(`${nameOf(number)}: ${outcome.status}${outcome.kind === 'unchanged' ? ', as before' : ''}`)
}

async function showOrder({ operator, terminal }: Tool, [given, ...rest]: readonly string[]): Promise<void> {
  const number = wholeNumber(needed(given, 'the order number'))
  noMore(rest)
  const order = await operator.findOrder(number)
  if (!order) throw new ToolFault(`There is no order ${nameOf(number)}.`)
  for (const line of describeOrder(order)) terminal.line(line)
  for (const record of await operator.payments.ofOrder(number)) for (const line of describePayment(record)) terminal.line(line)
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
      amountOf(order.currency_code, order.grand_total_cents).padStart(14),
      payment.padEnd(16),
      [buyer, email && `<${email}>`].filter(Boolean).join(' ') || '(erased)',
      ...(order.open_returns === 0 ? [] : ['return announced']),
      ...(order.refunded_cents === 0 ? [] : [`refunded ${amountOf(order.currency_code, order.refunded_cents)}`]),
    ]
    terminal.line(columns.join('  '))
  }
}

function whyNotMoved(order: Order | null): string | null {
  if (order?.confirm_by == null || order.status !== 'pending') return null
  return `waits until ${order.confirm_by.toISOString()} for its buyer to confirm it by mail, or for "orders confirm".`
}

function whyNotCancelled(order: Order | null): string | null {
  if (order?.shipped_at && order.status !== 'closed') return 'was sent: announce a return instead (npm run shop -- help returns).'
  if (order?.paid_at && order.refunded_cents < order.grand_total_cents)
    return 'is paid: give the money back first (orders refund, or orders refund-note).'
  return null
}
