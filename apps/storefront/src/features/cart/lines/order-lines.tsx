import { linePrice, piecePrice } from '@meerkat/domain/cart/totals/line-price'
import { useOnline } from '../../../offline/network/use-online.ts'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useCharge, usePrice, useTaxNote } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { useCart } from '../cart-context.ts'
import { nameOf } from '../notices/cart-notice.ts'
import { CartTotals } from '../totals/cart-totals.tsx'
import { CouponEntry } from '../totals/coupon-entry.tsx'
import { shownTotals } from '../totals/shown-totals.ts'
import { LineOptions } from './line-options.tsx'

/** The lines of the checkout, read-only, with the totals. */
export function OrderLines() {
  const t = useMessages()
  const charge = useCharge()
  const taxNote = useTaxNote()
  const online = useOnline()
  const { tax } = useStoreView()
  const lines = useCart((state) => state.lines)
  return (
    <div className="order-lines">
      <ul>
        {lines.map((line) => (
          <li key={`${line.sku} ${line.checksum}`}>
            <span className="order-line-picture">
              <Picture path={line.image} shape={SHAPES.thumbnail} alt="" sizes="4rem" />
            </span>
            <div>
              <p className="order-line-name">{nameOf(line)}</p>
              <p className="text-ink-soft amounts">
                {t('checkout.pieces', { qty: line.qty })} {charge(piecePrice(line, { online, display: tax }))}
              </p>
              <LineOptions line={line} />
              {line.is_in_stock === false && <p className="cart-line-fault">{t('cart.lineOutOfStock')}</p>}
            </div>
            <p className="amounts">
              {charge(linePrice(line, { online, display: tax }).price)}
              {taxNote && <small className="block text-end text-ink-soft">{taxNote}</small>}
            </p>
          </li>
        ))}
      </ul>
      <CouponEntry />
      <CartTotals />
    </div>
  )
}

/** What the order costs, as one amount. */
export function OrderTotal() {
  const price = usePrice()
  const isOnline = useOnline()
  const view = useStoreView()
  const cart = useCart((state) => state)
  return <strong className="amounts">{price(shownTotals(cart, { isOnline, view }).money.total)}</strong>
}
