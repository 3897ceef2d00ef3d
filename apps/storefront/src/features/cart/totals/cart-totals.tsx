import type { TotalSegment } from '@meerkat/contract/totals'
import X from 'lucide-react/icons/x'
import { useOnline } from '../../../offline/network/use-online.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { openedCart, useCart } from '../cart-context.ts'
import { useShownTotals } from './use-shown-totals.ts'

/** What the cart costs, row by row; the grand total stands last and bold. Behaviour 1.15. */
export function CartTotals() {
  const t = useMessages()
  const price = usePrice()
  const { rows, grandTotal, saving, isSettled } = useShownTotals()
  return (
    <div className="totals" aria-busy={!isSettled}>
      <dl>
        {rows.map((row) => (
          <TotalsRow key={row.code} row={row} />
        ))}
        {grandTotal && (
          <div className="totals-grand">
            <dt>{grandTotal.title}</dt>
            <dd className="amounts">{price(grandTotal.value)}</dd>
          </div>
        )}
      </dl>
      {saving > 0 && <p className="totals-saving">{t('cart.saving', { amount: price(saving) })}</p>}
    </div>
  )
}

interface TotalsRowProps {
  row: TotalSegment
}

function TotalsRow({ row }: TotalsRowProps) {
  const price = usePrice()
  return (
    <div>
      <dt>
        {row.title}
        {row.code === 'discount' && <RemoveCoupon />}
      </dt>
      {/* A segment without a value is a title only. Contract 3.8. */}
      <dd className="amounts">{row.value === null ? '' : price(row.value)}</dd>
    </div>
  )
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
