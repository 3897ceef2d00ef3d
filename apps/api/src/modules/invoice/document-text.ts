import type { MoneyRow } from '@meerkat/domain/cart/totals/money-rows'
import { addressLines } from '@meerkat/domain/checkout/address-lines'
import { formatPrice } from '@meerkat/domain/format/format-price'
import { formatter } from '@meerkat/domain/format/formatter'
import { legalTitle } from '@meerkat/domain/tax/legal-title'
import type { Translate } from '@meerkat/i18n/messages'
import type { TaxDocument } from './tax-document.ts'

/** "Tax invoice", "Rechnung": in the words of the country's tax law. */
export function documentTitle({ kind, country, locale }: TaxDocument, t: Translate): string {
  if (kind === 'confirmation') return t('mail.invoice.confirmation')
  return legalTitle(kind, { country, locale, word: t(kind === 'invoice' ? 'mail.invoice.word' : 'mail.invoice.creditNote') })
}

/** Address and tax numbers of the seller; a document says so when there is no VAT number. */
export function sellerLines({ seller }: TaxDocument, t: Translate): string[] {
  const { address, vatNumber, taxNumber } = seller
  return [
    ...address,
    vatNumber === '' ? t('mail.invoice.noVatNumber') : t('address.vatNumber', { number: vatNumber }),
    ...(taxNumber === '' ? [] : [t('mail.invoice.taxNumber', { number: taxNumber })]),
  ]
}

export function recipientLines({ recipient, locale }: TaxDocument, t: Translate): string[] {
  // Without the phone number: it is deleted after the delivery, and a document must not change.
  const { telephone: _, ...address } = recipient
  return addressLines(address, { locale, writeVatNumber: (number) => t('address.vatNumber', { number }) })
}

/** Dates and numbers below the title. */
export function factsOf(document: TaxDocument, t: Translate): [name: string, value: string][] {
  const { kind, number, issuedAt, refersTo, orderNumber, orderedAt, suppliedAt, paidAt, payment, i18n, locale } = document
  const date = (time: string) =>
    formatter(Intl.DateTimeFormat, locale, { dateStyle: 'long', timeZone: i18n.timeZone }).format(new Date(time))
  const order: [string, string] = [t('mail.order.number'), `${orderNumber} (${date(orderedAt)})`]
  if (kind === 'confirmation') return [order, [t('mail.order.payment'), payment]]
  return [
    [t('mail.invoice.number'), number],
    [t('mail.order.date'), date(issuedAt)],
    ...(refersTo ? [[t('mail.invoice.refersTo'), `${refersTo.number} (${date(refersTo.issuedAt)})`] as [string, string]] : []),
    ...(refersTo ? [[t('mail.invoice.reason'), t(`mail.invoice.cause.${refersTo.cause}`)] as [string, string]] : []),
    order,
    ...(suppliedAt === null ? [] : [[t('mail.invoice.suppliedAt'), date(suppliedAt)] as [string, string]]),
    // Tax law requires the date of a payment that was made before the goods were supplied.
    ...(suppliedAt === null && paidAt !== null ? [[t('mail.invoice.paidAt'), date(paidAt)] as [string, string]] : []),
    [t('mail.order.payment'), payment],
  ]
}

export interface SumRow {
  readonly label: string
  readonly value: string
  readonly isTotal: boolean
}

/** The same rows as in the cart and in mails. Decision 0021. */
export function sumRows({ kind, money, i18n }: TaxDocument, t: Translate): SumRow[] {
  const amount = (value: number) => formatPrice(value, i18n)
  return [
    ...money.rows.map((row) => ({ label: labelOf(row, t), value: amount(row.amount), isTotal: false })),
    { label: t(kind === 'credit-note' ? 'mail.invoice.creditTotal' : 'mail.order.total'), value: amount(money.total), isTotal: true },
  ]
}

/** The header row, then one row for each tax rate. */
export function taxRows({ money, i18n, locale }: TaxDocument, t: Translate): string[][] {
  const amount = (value: number) => formatPrice(value, i18n)
  const percent = formatter(Intl.NumberFormat, locale, { style: 'percent', maximumFractionDigits: 2 })
  if (money.tax.length === 0) return []
  return [
    [t('mail.invoice.rate'), t('mail.invoice.netAmount'), t('mail.invoice.tax'), t('mail.invoice.grossAmount')],
    ...money.tax.map(({ percent: rate, net, tax }) => [
      rate === null ? '' : percent.format(rate / 100),
      amount(net),
      amount(tax),
      amount(net + tax),
    ]),
  ]
}

function labelOf(row: MoneyRow, t: Translate): string {
  switch (row.kind) {
    case 'subtotal':
      return t('mail.order.subtotal')
    case 'shipping':
      return row.name === null ? t('mail.order.shipping') : t('money.detail', { title: t('mail.order.shipping'), detail: row.name })
    case 'fee':
      return t('money.cashFee')
    case 'discount':
      return t('mail.order.discount', { code: row.code ?? '' })
    case 'tax':
      return row.percent === null ? t('mail.invoice.tax') : t('money.taxRate', { percent: row.percent })
    case 'other':
      return row.title
  }
}
