import type { OrderRefund } from '@meerkat/contract/order-events'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { describeMethod } from '@meerkat/domain/checkout/describe-method'
import { type DeliverySettings, planDelivery } from '@meerkat/domain/delivery/plan-delivery'
import { writeDelivery } from '@meerkat/domain/delivery/write-delivery'
import { inDateOrder } from '@meerkat/domain/format/date-order'
import { formatDate } from '@meerkat/domain/format/format-date'
import { fullName } from '@meerkat/domain/format/name-order'
import { parseTimestamp } from '@meerkat/domain/format/parse-timestamp'
import { shownDelivery } from '@meerkat/domain/format/shown-delivery'
import { isCollected } from '@meerkat/domain/orders/is-collected'
import { orderPaymentStatus } from '@meerkat/domain/orders/order-payment-status'
import type { MailBlock } from './mail-block.ts'
import { greet, type MailContext } from './mail-context.ts'
import { goodsBlock, money, orderBlocks, paymentTitle, shipToBlocks } from './order-blocks.ts'
import { unlinked } from './unlinked.ts'

/** An order, and the URL where its buyer can view it. */
export interface LinkedOrder {
  readonly order: HistoryOrder
  readonly url: string
}

/** Delivery settings of the store view; null where it promises no dates. */
export type DeliveryTerms = DeliverySettings | null

/** Lines, totals and addresses as stored with the order, never as the catalogue has them now. */
export function composeOrderConfirmation(
  context: MailContext,
  { order, url }: LinkedOrder,
  terms: DeliveryTerms,
): ReturnType<MailContext['write']> {
  const { t, write } = context
  const asks = order.confirm_by !== undefined
  return write(t(asks ? 'mail.confirm.subject' : 'mail.order.subject', { number: order.increment_id }), [
    greet(context, order),
    ...(asks ? askBlocks(context, order, url) : [{ kind: 'paragraph' as const, text: t('mail.order.text') }]),
    ...payBlocks(context, order, url),
    ...noticeBlocks(context, order, asks ? null : terms),
    ...orderBlocks(context, order),
    ...(hasFiles(order) ? [{ kind: 'paragraph' as const, text: t('mail.order.downloads') }] : []),
    { kind: 'link', label: t('mail.status.link'), url },
  ])
}

/** Asks a guest to confirm a large cash order, which is not sent before. Decision 0076. */
function askBlocks({ t, view, locale }: MailContext, { confirm_by = '' }: HistoryOrder, url: string): MailBlock[] {
  const { dateFormat, timeZone } = view.i18n
  return [
    { kind: 'paragraph', text: t('mail.confirm.text') },
    { kind: 'link', label: t('mail.confirm.link'), url },
    {
      kind: 'paragraph',
      text: t('mail.confirm.until', { date: formatDate(confirm_by, { format: inDateOrder(dateFormat, locale), locale, timeZone }) }),
    },
  ]
}

/** For an order that was placed but not yet paid online: its page leads to the payment. Decision 0051. */
function payBlocks({ t }: MailContext, { checkout_reference }: HistoryOrder, url: string): MailBlock[] {
  if (checkout_reference === undefined) return []
  return [
    { kind: 'notice', text: t('order.unpaid') },
    { kind: 'link', label: t('order.payNow'), url },
  ]
}

/** When the parcel arrives, and how much cash the buyer must have ready. */
function noticeBlocks(context: MailContext, order: HistoryOrder, terms: DeliveryTerms): MailBlock[] {
  const texts = [deliveryText(context, order, terms), cashText(context, order)].filter((text) => text !== null)
  const [text, note] = texts
  return text === undefined ? [] : [{ kind: 'notice', text, ...(note !== undefined && { note }) }]
}

/** Null for orders that are collected, or not paid yet. */
function deliveryText({ t, locale }: MailContext, order: HistoryOrder, terms: DeliveryTerms): string | null {
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
  return plan ? t('delivery.dates', { dates: writeDelivery(plan, { language: locale, country: terms.country }).dates }) : null
}

/** Null unless the order is paid in cash on delivery. */
function cashText(context: MailContext, order: HistoryOrder): string | null {
  const standing = orderPaymentStatus(order)
  if (standing.kind !== 'due' || isCollected(order) || !describeMethod({ code: order.payment.method }).paidOnDelivery) return null
  return context.t('order.cashAmount', { amount: money(context, standing.amount) })
}

/** Whether the order has files that the buyer can download now: it must be paid. docs/wire.md §17.2. */
function hasFiles(order: HistoryOrder): boolean {
  return orderPaymentStatus(order).kind !== 'due' && order.items.some(({ product_type }) => product_type === 'downloadable')
}

