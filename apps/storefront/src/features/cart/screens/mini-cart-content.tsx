import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCart } from '../cart-context.ts'
import { CartLines } from '../lines/cart-lines.tsx'
import { proceedHref } from '../proceed-href.ts'
import { CartTotals } from '../totals/cart-totals.tsx'
import { CouponEntry } from '../totals/coupon-entry.tsx'
import { FreeDelivery } from '../totals/free-delivery.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { OfflineNote } from './offline-note.tsx'
import { useStockRefresh } from './use-stock-refresh.ts'

export interface MiniCartContentProps {
  /** Called when a link is followed: closes the drawer. */
  onFollow: () => void
}

/** Lines, totals and links to checkout and cart; loaded when the drawer is opened for the first time. docs/behaviour/cart.md §1.15. */
export function MiniCartContent({ onFollow }: MiniCartContentProps) {
  const t = useMessages()
  const href = useHref()
  const token = useCart((state) => state.token)
  const isEmpty = useCart((state) => state.lines.length === 0)
  useStockRefresh()

  if (isEmpty) return <EmptyCart onFollow={onFollow} />
  return (
    <>
      <OfflineNote />
      <FreeDelivery />
      <CartLines onFollow={onFollow} />
      <CouponEntry />
      <div className="mini-cart-foot">
        <CartTotals />
        <ButtonLink href={proceedHref(href('/checkout'), token)} size="large" wide onClick={onFollow}>
          {t('cart.toCheckout')}
        </ButtonLink>
        <ButtonLink href={href('/cart')} variant="quiet" wide onClick={onFollow}>
          {t('cart.toCart')}
        </ButtonLink>
      </div>
    </>
  )
}
