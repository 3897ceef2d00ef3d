import type { OrderRefund } from '@meerkat/contract/order-events'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { describeMethod } from '@meerkat/domain/checkout/describe-method'
import { type DeliverySettings, planDelivery } from '@meerkat/domain/delivery/plan-delivery'
import { writeDelivery } from '@meerkat/domain/delivery/write-delivery'
import { inDateOrder } from '@meerkat/domain/format/date-order'
import { formatDate } from '@meerkat/domain/format/format-date'
import { fullName } from '@meerkat/domain/format/name-order'
import { parseTimestamp } from '@meerkat/domain/format/parse-timestamp'
import { isCollected } from '@meerkat/domain/orders/is-collected'
import { orderPaymentStatus } from '@meerkat/domain/orders/order-payment-status'
import type { MailBlock } from './mail-block.ts'
import { goodsBlock, money, orderBlocks, paymentTitle } from './order-blocks.ts'
import { unlinked } from './unlinked.ts'
import { greet, type Voice } from './voice.ts'

/** An order, and the URL where its buyer can view it. */
export interface LinkedOrder {
  readonly order: HistoryOrder
  readonly url: string
}

/** Delivery settings of the store view; null where it promises no dates. */
export type DeliveryTerms = DeliverySettings | null

/** Lines, totals and addresses as stored with the order, never as the catalogue has them now. */
export function composeOrderConfirmation(voice: Voice, { order, url }: LinkedOrder, terms: DeliveryTerms): ReturnType<Voice['write']> {
  const { say, write } = voice
  const asks = order.confirm_by !== undefined
  return write(say(asks ? 'mail.confirm.subject' : 'mail.order.subject', { number: order.increment_id }), [
    greet(voice, order),
    ...(asks ? askBlocks(voice, order, url) : [{ kind: 'paragraph' as const, text: say('mail.order.text') }]),
    ...payBlocks(voice, order, url),
    ...noticeBlocks(voice, order, asks ? null : terms),
    ...orderBlocks(voice, order),
    ...(hasFiles(order) ? [{ kind: 'paragraph' as const, text: say('mail.order.downloads') }] : []),
    { kind: 'link', label: say('mail.status.link'), url },
  ])
}

/** Asks a guest to confirm a large cash order, which is not sent before. Decision 0076. */
function askBlocks({ say, view, locale }: Voice, { confirm_by = '' }: HistoryOrder, url: string): MailBlock[] {
  const { dateFormat, timeZone } = view.i18n
  return [
    { kind: 'paragraph', text: say('mail.confirm.text') },
    { kind: 'link', label: say('mail.confirm.link'), url },
    {
      kind: 'paragraph',
      text: say('mail.confirm.until', { date: formatDate(confirm_by, { format: inDateOrder(dateFormat, locale), locale, timeZone }) }),
    },
  ]
}

/** For an order that was placed but not yet paid online: its page leads to the payment. Decision 0051. */
function payBlocks({ say }: Voice, { checkout_reference }: HistoryOrder, url: string): MailBlock[] {
  if (checkout_reference === undefined) return []
  return [
    { kind: 'notice', text: say('order.unpaid') },
    { kind: 'link', label: say('order.payNow'), url },
  ]
}

/** When the parcel arrives, and how much cash the buyer must have ready. */
function noticeBlocks(voice: Voice, order: HistoryOrder, terms: DeliveryTerms): MailBlock[] {
  const texts = [deliveryText(voice, order, terms), cashText(voice, order)].filter((text) => text !== null)
  const [text, note] = texts
  return text === undefined ? [] : [{ kind: 'notice', text, ...(note !== undefined && { note }) }]
}

/** Null for orders that are collected, or not paid yet. */
function deliveryText({ say, locale }: Voice, order: HistoryOrder, terms: DeliveryTerms): string | null {
  const { method, address } = order.extension_attributes.shipping_assignments[0]?.shipping ?? {}
  if (!terms || !method || !address || order.checkout_reference !== undefined) return null
  const rate = terms.rates.find(({ carrier_code, method_code }) => method === `${carrier_code}_${method_code}`)
  const plan =
    rate &&
    planDelivery(terms, {
      now: parseTimestamp(order.created_at) ?? Number.NaN,
      method: { carrier: rate.carrier_code, code: rate.method_code },
      destination: { country: address.country_id ?? '', postcode: address.postcode ?? '' },
    })
  return plan ? say('delivery.dates', { dates: writeDelivery(plan, { language: locale, country: terms.country }).dates }) : null
}

/** Null unless the order is paid in cash on delivery. */
function cashText(voice: Voice, order: HistoryOrder): string | null {
  const standing = orderPaymentStatus(order)
  if (standing.kind !== 'due' || isCollected(order) || !describeMethod({ code: order.payment.method }).paidOnDelivery) return null
  return voice.say('order.cashAmount', { amount: money(voice, standing.amount) })
}

