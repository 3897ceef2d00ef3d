import { moment, needed, noMore, ToolFault, UsageFault, wholeNumber } from '../faults.ts'
import type { Tool, Verb, VerbArguments } from '../verb.ts'

const SHOWN = 100
const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/

export const coupons: Verb = {
  usage: ['coupons [COUNT] [--all]', 'coupons create CODE PERCENT [--uses COUNT] [--until DATE]', 'coupons end CODE'],
  summary: 'lists the coupons that are valid, creates one, or ends one',
  help: [
    'A coupon takes PERCENT off all goods, once for each e-mail address. --uses limits it to so many orders; --until ends it at',
    'midnight UTC of that day. --all also lists coupons that have ended and those of the newsletter.',
  ],
  options: { all: { type: 'boolean' }, uses: { type: 'string' }, until: { type: 'string' } },
  async run(tool, { words: [first, ...rest], options }) {
    if (first === 'create') return create(tool, rest, options)
    if (first === 'end') return end(tool, rest)
    noMore(rest)
    return list(tool, first === undefined ? SHOWN : wholeNumber(first), options['all'] === true)
  },
}

async function create(
  { operator, terminal }: Tool,
  [given, share, ...rest]: readonly string[],
  { uses, until }: VerbArguments['options'],
): Promise<void> {
  const code = needed(given, 'the code')
  const text = needed(share, 'the percentage')
  noMore(rest)
  if (!CODE.test(code)) throw new UsageFault(`"${code}" is not a code of 3 to 40 letters, digits, "-" and "_".`)
  const percent = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0
  if (!(percent > 0 && percent <= 100)) throw new UsageFault(`"${text}" is not a percentage above 0 and up to 100.`)
  const coupon = {
    code,
    percent,
    uses: typeof uses === 'string' ? wholeNumber(uses) : null,
    validTo: typeof until === 'string' ? moment(until) : null,
  }
  if (coupon.uses === 0) throw new UsageFault('--uses is the number of orders, at least 1.')
  if (coupon.validTo !== null && coupon.validTo <= new Date()) throw new UsageFault(`--until ${String(until)} has passed.`)
  if (!(await operator.createCoupon(coupon))) throw new ToolFault(`There is a coupon ${code.toUpperCase()} already.`)
  terminal.line(`${code.toUpperCase()}: ${percent} %, ${describeLimits(coupon.uses, coupon.validTo)}`)
}

async function end({ operator, terminal }: Tool, [given, ...rest]: readonly string[]): Promise<void> {
  const code = needed(given, 'the code')
  noMore(rest)
  if (!(await operator.endCoupon(code))) throw new ToolFault(`There is no valid coupon ${code.toUpperCase()}.`)
  terminal.line(`${code.toUpperCase()} has ended. Orders that were placed with it keep it.`)
}

async function list({ operator, terminal }: Tool, count: number, all: boolean): Promise<void> {
  const found = await operator.listCoupons(count, { all })
  if (found.length === 0) terminal.line('No coupons.')
  for (const { code, percent, amount, currency_code: currency, source, email, uses_left: uses, valid_to: validTo, used } of found) {
    const owner =
      source === 'newsletter' ? `newsletter${email === null ? '' : `, ${email}`}` : source === 'loyalty' ? 'loyalty card' : 'everyone'
    const value = percent === null ? `${amount} ${currency}` : `${percent} %`
    terminal.line(`${code}  ${value}  ${owner}  used ${used} times, ${describeLimits(uses, validTo)}`)
  }
}

function describeLimits(uses: number | null, validTo: Date | null): string {
  const often = uses === null ? 'any number of orders' : `${uses} more ${uses === 1 ? 'order' : 'orders'}`
  if (validTo === null) return `${often}, no end`
  return `${often}, ${validTo > new Date() ? 'until' : 'ended'} ${validTo.toISOString()}`
}
