import type { StockItem } from '@meerkat/contract/stock'
import { rowPrice } from '@meerkat/domain/pricing/row-price'
import { shownPrice } from '@meerkat/domain/pricing/shown-price'
import { maximumQuantity } from '@meerkat/domain/stock/check-quantity'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stepper } from '../../../ui/stepper.tsx'

export interface BuyBoxProps {
  /** With everything chosen: its price is what a piece costs. */
  product: PreparedProduct
  /** The latest word of the store room. */
  stock: StockItem | undefined
  qty: number
  onQty: (qty: number) => void
  onAdd: () => void
  isAdding: boolean
}

/** Quantity and the button; on a phone it stays at the lower edge. Behaviour 5.2. */
export function BuyBox({ product, stock, qty, onQty, onAdd, isAdding }: BuyBoxProps) {
  const t = useMessages()
  const price = usePrice()
  const { tax } = useStoreView()
  const isGrouped = product.type_id === 'grouped'
  const max = isGrouped ? undefined : (maximumQuantity(stock) ?? undefined)
  const isOut = !isGrouped && stock?.is_in_stock === false

  return (
    <div className="buy-box">
      {!isGrouped && (
        <Stepper
          value={qty}
          max={isOut ? undefined : max}
          disabled={isOut}
          label={t('product.quantity')}
          decreaseLabel={t('product.less')}
          increaseLabel={t('product.more')}
          error={max !== undefined && !isOut && qty > max ? t('product.quantityBelow', { quantity: max }) : undefined}
          onChange={onQty}
        />
      )}
      <Button
        size="large"
        icon={<Icon of={ShoppingBag} />}
        busy={isAdding}
        disabled={isOut || (max !== undefined && qty > max)}
        onClick={onAdd}
        className="buy-button"
      >
        {isOut ? t('product.outOfStock') : t('cart.add')}
        <span className="buy-price amounts" aria-hidden>
          {isOut || isGrouped ? '' : price(rowPrice(shownPrice(product, tax).now, qty))}
        </span>
      </Button>
      <noscript>
        <p>{t('product.needsScript')}</p>
      </noscript>
    </div>
  )
}
