import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryAddress, HistoryOrder } from '@meerkat/contract/order-history'
import { type MoneyRow, moneyOfOrder, type TaxPart } from '@meerkat/domain/cart/totals/money-rows'
import { shownRegion } from '@meerkat/domain/checkout/address-lines'
import { countryName } from '@meerkat/domain/format/country-name'
import { inDateOrder } from '@meerkat/domain/format/date-order'
import { formatDate } from '@meerkat/domain/format/format-date'
import { formatPrice } from '@meerkat/domain/format/format-price'
import { fullName } from '@meerkat/domain/format/name-order'
import { isCollected } from '@meerkat/domain/orders/is-collected'
import { orderPaymentStatus } from '@meerkat/domain/orders/order-payment-status'
import { showsNetPrices } from '@meerkat/domain/pricing/shown-price'
import { imageUrl } from '@meerkat/domain/urls/image-url'
import type { GoodsRow, MailBlock, TableRow } from './mail-block.ts'
import { unlinked } from './unlinked.ts'
import type { Voice } from './voice.ts'

/** Size of the loaded pictures, in pixels: more than twice the size that mails show, so that they are sharp on every screen. */
const PICTURE = 150

/** What was ordered, what it costs, and where it is sent, as stored with the order: later changes of the catalogue do not matter. */
export function orderBlocks(voice: Voice, order: HistoryOrder): MailBlock[] {
  const { say } = voice
  const address = isCollected(order) ? undefined : order.extension_attributes.shipping_assignments[0]?.shipping.address
  const shipTo = addressText(voice, address ?? {})
  const billTo = addressText(voice, order.billing_address)
  return [
    { kind: 'table', rows: factRows(voice, order) },
    goodsBlock(voice, order),
    { kind: 'table', rows: totalRows(voice, order) },
    {
      kind: 'columns',
      columns:
        shipTo === billTo
          ? [{ label: say('mail.order.shipAndBillTo'), text: billTo }]
          : [
              ...(shipTo === '' ? [] : [{ label: say('mail.order.shipTo'), text: shipTo }]),
              { label: say('mail.order.billTo'), text: billTo },
            ],
    },
  ]
}

/** The lines of an order. Their prices are with or without tax, as elsewhere in this store view. */
export function goodsBlock(voice: Voice, { items }: HistoryOrder): MailBlock {
  const isNet = showsNetPrices(voice.view.tax)
  const rows = items.map((item) => ({
    ...goodsRow(voice, item, item.qty_ordered),
    value: moneyOrFree(voice, isNet ? item.row_total : item.row_total_incl_tax),
  }))
  return { kind: 'goods', rows }
}

type ShownGoods = Pick<HistoryItem, 'name' | 'options' | 'image' | 'link'>

/** Some pieces of a line, without a price. Picture and link are those of the product as it is sold now. */
export function goodsRow({ say, linkTo }: Voice, { name, options = [], image, link }: ShownGoods, qty: number): GoodsRow {
  const picture = imageUrl(image && asJpeg(image), PICTURE, PICTURE)
  return {
    label: say('mail.order.line', { qty, name }),
    value: '',
    picture: picture && linkTo(picture),
    alt: name,
    url: link === undefined ? null : linkTo(link),
    ...(options.length > 0 && { note: options.map(({ label, value }) => `${label}: ${unlinked(value)}`).join(', ') }),
  }
}

/** Outlook does not show WebP; the image service renders every format. */
function asJpeg(path: string): string {
  return path.replace(/\.webp$/i, '.jpg')
}

function factRows(voice: Voice, order: HistoryOrder): TableRow[] {
  const { say, view, locale } = voice
  const { dateFormat, timeZone } = view.i18n
  return [
    { label: say('mail.order.number'), value: order.increment_id },
    { label: say('mail.order.date'), value: formatDate(order.created_at, { format: inDateOrder(dateFormat, locale), locale, timeZone }) },
    { label: say('mail.order.payment'), value: paymentText(voice, order), isText: true },
  ]
}

/** Title of the payment method. */
export function paymentTitle({ payment }: HistoryOrder): string {
  return payment.additional_information[0] ?? payment.method
}

/** The payment method, and whether the order is paid. */
function paymentText(voice: Voice, order: HistoryOrder): string {
  const title = paymentTitle(order)
  const standing = orderPaymentStatus(order)
  switch (standing.kind) {
    case 'paid':
      return voice.say('mail.order.paid', { title })
    case 'due':
      return voice.say('mail.order.due', { title, amount: money(voice, standing.amount) })
    case 'nothing':
      return title
  }
}

/** The same rows as in the cart. Decision 0021. */
function totalRows(voice: Voice, order: HistoryOrder): TableRow[] {
  const { say } = voice
  const { rows, total, includedTax, tax } = moneyOfOrder(order, voice.view.tax)
  return [
    ...rows.map((row): TableRow => ({ ...labelOf(voice, row), value: (row.kind === 'shipping' ? moneyOrFree : money)(voice, row.amount) })),
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
    case 'fee':
      return { label: say('money.cashFee') }
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

/** With no-break spaces: mail clients ignore the styles that keep amount and currency sign on one line in the shop. */
export function money({ view }: Voice, amount: number): string {
  return formatPrice(amount, view.i18n).replaceAll(' ', '\u00A0')
}

/** Writes "free" instead of an amount of zero, as the shop does. */
function moneyOrFree(voice: Voice, amount: number): string {
  return amount === 0 ? voice.say('checkout.free') : money(voice, amount)
}

function addressText({ locale }: Voice, address: HistoryAddress): string {
  const { firstname, lastname, company, vat_id, street = [], postcode, city, country_id } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  const lines = [
    fullName(locale, firstname, lastname),
    company,
    ...street,
    place,
    shownRegion(address),
    countryName(country_id, locale),
    vat_id,
  ]
  return unlinked(lines.filter((line) => typeof line === 'string' && line.trim() !== '').join('\n'))
}
