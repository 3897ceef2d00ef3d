import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import { piecePrice } from '@meerkat/domain/cart/totals/line-price'
import { lineLink } from '@meerkat/domain/urls/line-link'
import type { ReactNode } from 'react'
import { useOnline } from '../../../offline/network/use-online.ts'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useCharge, usePrice } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { useCart } from '../cart-context.ts'
import { LineOptions } from '../lines/line-options.tsx'
import { FreeDelivery } from '../totals/free-delivery.tsx'
import { shownTotals } from '../totals/shown-totals.ts'
import { nameOf } from './cart-notice.ts'

export interface AddedPanelProps {
  /** The line as it was added; the cart may hold more of it. */
  line: CartItem
  /** Further products, passed in by the route. */
  children?: ReactNode
}

/** What was added, what the cart costs now, and how much is missing for free delivery. docs/behaviour/cart.md §1.8. */
export function AddedPanel({ line: added, children }: AddedPanelProps) {
  const t = useMessages()
  const price = usePrice()
  const charge = useCharge()
  const isOnline = useOnline()
  const view = useStoreView()
  const cart = useCart((state) => state)
  const line = cart.lines.find((other) => isSameLine(other, added)) ?? added
  return (
    <div className="added-panel">
      <a href={lineLink(line, view)} tabIndex={-1} aria-hidden className="added-picture">
        <Picture path={line.image} shape={SHAPES.thumbnail} alt="" sizes="4rem" />
      </a>
      <div>
        <a href={lineLink(line, view)} className="added-name">
          {nameOf(line)}
        </a>
        <LineOptions line={line} />
        <p className="amounts text-ink-soft">
          {line.qty} × {charge(piecePrice(line, { online: isOnline, display: view.tax }))}
        </p>
      </div>
      <p className="added-total">
        {t('cart.grandTotal')} <strong className="amounts">{price(shownTotals(cart, { isOnline, view }).money.total)}</strong>
      </p>
      <FreeDelivery />
      {children}
    </div>
  )
}
