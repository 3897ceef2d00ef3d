import type { HistoryAddress, HistoryOrder, OrderRefund } from '@meerkat/contract/order-history'
import { type MoneyRow, moneyOfOrder, type TaxPart } from '@meerkat/domain/cart/totals/money-rows'
import { type DeliverySettings, planDelivery } from '@meerkat/domain/delivery/plan-delivery'
import { writeDelivery } from '@meerkat/domain/delivery/write-delivery'
import { formatDate } from '@meerkat/domain/format/format-date'
import { formatPrice } from '@meerkat/domain/format/format-price'
import { parseTimestamp } from '@meerkat/domain/format/parse-timestamp'
import { isCollected } from '@meerkat/domain/orders/is-collected'
import { paidStanding } from '@meerkat/domain/orders/paid-standing'
import { showsNetPrices } from '@meerkat/domain/pricing/shown-price'
import { countryName } from '@meerkat/i18n/country-name'
import type { MailBlock, TableRow } from './render-mail.ts'
import { unlinked } from './unlinked.ts'
import type { Voice } from './voice.ts'

/** An order, and the URL where its buyer can view it. */
export interface LinkedOrder {
  readonly order: HistoryOrder
  readonly url: string
}

/** The settings of the store view's deliveries; null where it promises no dates. */
export type DeliveryTerms = DeliverySettings | null

/** Lines, totals and addresses as stored with the order, never as the catalogue has them now. */
export function composeOrderConfirmation(voice: Voice, { order, url }: LinkedOrder, terms: DeliveryTerms): ReturnType<Voice['write']> {
  const { say, write } = voice
  return write(say('mail.order.subject', { number: order.increment_id }), [
    { kind: 'paragraph', text: say('mail.hello', { name: unlinked(order.customer_firstname) }) },
    { kind: 'paragraph', text: say('mail.order.text') },
    ...deliveryBlocks(voice, order, terms),
    ...orderBlocks(voice, order),
    ...(hasFiles(order) ? [{ kind: 'paragraph' as const, text: say('mail.order.downloads') }] : []),
    { kind: 'link', label: say('mail.status.link'), url },
  ])
}

/** When the parcel arrives; nothing for orders that are collected, or not paid yet. */
function deliveryBlocks({ say, locale }: Voice, order: HistoryOrder, terms: DeliveryTerms): MailBlock[] {
  const { method, address } = order.extension_attributes.shipping_assignments[0]?.shipping ?? {}
  if (!terms || !method || !address || order.checkout_reference !== undefined) return []
  const rate = terms.rates.find(({ carrier_code, method_code }) => method === `${carrier_code}_${method_code}`)
  const plan =
    rate &&
    planDelivery(terms, {
      now: parseTimestamp(order.created_at) ?? Number.NaN,
      method: { carrier: rate.carrier_code, code: rate.method_code },
      destination: { country: address.country_id ?? '', postcode: address.postcode ?? '' },
    })
  if (!plan) return []
  const { dates } = writeDelivery(plan, { language: locale, country: terms.country })
  return [{ kind: 'paragraph', text: say('delivery.dates', { dates }) }]
}

/** Files open when the order is paid. docs/wire.md §17.2. */
function hasFiles(order: HistoryOrder): boolean {
  return paidStanding(order).kind !== 'due' && order.items.some(({ product_type }) => product_type === 'downloadable')
}

/** Money was given back. */
export function composeOrderRefund(voice: Voice, { order, url }: LinkedOrder, { amount, reason }: OrderRefund): ReturnType<Voice['write']> {
  const { say, write } = voice
  return write(say('mail.status.refund.subject', { number: order.increment_id }), [
    { kind: 'paragraph', text: say('mail.hello', { name: unlinked(order.customer_firstname) }) },
    { kind: 'paragraph', text: say('mail.status.refund.text', { amount: money(voice, amount) }) },
    { kind: 'paragraph', text: say('mail.status.refund.reason', { reason }) },
    { kind: 'link', label: say('mail.status.link'), url },
  ])
}

/** Money that no order could use. */
export function composeReturnedPayment(voice: Voice, amount: number): ReturnType<Voice['write']> {
  const { say, write } = voice
  return write(say('mail.returned.subject'), [{ kind: 'paragraph', text: say('mail.returned.text', { amount: money(voice, amount) }) }])
}

/** A status change of an order. Each mailed status has its own messages. */
export function composeOrderStatus(voice: Voice, { order, url }: LinkedOrder, step: string): ReturnType<Voice['write']> {
  const { say, write } = voice
  const comment = order.status_histories.findLast((taken) => taken.step === step)?.comment ?? null
  const told = step === 'ship' && isCollected(order) ? 'ready' : step
  return write(say(`mail.status.${told}.subject`, { number: order.increment_id }), [
    { kind: 'paragraph', text: say('mail.hello', { name: unlinked(order.customer_firstname) }) },
    { kind: 'paragraph', text: say(`mail.status.${told}.text`, { delivery: order.shipping_description ?? '' }) },
    ...(comment === null ? [] : [{ kind: 'paragraph' as const, text: comment }]),
    { kind: 'table', rows: lineRows(voice, order) },
    ...documentBlocks(voice, order, step),
    { kind: 'link', label: say('mail.status.link'), url },
  ])
}

/** Where the document is that was issued with a step. */
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