/** Reports a refund: its amount and reason and, if the shop refunded the payment itself, the method that it was paid with. */
export function composeOrderRefund(
  context: MailContext,
  { order, url }: LinkedOrder,
  refund: OrderRefund,
): ReturnType<MailContext['write']> {
  const { t, write } = context
  const { amount, reason } = refund
  const way: MailBlock = { kind: 'paragraph', text: t('mail.status.refund.way', { title: paymentTitle(order) }) }
  return write(t('mail.status.refund.subject', { number: order.increment_id }), [
    greet(context, order),
    { kind: 'paragraph', text: t('mail.status.refund.text', { amount: money(context, amount) }) },
    ...(refund.is_by_payment === true ? [way] : []),
    { kind: 'paragraph', text: t('mail.status.refund.reason', { reason }) },
    { kind: 'link', label: t('mail.status.link'), url },
  ])
}

/** Reports that a payment which no order could use was sent back. */
export function composeReturnedPayment(context: MailContext, amount: number): ReturnType<MailContext['write']> {
  const { t, write } = context
  return write(t('mail.returned.subject'), [{ kind: 'paragraph', text: t('mail.returned.text', { amount: money(context, amount) }) }])
}

/** Steps after which a parcel is on its way to the buyer. */
const BEFORE_ARRIVAL = new Set(['ship', 'out-for-delivery'])

/** A status change of an order. Each mailed status has its own messages. */
export function composeOrderStatus(
  context: MailContext,
  { order, url }: LinkedOrder,
  { step, terms }: { readonly step: string; readonly terms: DeliveryTerms },
): ReturnType<MailContext['write']> {
  const { t, write } = context
  const comment = order.status_histories.findLast((taken) => taken.step === step)?.comment ?? null
  const told = step === 'ship' && isCollected(order) ? 'ready' : step
  return write(t(`mail.status.${told}.subject`, { number: order.increment_id }), [
    greet(context, order),
    { kind: 'paragraph', text: t(`mail.status.${told}.text`, { delivery: shownDelivery(order.shipping_description ?? '') }) },
    ...(comment === null ? [] : [{ kind: 'paragraph' as const, text: comment }]),
    ...(BEFORE_ARRIVAL.has(told) ? noticeBlocks(context, order, step === 'ship' ? terms : null) : []),
    goodsBlock(context, order),
    ...(BEFORE_ARRIVAL.has(told) ? shipToBlocks(context, order) : []),
    ...documentBlocks(context, order, step),
    { kind: 'link', label: t('mail.status.link'), url },
  ])
}

/** Tells the buyer about the document that was issued with this step. */
export function documentBlocks({ t }: MailContext, { documents = [] }: HistoryOrder, step: string): MailBlock[] {
  const newest = documents.at(-1)
  const isInvoiceStep = step === 'ship' || step === 'complete'
  const isCreditStep = step === 'cancel' || step === 'return-received'
  if (isInvoiceStep && newest?.kind === 'invoice') return [{ kind: 'paragraph', text: t('mail.invoice.there', { number: newest.number }) }]
  if (isCreditStep && newest?.kind === 'credit-note')
    return [{ kind: 'paragraph', text: t('mail.creditNote.there', { number: newest.number }) }]
  return []
}

/** Lists the orders whose own mails were held back. */
export function composeOrders(context: MailContext, orders: readonly LinkedOrder[]): ReturnType<MailContext['write']> {
  const { t, write } = context
  return write(t('mail.orders.subject'), [
    { kind: 'paragraph', text: t('mail.orders.text') },
    ...orders.flatMap(({ order, url }): MailBlock[] => [
      goodsBlock(context, order),
      { kind: 'table', rows: [{ label: t('mail.order.total'), value: money(context, order.grand_total), isTotal: true }] },
      { kind: 'link', label: t('mail.orders.link', { number: order.increment_id }), url },
    ]),
  ])
}

/** For the shop: what to pack, for whom, and where to send it. */
export function composeShopOrder(context: MailContext, order: HistoryOrder): ReturnType<MailContext['write']> {
  const { t, write } = context
  const name = unlinked(fullName(context.locale, order.customer_firstname, order.customer_lastname))
  return write(t('mail.shopOrder.subject', { number: order.increment_id }), [
    { kind: 'paragraph', text: t('mail.shopOrder.text', { name, total: money(context, order.grand_total) }) },
    ...orderBlocks(context, order),
  ])
}
