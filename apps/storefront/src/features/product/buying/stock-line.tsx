import type { Product } from '@meerkat/contract/product'
import type { StockItem } from '@meerkat/contract/stock'
import { lowQuantity } from '@meerkat/domain/stock/low-quantity'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Download from 'lucide-react/icons/download'
import PackageCheck from 'lucide-react/icons/package-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import Video from 'lucide-react/icons/video'
import type { ReactNode } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { useHref } from '../../../shell/store-view/href.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { useMethodLabel } from '../../../shell/store-view/use-method-label.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface StockLineProps {
  type: Product['type_id']
  /** A medicine that shoppers may not send back in some store views. */
  isMedicine: boolean
  /** Made for one shopper, and therefore not returned. */
  isMadeToOrder: boolean
  stock: StockItem | undefined
  /** What was in stock may be sold by now. docs/behaviour/stock.md §5.2. */
  isUnsure: boolean
  /** Shows the delivery date, or `method` until the date is known. */
  renderDelivery: (method: string) => ReactNode
  /** Shown beside the note that the product is sold out. */
  instead?: ReactNode
}

/** Availability and delivery. Uses icon and text, never colour alone. */
export function StockLine({ type, isMedicine, isMadeToOrder, stock, isUnsure, renderDelivery, instead }: StockLineProps) {
  // Services and downloads have no physical stock.
  const isCarried = type !== 'virtual' && type !== 'downloadable'
  return (
    <ul className="stock-line">
      {type !== 'grouped' && (isCarried || stock?.is_in_stock === false) && (
        <StockState stock={stock} isUnsure={isUnsure} instead={instead} />
      )}
      {/* A sold-out product has no delivery date. */}
      {!(isCarried && stock?.is_in_stock === false) && <Delivery {...{ type, isMedicine, isMadeToOrder, renderDelivery }} />}
    </ul>
  )
}

function StockState({ stock, isUnsure, instead }: Pick<StockLineProps, 'stock' | 'isUnsure' | 'instead'>) {
  const t = useMessages()
  const qty = lowQuantity(stock)
  if (stock?.is_in_stock === false) {
    return (
      <li className="stock-out">
        <Icon of={CircleX} /> {t('tile.out')}
        {instead}
      </li>
    )
  }
  if (!isUnsure && qty !== null) {
    return (
      <li className="stock-low">
        <Icon of={TriangleAlert} /> {t('tile.low', { qty })}
      </li>
    )
  }
  return (
    <li className="stock-in">
      <Icon of={CircleCheck} /> {t(isUnsure ? 'product.inStockLast' : 'product.inStock')}
    </li>
  )
}

type DeliveryProps = Pick<StockLineProps, 'type' | 'isMedicine' | 'isMadeToOrder' | 'renderDelivery'>

function Delivery({ type, isMedicine, isMadeToOrder, renderDelivery }: DeliveryProps) {
  const t = useMessages()
  const price = usePrice()
  const href = useHref()
  const { shipping, returns } = useStoreView()
  const label = useMethodLabel()
  if (type === 'virtual') {
    return (
      <li>
        <Icon of={Video} /> {t('product.virtual')}
      </li>
    )
  }
  if (type === 'downloadable') {
    return (
      <li>
        <Icon of={Download} /> {t('product.downloadable')}
      </li>
    )
  }
  const standard = shipping.find((rate) => rate.default) ?? shipping[0]
  if (!standard) return null
  return (
    <>
      <li>{renderDelivery(t('product.delivery', { carrier: label(standard.carrier_title), method: label(standard.method_title) }))}</li>
      {standard.freeFrom !== undefined && (
        <li>
          <Icon of={PackageCheck} /> {t('frame.freeDelivery', { amount: price(standard.freeFrom) })}
        </li>
      )}
      {returns && returns.days > 0 && !isMadeToOrder && !(isMedicine && returns.excludeScheduledMedicine) && (
        <li>
          <Icon of={Undo2} /> <a href={href('/warranty-returns')}>{t('product.returns', { days: returns.days })}</a>
        </li>
      )}
    </>
  )
}
