import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { linePrice } from '@meerkat/domain/cart/totals/line-price'
import { checkQuantity, quantityRule, readTypedQuantity } from '@meerkat/domain/stock/check-quantity'
import { lineLink } from '@meerkat/domain/urls/line-link'
import Trash2 from 'lucide-react/icons/trash-2'
import { useOnline } from '../../../offline/network/use-online.ts'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { quantityMessage } from '../../../shell/messages/quantity-message.ts'
import { useCharge, usePrice, useTaxNote } from '../../../shell/store-view/format.ts'
import { useCatalogueLang, useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Price } from '../../../ui/price.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { useCart } from '../cart-context.ts'
import { nameOf } from '../notices/cart-notice.ts'
import { LineOptions } from './line-options.tsx'
import { LineUnitPrice } from './line-unit-price.tsx'
import { useLineQuantity } from './use-line-quantity.ts'

export interface CartLineProps {
  line: CartItem
  onRemove: (line: CartItem) => void
  /** Only for a line whose product has several variants. */
  onEdit?: (line: CartItem) => void
  /** Takes the line out of the cart for later. */
  onSave?: (line: CartItem) => void
  /** Called when a link is followed: closes the drawer. */
  onFollow?: () => void
}

/** One line of the cart: picture, options, price, quantity, remove button. docs/behaviour/cart.md §1.15. */
export function CartLine({ line, onRemove, onEdit, onSave, onFollow }: CartLineProps) {
  const t = useMessages()
  const price = usePrice()
  const charge = useCharge()
  const taxNote = useTaxNote()
  const view = useStoreView()
  const isOnline = useOnline()
  const { qty, change } = useLineQuantity(line)
  const stock = useCart((state) => state.stock[line.sku]) ?? line.stock
  const { minimum, maximum, step } = quantityRule(stock)
  const name = nameOf(line)
  const lang = useCatalogueLang()
  const href = lineLink(line, view)
  // The server's row total is for its own quantity: a quantity that is not sent yet is priced here.
  const isCurrent = isOnline && line.totals?.qty === qty
  const { price: now, original } = linePrice({ ...line, qty }, { online: isCurrent, display: view.tax })

  return (
    <article className="cart-line" aria-label={name}>
      <a href={href} onClick={onFollow} tabIndex={-1} aria-hidden className="cart-line-picture">
        <Picture path={line.image} shape={SHAPES.thumbnail} alt="" sizes="6rem" />
      </a>
      <div className="cart-line-text">
        <h3>
          <a href={href} onClick={onFollow} lang={lang}>
            {name}
          </a>
        </h3>
        <LineOptions line={line} />
        <LineUnitPrice line={{ ...line, qty }} online={isCurrent} />
        {line.is_in_stock === false && <p className="cart-line-fault">{t('cart.lineOutOfStock')}</p>}
        {line.is_in_stock && <p className="cart-line-stock">{t(isOnline ? 'cart.lineInStock' : 'product.inStockLast')}</p>}
        {onEdit && (
          <button type="button" className="link cart-line-edit" aria-label={t('cart.editNamed', { name })} onClick={() => onEdit(line)}>
            {t('cart.edit')}
          </button>
        )}
        {onSave && (
          <button
            type="button"
            className="link cart-line-edit"
            aria-label={t('cart.saved.saveNamed', { name })}
            onClick={() => onSave(line)}
          >
            {t('cart.saved.save')}
          </button>
        )}
      </div>
      <p className="cart-line-price amounts">
        <Price
          now={charge(now)}
          before={original === null ? undefined : price(original)}
          nowLabel={t('price.now')}
          beforeLabel={t('price.before')}
        />
        {taxNote && <small className="block text-ink-soft">{taxNote}</small>}
      </p>
      <div className="cart-line-actions">
        <Stepper
          value={qty}
          // A minus sign is taken for a typing error, and 0 is left to the remove button. docs/behaviour/cart.md §1.10.
          onChange={(typed) => change(readTypedQuantity(String(typed)) ?? qty)}
          invalid={t('cart.notWhole')}
          min={minimum}
          max={maximum ?? undefined}
          step={step}
          label={t('cart.quantityOf', { name })}
          decreaseLabel={t('cart.oneLess', { name })}
          increaseLabel={t('cart.oneMore', { name })}
          error={quantityMessage(checkQuantity(qty, stock), t)}
        />
        <IconButton label={t('cart.remove', { name })} icon={<Icon of={Trash2} />} onClick={() => onRemove(line)} />
      </div>
    </article>
  )
}
