import { userInfo } from 'node:os'
import { needed, noMore, ToolFault, UsageFault, wholeNumber } from '../faults.ts'
import type { Tool, Verb } from '../verb.ts'
import { describePayment } from './describe-payment.ts'
import { amountOf, centsOf, nameOf } from './order-text.ts'
import { describeByHand } from './refund-through-provider.ts'

const SHOWN = 50
const DECISIONS = ['accept', 'refund', 'dismiss', 'ask'] as const
type Decision = (typeof DECISIONS)[number]

export const payments: Verb = {
  usage: [
    'payments [list|recent|report] [COUNT]',
    'payments show REFERENCE',
    'payments accept|refund|dismiss|ask REFERENCE',
    'payments returned REFERENCE AMOUNT|all REASON',
    'payments cancel REFERENCE',
    'payments resolve ID',
  ],
  summary: 'lists payments that need a person, and decides about them',
  help: [
    'list shows money in doubt (review), late money that was not settled, slow refunds, what cannot be explained, and orders that were placed',
    'with an online method and are unpaid for longer than PAYMENT_UNPAID_DAYS; recent shows the newest.',
    'report shows the daily comparisons with the providers, newest first; what they cannot explain is in list.',
    'accept counts the money as it is and confirms the order; refund sends it back; dismiss says that there is no money;',
    'ask asks the provider once more. The running shop asks and refunds.',
    'returned records money that you sent back at a provider without an API for refunds, such as Zapper and SnapScan; the buyer gets a mail.',
    'cancel cancels an order that waits for its payment: its goods go back to stock.',
    'resolve ends a finding that was dealt with.',
  ],
  async run(tool, { words: [first = 'list', ...rest] }) {
    if (first !== 'returned') noMore(rest.slice(1))
    const decision = DECISIONS.find((name) => name === first)
    if (decision) return decide(tool, decision, rest[0])
    switch (first) {
      case 'list':
        return listOpen(tool, rest[0] === undefined ? SHOWN : wholeNumber(rest[0]))
      case 'recent':
        return listRecent(tool, rest[0] === undefined ? SHOWN : wholeNumber(rest[0]))
      case 'report':
        return listReports(tool, rest[0] === undefined ? SHOWN : wholeNumber(rest[0]))
      case 'show':
        return show(tool, rest[0])
      case 'returned':
        return recordReturned(tool, rest)
      case 'cancel':
        return cancel(tool, rest[0])
      case 'resolve':
        return resolve(tool, rest[0])
      default:
        throw new UsageFault(`"${first}" is not list, recent, report, show, ${DECISIONS.join(', ')}, returned, cancel or resolve.`)
    }
  },
}

type Listed = Awaited<ReturnType<Tool['operator']['payments']['recent']>>[number]

async function listOpen({ operator, terminal }: Tool, count: number): Promise<void> {
  const { attempts, findings, unpaid } = await operator.payments.needingAttention(count)
  if (attempts.length + findings.length + unpaid.length === 0) return terminal.line('No payment needs attention.')
  for (const attempt of attempts) terminal.line(toLine(attempt))
  for (const { id, provider, kind, payment_id: payment, detail, found_at: at } of findings)
    terminal.line(`${id}  ${kind}  ${provider}  ${payment}  ${at.toISOString()}  ${detail}`)
  for (const { number, created_at: at, status, currency_code: currency, grand_total_cents: cents, payment_method_code: method } of unpaid) {
    const order = [`order ${nameOf(number)}`, 'unpaid', status, method, at.toISOString(), amountOf(currency, cents)].join('  ')
    terminal.line(`${order}  remind the buyer, or use orders pay or orders cancel`)
  }
}

async function listRecent({ operator, terminal }: Tool, count: number): Promise<void> {
  const attempts = await operator.payments.recent(count)
  if (attempts.length === 0) terminal.line('No payments yet.')
  for (const attempt of attempts) terminal.line(toLine(attempt))
}

