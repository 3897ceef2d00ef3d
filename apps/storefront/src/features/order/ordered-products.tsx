import type { Order } from '@meerkat/contract/order'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import { shownOptions } from '@meerkat/domain/cart/lines/shown-options'
import { lineLink } from '@meerkat/domain/urls/line-link'
import { Picture } from '../../shell/images/picture.tsx'
import { SHAPES } from '../../shell/images/picture-sources.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useCatalogueLang, useLocale, useStoreView } from '../../shell/store-view/store-view.tsx'

export interface OrderedProductsProps {
  products: Order['products']
  /** The lines of the cart that became the order; a product that is not among them has neither picture nor link. */
  lines: readonly CartItem[]
}

/** What was ordered, with the chosen options and pictures that lead to the products. */
export function OrderedProducts({ products, lines }: OrderedProductsProps) {
  const t = useMessages()
  const view = useStoreView()
  const lang = useCatalogueLang()
  const locale = useLocale()
  return (
    <ul className="thank-you-lines">
      {products.map((product, at) => {
        const line = lines.find((line) => isSameLine(line, product))
        const href = line && lineLink(line, view)
        const name = product.name ?? product.sku
        return (
          <li key={`${at} ${product.sku}`}>
            {/* Hidden from keyboard and screen readers: the name beside it is the same link. */}
            <a href={href} tabIndex={-1} aria-hidden className="order-line-picture">
              <Picture path={line?.image} shape={SHAPES.thumbnail} alt="" sizes="4rem" />
            </a>
            <span>
              <span className="amounts text-ink-soft">{t('checkout.pieces', { qty: product.qty })}</span>{' '}
              {href ? (
                <a href={href} lang={lang} className="order-line-name">
                  {name}
                </a>
              ) : (
                <span lang={lang} className="order-line-name">
                  {name}
                </span>
              )}
              {(line ? shownOptions(line, locale) : []).map(({ label, value }) => (
                <span key={label} className="block text-sm text-ink-soft">
                  {label} {value}
                </span>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
