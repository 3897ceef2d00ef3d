import type { HistoryAddress, HistoryOrder } from '@meerkat/contract/order-history'
import { formatDate } from '@meerkat/domain/format/format-date'
import { formatPrice } from '@meerkat/domain/format/format-price'
import type { MailBlock, TableRow } from './render-mail.ts'
import type { Voice } from './voice.ts'

/** An order, and the address at which its buyer can look at it again. */
export interface LinkedOrder {
  readonly order: HistoryOrder
  readonly url: string
}

/** What was ordered, what it costs and where it goes: as it was stored, never as the catalogue has it now. */
export function composeOrderConfirmation(voice: Voice, { order, url }: LinkedOrder): ReturnType<Voice['write']> {
  const { say, write } = voice
  const shipTo = addressText(order.extension_attributes.shipping_assignments[0]?.shipping.address ?? {})
  const billTo = addressText(order.billing_address)
  return write(say('mail.order.subject', { number: order.increment_id }), [
    { kind: 'paragraph', text: say('mail.hello', { name: order.customer_firstname }) },
    { kind: 'paragraph', text: say('mail.order.text') },
    { kind: 'table', rows: factRows(voice, order) },
    { kind: 'table', rows: lineRows(voice, order) },
    { kind: 'table', rows: totalRows(voice, order) },
    ...(shipTo === '' ? [] : [addressBlock(say('mail.order.shipTo'), shipTo)]),
    addressBlock(say('mail.order.billTo'), billTo),
    { kind: 'link', label: say('mail.status.link'), url },
  ])
}

/** What happened to an order since it was placed. Each step that is mailed has its own sentences. */
export function composeOrderStatus(voice: Voice, { order, url }: LinkedOrder, step: string): ReturnType<Voice['write']> {
  const { say, write } = voice
  const comment = order.status_histories.findLast((taken) => taken.step === step)?.comment ?? null
  return write(say(`mail.status.${step}.subject`, { number: order.increment_id }), [
    { kind: 'paragraph', text: say('mail.hello', { name: order.customer_firstname }) },
    { kind: 'paragraph', text: say(`mail.status.${step}.text`) },
    ...(comment === null ? [] : [{ kind: 'paragraph' as const, text: comment }]),
    { kind: 'table', rows: lineRows(voice, order) },
    { kind: 'link', label: say('mail.status.link'), url },
  ])
}

function factRows({ say, view, locale }: Voice, order: HistoryOrder): TableRow[] {
  const date = formatDate(order.created_at, { format: view.i18n.dateFormat, locale, timeZone: 'UTC' })
  return [
    { label: say('mail.order.number'), value: order.increment_id },
    { label: say('mail.order.date'), value: `${date} UTC` },
    { label: say('mail.order.payment'), value: order.payment.additional_information[0] ?? order.payment.method },
  ]
}

function lineRows({ say, view }: Voice, { items }: HistoryOrder): TableRow[] {
  return items.map(({ name, qty_ordered, row_total_incl_tax, options = [] }) => ({
    label: say('mail.order.line', { qty: qty_ordered, name }),
    value: formatPrice(row_total_incl_tax, view.i18n),
    ...(options.length > 0 && { note: options.map(({ label, value }) => `${label}: ${value}`).join(', ') }),
  }))
}

function totalRows({ say, view }: Voice, order: HistoryOrder): TableRow[] {
  const row = (label: string, amount: number): TableRow => ({ label, value: formatPrice(amount, view.i18n) })
  return [
    row(say('mail.order.subtotal'), order.subtotal),
    ...(order.discount_amount === 0 ? [] : [row(say('mail.order.discount', { code: order.coupon_code ?? '' }), order.discount_amount)]),
    ...(order.is_virtual ? [] : [{ ...row(say('mail.order.shipping'), order.shipping_amount), note: order.shipping_description ?? '' }]),
    row(say('mail.order.tax'), order.tax_amount),
    { ...row(say('mail.order.total'), order.grand_total), isTotal: true },
  ]
}

function addressBlock(label: string, text: string): MailBlock {
  return { kind: 'paragraph', text: `${label}:\n${text}` }
}

function addressText(address: HistoryAddress): string {
  const { firstname, lastname, company, vat_id, street = [], postcode, city, region, country_id } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  const lines = [[firstname, lastname].filter(Boolean).join(' '), company, ...street, place, region, country_id, vat_id]
  return lines.filter((line) => typeof line === 'string' && line.trim() !== '').join('\n')
}