async function listReports({ operator, terminal }: Tool, count: number): Promise<void> {
  const reports = await operator.payments.comparisons(count)
  if (reports.length === 0) terminal.line('No payments were compared yet.')
  for (const { day, provider, basis, theirs, ours, unexplained } of reports) {
    const how = basis === 'list' ? 'with its list' : 'by queries'
    terminal.line(`${day}  ${provider.padEnd(8)}  ${how}  theirs ${theirs}  ours ${ours}  unexplained ${unexplained}`)
  }
}

function toLine(one: Listed): string {
  const order = one.order_number === null ? `order ${one.pending_state ?? 'placed'}` : `order ${nameOf(one.order_number)}`
  return [
    one.reference,
    one.created_at.toISOString(),
    one.provider.padEnd(8),
    one.state.padEnd(14),
    amountOf(one.currency_code, one.amount_cents).padStart(14),
    order,
    one.reason ?? '',
  ].join('  ')
}

async function show({ operator, terminal }: Tool, given: string | undefined): Promise<void> {
  const reference = toReference(given)
  const record = await operator.payments.byReference(reference)
  if (!record) throw new ToolFault(`There is no payment ${reference}.`)
  for (const line of describePayment(record)) terminal.line(line)
}

async function decide({ operator, terminal }: Tool, decision: Decision, given: string | undefined): Promise<void> {
  const reference = toReference(given)
  const outcome = await operator.payments.decide(reference, decision)
  switch (outcome.kind) {
    case 'not-found':
      throw new ToolFault(`There is no payment ${reference}.`)
    case 'refused':
      throw new ToolFault(`Payment ${reference} is ${outcome.state}: there is nothing to decide.`)
    case 'sold-out':
      throw new ToolFault(`The goods of payment ${reference} are sold: set the stock, or refund the money.`)
    case 'by-hand':
      throw new ToolFault(describeByHand(outcome))
    case 'done':
      return terminal.line(`${reference}: ${decision === 'ask' ? 'the running shop asks its provider' : outcome.state}`)
  }
}

async function recordReturned({ operator, terminal }: Tool, [given, amount, ...reason]: readonly string[]): Promise<void> {
  const reference = toReference(given)
  const wanted = needed(amount, 'the amount, or "all"')
  const outcome = await operator.payments.returned(reference, {
    amountCents: wanted === 'all' ? null : centsOf(wanted),
    reason: needed(reason.join(' ').trim(), 'the reason, which the buyer reads'),
    by: userInfo().username,
  })
  switch (outcome.kind) {
    case 'not-found':
      throw new ToolFault(`There is no payment ${reference}.`)
    case 'through-provider':
      throw new ToolFault(`The shop itself can refund payment ${reference}: use orders refund, or payments refund.`)
    case 'too-much':
      throw new ToolFault(`At most ${amountOf(outcome.currency, outcome.leftCents)} of payment ${reference} can have been sent back.`)
    case 'refused':
      throw new ToolFault(`Payment ${reference} is ${outcome.state}: there is no money to send back.`)
    case 'recorded':
      return terminal.line(`${reference}: ${amountOf(outcome.currency, outcome.amountCents)} recorded as sent back`)
  }
}

async function cancel({ operator, terminal }: Tool, given: string | undefined): Promise<void> {
  const reference = toReference(given)
  const isCancelled = await operator.payments.cancel(reference)
  if (isCancelled === null) throw new ToolFault(`There is no payment ${reference}.`)
  if (!isCancelled) throw new ToolFault(`The order of payment ${reference} does not wait for its payment any more.`)
  terminal.line(`${reference}: its order is given up, the goods are in stock`)
}

async function resolve({ operator, terminal }: Tool, given: string | undefined): Promise<void> {
  const id = wholeNumber(needed(given, 'the finding by its id'))
  if (!(await operator.payments.resolve(id))) throw new ToolFault(`There is no open finding ${id}.`)
  terminal.line(`${id}: resolved`)
}

function toReference(given: string | undefined): string {
  return needed(given, 'the reference of the payment').toUpperCase()
}