/** One list of the orders whose own mails were held back. */
export function composeOrders(voice: Voice, orders: readonly LinkedOrder[]): ReturnType<Voice['write']> {
  const { say, write } = voice
  return write(say('mail.orders.subject'), [
    { kind: 'paragraph', text: say('mail.orders.text') },
    ...orders.flatMap(({ order, url }): MailBlock[] => [
      {
        kind: 'table',
        rows: [...lineRows(voice, order), { label: say('mail.order.total'), value: money(voice, order.grand_total), isTotal: true }],
      },
      { kind: 'link', label: say('mail.orders.link', { number: order.increment_id }), url },
    ]),
  ])
}

/** For the shop: what to pack, for whom, and where to send it. */
export function composeShopOrder(voice: Voice, order: HistoryOrder): ReturnType<Voice['write']> {
  const { say, write } = voice
  const name = unlinked(`${order.customer_firstname} ${order.customer_lastname}`)
  return write(say('mail.shopOrder.subject', { number: order.increment_id }), [
    { kind: 'paragraph', text: say('mail.shopOrder.text', { name, total: money(voice, order.grand_total) }) },
    ...orderBlocks(voice, order),
  ])
}

function orderBlocks(voice: Voice, order: HistoryOrder): MailBlock[] {
  const address = isCollected(order) ? undefined : order.extension_attributes.shipping_assignments[0]?.shipping.address
  const shipTo = addressText(voice, address ?? {})
  return [
    { kind: 'table', rows: factRows(voice, order) },
    { kind: 'table', rows: lineRows(voice, order) },
    { kind: 'table', rows: totalRows(voice, order) },
    ...(shipTo === '' ? [] : [addressBlock(voice.say('mail.order.shipTo'), shipTo)]),
    addressBlock(voice.say('mail.order.billTo'), addressText(voice, order.billing_address)),
  ]
}

function factRows(voice: Voice, order: HistoryOrder): TableRow[] {
  const { say, view, locale } = voice
  const { dateFormat: format, timeZone } = view.i18n
  return [
    { label: say('mail.order.number'), value: order.increment_id },
    { label: say('mail.order.date'), value: formatDate(order.created_at, { format, locale, timeZone }) },
    { label: say('mail.order.payment'), value: paymentText(voice, order) },
  ]
}

/** The method, and whether it is paid. */
function paymentText(voice: Voice, order: HistoryOrder): string {
  const title = order.payment.additional_information[0] ?? order.payment.method
  const standing = paidStanding(order)
  switch (standing.kind) {
    case 'paid':
      return voice.say('mail.order.paid', { title })
    case 'due':
      return voice.say('mail.order.due', { title, amount: money(voice, standing.amount) })
    case 'nothing':
      return title
  }
}

/** Line prices are shown with or without tax, as elsewhere in this store view. */
function lineRows(voice: Voice, { items }: HistoryOrder): TableRow[] {
  const isNet = showsNetPrices(voice.view.tax)
  return items.map(({ name, qty_ordered, row_total, row_total_incl_tax, options = [] }) => ({
    label: voice.say('mail.order.line', { qty: qty_ordered, name }),
    value: money(voice, isNet ? row_total : row_total_incl_tax),
    ...(options.length > 0 && { note: options.map(({ label, value }) => `${label}: ${unlinked(value)}`).join(', ') }),
  }))
}

/** The same rows as in the cart. Decision 0021. */
function totalRows(voice: Voice, order: HistoryOrder): TableRow[] {
  const { say } = voice
  const { rows, total, includedTax, tax } = moneyOfOrder(order, voice.view.tax)
  return [
    ...rows.map((row): TableRow => ({ ...labelOf(voice, row), value: money(voice, row.amount) })),
    {
      label: say('mail.order.total'),
      value: money(voice, total),
      isTotal: true,
      ...(includedTax !== null && { note: tax.map((part) => includedTaxText(voice, part)).join(', ') }),
    },
  ]
}

function labelOf({ say }: Voice, row: MoneyRow): { label: string; note?: string } {
  switch (row.kind) {
    case 'subtotal':
      return { label: say('mail.order.subtotal') }
    case 'shipping':
      return { label: say('mail.order.shipping'), ...(row.name !== null && { note: row.name }) }
    case 'discount':
      return { label: say('mail.order.discount', { code: row.code ?? '' }) }
    case 'tax':
      return { label: row.percent === null ? say('mail.invoice.tax') : say('money.taxRate', { percent: row.percent }) }
    case 'other':
      return { label: row.title }
  }
}

function includedTaxText(voice: Voice, { percent, tax }: TaxPart): string {
  const amount = money(voice, tax)
  return percent === null ? voice.say('money.includesTax', { amount }) : voice.say('money.includesTaxRate', { amount, percent })
}

export function money({ view }: Voice, amount: number): string {
  return formatPrice(amount, view.i18n)
}

function addressBlock(label: string, text: string): MailBlock {
  return { kind: 'paragraph', text: `${label}:\n${text}` }
}

function addressText({ locale }: Voice, address: HistoryAddress): string {
  const { firstname, lastname, company, vat_id, street = [], postcode, city, region, country_id } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  const lines = [
    [firstname, lastname].filter(Boolean).join(' '),
    company,
    ...street,
    place,
    region,
    countryName(country_id, locale),
    vat_id,
  ]
  return unlinked(lines.filter((line) => typeof line === 'string' && line.trim() !== '').join('\n'))
}
