import type { MoneyRow } from '@meerkat/domain/cart/totals/money-rows'
import type { Words } from '@meerkat/i18n/words'
import X from 'lucide-react/icons/x'
import { useOnline } from '../../../offline/network/use-online.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { openedCart, useCart } from '../cart-context.ts'
import { useShownTotals } from './use-shown-totals.ts'

/** What the cart costs, row by row; the grand total stands last and bold, with the tax in it below. docs/behaviour/cart.md §1.15. */
export function CartTotals() {
  const t = useMessages()
  const price = usePrice()
  const { money, saving, isSettled } = useShownTotals()
  return (
    <div className="totals" aria-busy={!isSettled}>
      <dl>
        {money.rows.map((row) => (
          <TotalsRow key={titleOf(row, t)} row={row} />
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
      {saving > 0 && <p className="totals-saving">{t('cart.saving', { amount: price(saving) })}</p>}
    </div>
  )
}

interface TotalsRowProps {
  row: MoneyRow
}

function TotalsRow({ row }: TotalsRowProps) {
  const t = useMessages()
  const price = usePrice()
  return (
    <div>
      <dt>
        {titleOf(row, t)}
        {row.kind === 'discount' && <RemoveCoupon />}
      </dt>
      <dd className="amounts">{price(row.amount)}</dd>
    </div>
  )
}

/** In the reader's language: the wire names its rows in the language of the server. */
function titleOf(row: MoneyRow, t: Words): string {
  switch (row.kind) {
    case 'subtotal':
      return t('cart.segment.subtotal')
    case 'shipping':
      return withDetail(t('cart.segment.shipping'), row.name)
    case 'discount':
      return withDetail(t('cart.segment.discount'), row.code)
    case 'tax':
      return row.percent === null ? t('cart.segment.tax') : t('money.taxRate', { percent: row.percent })
    case 'other':
      return row.title
  }
}

function withDetail(title: string, detail: string | null): string {
  return detail === null ? title : `${title} (${detail})`
}

/** Stands in the row of the discount while a coupon makes it. Behaviour 1.15. */
function RemoveCoupon() {
  const t = useMessages()
  const isOnline = useOnline()
  const code = useCart(({ totals }) => totals?.coupon_code)
  if (!code || !isOnline) return null
  return (
    <IconButton
      className="totals-remove"
      label={t('cart.coupon.remove', { code })}
      icon={<Icon of={X} size={16} />}
      onClick={async () => (await openedCart()).removeCoupon()}
    />
  )
}
