import type { MoneyRow, MoneyRows } from '@meerkat/domain/cart/totals/money-rows'
import type { Translate } from '@meerkat/i18n/messages'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'

export interface MoneySummaryProps {
  money: MoneyRows
  /** Formats an amount in the currency of the cart or order. */
  price: (amount: number) => string
  /** Shown beside the discount, such as a button that removes the coupon. */
  discountAction?: ReactNode
  /** The amounts are being loaded. */
  isBusy?: boolean
  /** Below the amounts. */
  children?: ReactNode
}

/**
 * Amounts row by row; the grand total is last and bold, with the included tax below it. The same for mini-cart, cart, checkout, thank-you
 * page and order page (decision 0021). Its messages are in the catalogue part `cart`.
 */
export function MoneySummary({ money, price, discountAction, isBusy = false, children }: MoneySummaryProps) {
  const t = useMessages()
  return (
    <div className="totals" aria-busy={isBusy}>
      <dl>
        {money.rows.map((row) => (
          <div key={titleOf(row, t)}>
            <dt>
              {titleOf(row, t)}
              {row.kind === 'discount' && discountAction}
            </dt>
            <dd className="amounts">{row.kind === 'shipping' && row.amount === 0 ? t('price.free') : price(row.amount)}</dd>
          </div>
        ))}
        <div className="totals-grand">
          <dt>{t('cart.grandTotal')}</dt>
          <dd className="amounts">{price(money.total)}</dd>
        </div>
      </dl>
      {money.includedTax !== null &&
        money.tax.map(({ percent, tax }) => (
          <p key={percent} className="totals-tax">
            {percent === null || money.tax.length === 1
              ? t('money.includesTax', { amount: price(tax) })
              : t('money.includesTaxRate', { amount: price(tax), percent })}
          </p>
        ))}
      {children}
    </div>
  )
}

/** In the language of the page: the wire names its rows in the language of the server. */
function titleOf(row: MoneyRow, t: Translate): string {
  switch (row.kind) {
    case 'subtotal':
      return t('cart.segment.subtotal')
    case 'shipping':
      return withDetail(t, t('cart.segment.shipping'), row.name)
    case 'fee':
      return t('money.cashFee')
    case 'discount':
      return withDetail(t, t('cart.segment.discount'), row.code)
    case 'tax':
      return row.percent === null ? t('cart.segment.tax') : t('money.taxRate', { percent: row.percent })
    case 'other':
      return row.title
  }
}

function withDetail(t: Translate, title: string, detail: string | null): string {
  return detail === null ? title : t('money.detail', { title, detail })
}
