import X from 'lucide-react/icons/x'
import { useOnline } from '../../../offline/network/use-online.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { MoneySummary } from '../../../shell/money/money-summary.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { openedCart, useCart } from '../cart-context.ts'
import { shownTotals } from './shown-totals.ts'

/** What the cart costs, and what the shopper saves. docs/behaviour/cart.md §1.15. */
export function CartTotals() {
  const t = useMessages()
  const price = usePrice()
  const isOnline = useOnline()
  const view = useStoreView()
  const cart = useCart((state) => state)
  const { money, saving, isBusy } = shownTotals(cart, { isOnline, view })
  return (
    <MoneySummary money={money} price={price} isBusy={isBusy} discountAction={<RemoveCoupon />}>
      {saving > 0 && <p className="totals-saving">{t('cart.saving', { amount: price(saving) })}</p>}
    </MoneySummary>
  )
}

/** In the discount row while a coupon is applied. docs/behaviour/cart.md §1.15. */
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