/** Whether the order has files that the buyer can download now: it must be paid. docs/wire.md §17.2. */
function hasFiles(order: HistoryOrder): boolean {
  return orderPaymentStatus(order).kind !== 'due' && order.items.some(({ product_type }) => product_type === 'downloadable')
}

/** Reports a refund: its amount and reason and, if the shop refunded the payment itself, the method that it was paid with. */
export function composeOrderRefund(voice: Voice, { order, url }: LinkedOrder, refund: OrderRefund): ReturnType<Voice['write']> {
  const { say, write } = voice
  const { amount, reason } = refund
  const way: MailBlock = { kind: 'paragraph', text: say('mail.status.refund.way', { title: paymentTitle(order) }) }
  return write(say('mail.status.refund.subject', { number: order.increment_id }), [
    greet(voice, order),
    { kind: 'paragraph', text: say('mail.status.refund.text', { amount: money(voice, amount) }) },
    ...(refund.is_by_payment === true ? [way] : []),
    { kind: 'paragraph', text: say('mail.status.refund.reason', { reason }) },
    { kind: 'link', label: say('mail.status.link'), url },
  ])
}

/** Reports that a payment which no order could use was sent back. */
export function composeReturnedPayment(voice: Voice, amount: number): ReturnType<Voice['write']> {
  const { say, write } = voice
  return write(say('mail.returned.subject'), [{ kind: 'paragraph', text: say('mail.returned.text', { amount: money(voice, amount) }) }])
}

/** Steps after which a parcel is on its way to the buyer. */
const BEFORE_ARRIVAL = new Set(['ship', 'out-for-delivery'])

/** A status change of an order. Each mailed status has its own messages. */
export function composeOrderStatus(
  voice: Voice,
  { order, url }: LinkedOrder,
  { step, terms }: { readonly step: string; readonly terms: DeliveryTerms },
): ReturnType<Voice['write']> {
  const { say, write } = voice
  const comment = order.status_histories.findLast((taken) => taken.step === step)?.comment ?? null
  const told = step === 'ship' && isCollected(order) ? 'ready' : step
  return write(say(`mail.status.${told}.subject`, { number: order.increment_id }), [
    greet(voice, order),
    { kind: 'paragraph', text: say(`mail.status.${told}.text`, { delivery: order.shipping_description ?? '' }) },
    ...(comment === null ? [] : [{ kind: 'paragraph' as const, text: comment }]),
    ...(BEFORE_ARRIVAL.has(told) ? noticeBlocks(voice, order, step === 'ship' ? terms : null) : []),
    goodsBlock(voice, order),
    ...documentBlocks(voice, order, step),
    { kind: 'link', label: say('mail.status.link'), url },
  ])
}

/** Tells the buyer about the document that was issued with this step. */
export function documentBlocks({ say }: Voice, { documents = [] }: HistoryOrder, step: string): MailBlock[] {
  const newest = documents.at(-1)
  const isInvoiceStep = step === 'ship' || step === 'complete'
  const isCreditStep = step === 'cancel' || step === 'return-received'
  if (isInvoiceStep && newest?.kind === 'invoice')
    return [{ kind: 'paragraph', text: say('mail.invoice.there', { number: newest.number }) }]
  if (isCreditStep && newest?.kind === 'credit-note')
    return [{ kind: 'paragraph', text: say('mail.creditNote.there', { number: newest.number }) }]
  return []
}

/** Lists the orders whose own mails were held back. */
export function composeOrders(voice: Voice, orders: readonly LinkedOrder[]): ReturnType<Voice['write']> {
  const { say, write } = voice
  return write(say('mail.orders.subject'), [
    { kind: 'paragraph', text: say('mail.orders.text') },
    ...orders.flatMap(({ order, url }): MailBlock[] => [
      goodsBlock(voice, order),
      { kind: 'table', rows: [{ label: say('mail.order.total'), value: money(voice, order.grand_total), isTotal: true }] },
      { kind: 'link', label: say('mail.orders.link', { number: order.increment_id }), url },
    ]),
  ])
}

/** For the shop: what to pack, for whom, and where to send it. */
export function composeShopOrder(voice: Voice, order: HistoryOrder): ReturnType<Voice['write']> {
  const { say, write } = voice
  const name = unlinked(fullName(voice.locale, order.customer_firstname, order.customer_lastname))
  return write(say('mail.shopOrder.subject', { number: order.increment_id }), [
    { kind: 'paragraph', text: say('mail.shopOrder.text', { name, total: money(voice, order.grand_total) }) },
    ...orderBlocks(voice, order),
  ])
}
