import type { HistoryAddress, HistoryOrder } from '@meerkat/contract/order-history'
import { type MoneyRow, moneyOfOrder, type TaxPart } from '@meerkat/domain/cart/totals/money-rows'
import { formatDate } from '@meerkat/domain/format/format-date'
import { formatPrice } from '@meerkat/domain/format/format-price'
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

/** Lines, totals and addresses as stored with the order, never as the catalogue has them now. */
export function composeOrderConfirmation(voice: Voice, { order, url }: LinkedOrder): ReturnType<Voice['write']> {
  const { say, write } = voice
  return write(say('mail.order.subject', { number: order.increment_id }), [
    { kind: 'paragraph', text: say('mail.hello', { name: unlinked(order.customer_firstname) }) },
    { kind: 'paragraph', text: say('mail.order.text') },
    ...orderBlocks(voice, order),
    { kind: 'link', label: say('mail.status.link'), url },
  ])
}

/** A status change of an order. Each mailed status has its own messages. */
export function composeOrderStatus(voice: Voice, { order, url }: LinkedOrder, step: string): ReturnType<Voice['write']> {
  const { say, write } = voice
  const comment = order.status_histories.findLast((taken) => taken.step === step)?.comment ?? null
  return write(say(`mail.status.${step}.subject`, { number: order.increment_id }), [
    { kind: 'paragraph', text: say('mail.hello', { name: unlinked(order.customer_firstname) }) },
    { kind: 'paragraph', text: say(`mail.status.${step}.text`) },
    ...(comment === null ? [] : [{ kind: 'paragraph' as const, text: comment }]),
    { kind: 'table', rows: lineRows(voice, order) },
    { kind: 'link', label: say('mail.status.link'), url },
  ])
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
  const shipTo = addressText(voice, order.extension_attributes.shipping_assignments[0]?.shipping.address ?? {})
  return [
    { kind: 'table', rows: factRows(voice, order) },
    { kind: 'table', rows: lineRows(voice, order) },
    { kind: 'table', rows: totalRows(voice, order) },
    ...(shipTo === '' ? [] : [addressBlock(voice.say('mail.order.shipTo'), shipTo)]),
    addressBlock(voice.say('mail.order.billTo'), addressText(voice, order.billing_address)),
  ]
}

function factRows({ say, view, locale }: Voice, order: HistoryOrder): TableRow[] {
  const { dateFormat: format, timeZone } = view.i18n
  return [
    { label: say('mail.order.number'), value: order.increment_id },
    { label: say('mail.order.date'), value: formatDate(order.created_at, { format, locale, timeZone }) },
    { label: say('mail.order.payment'), value: order.payment.additional_information[0] ?? order.payment.method },
  ]
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

function money({ view }: Voice, amount: number): string {
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
