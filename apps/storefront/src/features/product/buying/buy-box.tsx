import type { StockItem } from '@meerkat/contract/stock'
import { rowPrice } from '@meerkat/domain/pricing/row-price'
import { shownPrice } from '@meerkat/domain/pricing/shown-price'
import { atQuantity } from '@meerkat/domain/pricing/tier-prices'
import { checkQuantity, quantityRule } from '@meerkat/domain/stock/check-quantity'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { quantityMessage } from '../../../shell/messages/quantity-message.ts'
import { useCharge, usePrice } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stepper } from '../../../ui/stepper.tsx'

export interface BuyBoxProps {
  /** The product with all options applied; its price is the price per item. */
  product: PreparedProduct
  /** From the product document; a chosen variant overrides it. */
  id: number
  /** The latest known stock. */
  stock: StockItem | undefined
  qty: number
  onQty: (qty: number) => void
  onAdd: () => void
  isAdding: boolean
}

/** Quantity and add-to-cart button; on a phone fixed to the bottom edge. docs/behaviour/stock.md §5.2. */
export function BuyBox({ product, id, stock, qty, onQty, onAdd, isAdding }: BuyBoxProps) {
  const t = useMessages()
  const price = usePrice()
  const charge = useCharge()
  const { tax } = useStoreView()
  const isGrouped = product.type_id === 'grouped'
  // The price of a bundle is zero before anything is chosen: do not call it free.
  const isBundle = product.type_id === 'bundle'
  const { minimum, maximum, step } = quantityRule(stock)
  const verdict = checkQuantity(qty, stock)
  // A sold-out product has no button: its page offers alternatives and a mail when it is back.
  if (!isGrouped && stock?.is_in_stock === false) return null

  return (
    <div className="buy-box">
      {!isGrouped && (
        <Stepper
          value={qty}
          min={minimum}
          max={maximum ?? undefined}
          step={step}
          label={t('product.quantity')}
          decreaseLabel={t('product.less')}
          increaseLabel={t('product.more')}
          error={quantityMessage(verdict, t)}
          onChange={onQty}
        />
      )}
      <Button
        size="large"
        icon={<Icon of={ShoppingBag} />}
        busy={isAdding}
        disabled={!isGrouped && verdict.kind !== 'ok'}
        onClick={onAdd}
        data-add={id}
        className="buy-button"
      >
        {t('cart.add')}
        <span className="buy-price amounts" aria-hidden>
          {isGrouped ? '' : (isBundle ? price : charge)(rowPrice(shownPrice(atQuantity(product, qty), tax).now, qty))}
        </span>
      </Button>
      <noscript>
        <p>{t('product.needsScript')}</p>
      </noscript>
    </div>
  )
}
