import type { FreeDelivery as Progress } from '@meerkat/domain/checkout/offer-methods'
import CircleCheck from 'lucide-react/icons/circle-check'
import Truck from 'lucide-react/icons/truck'
import { useOnline } from '../../../offline/network/use-online.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useNetPrices, usePrice } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCart } from '../cart-context.ts'
import { freeDelivery } from './shown-totals.ts'

/** How much is missing for free delivery; renders nothing when the delivery never becomes free. docs/behaviour/cart.md §1.15. */
export function FreeDelivery() {
  const isOnline = useOnline()
  const view = useStoreView()
  const cart = useCart((state) => state)
  const progress = freeDelivery(cart, { isOnline, view })
  return progress && <FreeDeliveryBar {...progress} />
}

/** The sentence and the progress bar. */
export function FreeDeliveryBar({ missing, share }: Progress) {
  const t = useMessages()
  const price = usePrice()
  // The limit includes tax, even where prices are shown without it.
  const amount = useNetPrices() ? t('price.inclTax', { amount: price(missing) }) : price(missing)
  const isFree = missing === 0
  return (
    <div className="free-delivery" data-free={isFree ? '' : undefined}>
      <p>
        <Icon of={isFree ? CircleCheck : Truck} />
        {isFree ? t('cart.freeDelivery.reached') : t('cart.freeDelivery.missing', { amount })}
      </p>
      <progress className="progress" aria-label={t('cart.freeDelivery.label')} value={share} />
    </div>
  )
}
