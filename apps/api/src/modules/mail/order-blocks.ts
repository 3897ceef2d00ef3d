import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryAddress, HistoryOrder } from '@meerkat/contract/order-history'
import { type MoneyRow, moneyOfOrder, type TaxPart } from '@meerkat/domain/cart/totals/money-rows'
import { addressLines } from '@meerkat/domain/checkout/address-lines'
import { inDateOrder } from '@meerkat/domain/format/date-order'
import { formatDate } from '@meerkat/domain/format/format-date'
import { formatPrice } from '@meerkat/domain/format/format-price'
import { joinList } from '@meerkat/domain/format/join-list'
import { labelled } from '@meerkat/domain/format/with-colon'
import { isCollected } from '@meerkat/domain/orders/is-collected'
import { orderPaymentStatus } from '@meerkat/domain/orders/order-payment-status'
import { showsNetPrices } from '@meerkat/domain/pricing/shown-price'
import { imageUrl } from '@meerkat/domain/urls/image-url'
import type { GoodsRow, MailBlock, TableRow } from './mail-block.ts'
import type { MailContext } from './mail-context.ts'
import { unlinked } from './unlinked.ts'

/** Size of the loaded pictures, in pixels: more than twice the size that mails show, so that they are sharp on every screen. */
const PICTURE = 150

/** What was ordered, what it costs, and where it is sent, as stored with the order: later changes of the catalogue do not matter. */
export function orderBlocks(context: MailContext, order: HistoryOrder): MailBlock[] {
  const { t } = context
  const shipTo = shipToText(context, order)
  const billTo = addressText(context, order.billing_address)
  return [
    { kind: 'table', rows: factRows(context, order) },
    goodsBlock(context, order),
    { kind: 'table', rows: totalRows(context, order) },
    {
      kind: 'columns',
      columns:
        shipTo === billTo
          ? [{ label: t('mail.order.shipAndBillTo'), text: billTo }]
          : [...(shipTo === '' ? [] : [{ label: t('mail.order.shipTo'), text: shipTo }]), { label: t('mail.order.billTo'), text: billTo }],
    },
  ]
}

/** Where a parcel goes; nothing for what is collected or not sent at all. */
export function shipToBlocks(context: MailContext, order: HistoryOrder): MailBlock[] {
  const text = shipToText(context, order)
  return text === '' ? [] : [{ kind: 'columns', columns: [{ label: context.t('mail.order.shipTo'), text }] }]
}

function shipToText(context: MailContext, order: HistoryOrder): string {
  const address = isCollected(order) ? undefined : order.extension_attributes.shipping_assignments[0]?.shipping.address
  return addressText(context, address ?? {})
}

/** The lines of an order. Their prices are with or without tax, as elsewhere in this store view. */
export function goodsBlock(context: MailContext, { items }: HistoryOrder): MailBlock {
  const isNet = showsNetPrices(context.view.tax)
  const rows = items.map((item) => ({
    ...goodsRow(context, item, item.qty_ordered),
    value: moneyOrFree(context, isNet ? item.row_total : item.row_total_incl_tax),
  }))
  return { kind: 'goods', rows }
}

type ShownGoods = Pick<HistoryItem, 'name' | 'options' | 'image' | 'link'>

/** Some pieces of a line, without a price. Picture and link are those of the product as it is sold now. */
export function goodsRow({ t, locale, linkTo }: MailContext, { name, options = [], image, link }: ShownGoods, qty: number): GoodsRow {
  const picture = imageUrl(image && asJpeg(image), PICTURE, PICTURE)
  return {
    label: t('mail.order.line', { qty, name }),
    value: '',
    picture: picture && linkTo(picture),
    alt: name,
    url: link === undefined ? null : linkTo(link),
    ...(options.length > 0 && {
      note: joinList(
        options.map(({ label, value }) => labelled(label, unlinked(value), locale)),
        locale,
      ),
    }),
  }
}

/** Outlook does not show WebP; the image service renders every format. */
function asJpeg(path: string): string {
  return path.replace(/\.webp$/i, '.jpg')
}

function factRows(context: MailContext, order: HistoryOrder): TableRow[] {
  const { t, view, locale } = context
  const { dateFormat, timeZone } = view.i18n
  return [
    { label: t('mail.order.number'), value: order.increment_id, isText: true },
    {
      label: t('mail.order.date'),
      value: formatDate(order.created_at, { format: inDateOrder(dateFormat, locale), locale, timeZone }),
      isText: true,
    },
    { label: t('mail.order.payment'), value: paymentText(context, order), isText: true },
  ]
}

/** Title of the payment method. */
export function paymentTitle({ payment }: HistoryOrder): string {
  return payment.additional_information[0] ?? payment.method
}

/** The payment method, and whether the order is paid. */
function paymentText(context: MailContext, order: HistoryOrder): string {
  const title = paymentTitle(order)
  const standing = orderPaymentStatus(order)
  switch (standing.kind) {
    case 'paid':
      return context.t('mail.order.paid', { title })
    case 'due':
      return context.t('mail.order.due', { title, amount: money(context, standing.amount) })
    case 'nothing':
      return title
  }
}

/** The same rows as in the cart. Decision 0021. */
function totalRows(context: MailContext, order: HistoryOrder): TableRow[] {
  const { t, locale } = context
  const { rows, total, includedTax, tax } = moneyOfOrder(order, context.view.tax)
  return [
    ...rows.map(
      (row): TableRow => ({ ...labelOf(context, row), value: (row.kind === 'shipping' ? moneyOrFree : money)(context, row.amount) }),
    ),
    {
      label: t('mail.order.total'),
      value: money(context, total),
      isTotal: true,
      ...(includedTax !== null && {
        note: joinList(
          tax.map((part) => includedTaxText(context, part)),
          locale,
        ),
      }),
    },
  ]
}

function labelOf({ t }: MailContext, row: MoneyRow): { label: string; note?: string } {
  switch (row.kind) {
    case 'subtotal':
      return { label: t('mail.order.subtotal') }
    case 'shipping':
      return { label: t('mail.order.shipping'), ...(row.name !== null && { note: row.name }) }
    case 'fee':
      return { label: t('money.cashFee') }
    case 'discount':
      return { label: t('mail.order.discount', { code: row.code ?? '' }) }
    case 'tax':
      return { label: row.percent === null ? t('mail.invoice.tax') : t('money.taxRate', { percent: row.percent }) }
    case 'other':
      return { label: row.title }
  }
}

function includedTaxText(context: MailContext, { percent, tax }: TaxPart): string {
  const amount = money(context, tax)
  return percent === null ? context.t('money.includesTax', { amount }) : context.t('money.includesTaxRate', { amount, percent })
}

/** With no-break spaces: mail clients ignore the styles that keep amount and currency sign on one line in the shop. */
export function money({ view }: MailContext, amount: number): string {
  return formatPrice(amount, view.i18n).replaceAll(' ', '\u00A0')
}

/** Writes "free" instead of an amount of zero, as the shop does. */
function moneyOrFree(context: MailContext, amount: number): string {
  return amount === 0 ? context.t('checkout.free') : money(context, amount)
}

function addressText({ locale, t }: MailContext, address: HistoryAddress): string {
  return unlinked(addressLines(address, { locale, writeVatNumber: (number) => t('address.vatNumber', { number }) }).join('\n'))
}
