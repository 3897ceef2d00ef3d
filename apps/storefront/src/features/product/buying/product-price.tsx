import type { Attribute } from '@meerkat/contract/attribute'
import { sourceText } from '@meerkat/domain/format/attribute-text'
import { roundMoney } from '@meerkat/domain/pricing/round-money'
import { badgePercent, shownPrice } from '@meerkat/domain/pricing/shown-price'
import { findUnitPrice } from '@meerkat/domain/pricing/unit-price'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useCharge, usePrice, useTaxNote } from '../../../shell/store-view/format.ts'
import { useHref } from '../../../shell/store-view/href.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Price } from '../../../ui/price.tsx'

export interface ProductPriceProps {
  product: PreparedProduct
  attributes: readonly Attribute[]
  /** The day on which the reduced price ends; set when that is soon. */
  lastDay?: string | undefined
}

/** Price, former price, unit price, and whether tax is included. docs/behaviour/prices.md §4.1. */
export function ProductPrice({ product, attributes, lastDay }: ProductPriceProps) {
  const t = useMessages()
  const price = usePrice()
  const charge = useCharge()
  const href = useHref()
  const taxNote = useTaxNote()
  const { tax } = useStoreView()
  const { now, before } = shownPrice(product, tax)
  const packsize = attributes.find(({ attribute_code }) => attribute_code === 'packsize')
  const unit = packsize ? findUnitPrice(now, sourceText(packsize, product['packsize'])) : null

  return (
    <div className="product-price">
      <p>
        <Price
          size="page"
          now={isSum(product) ? price(now) : charge(now)}
          before={before === null ? undefined : price(before)}
          nowLabel={t('price.now')}
          beforeLabel={t('price.before')}
        />
        {before !== null && badgePercent({ now, before }) > 0 && (
          <Badge tone="sale">{t('product.saving', { amount: price(roundMoney(before) - roundMoney(now)) })}</Badge>
        )}
      </p>
      {before !== null && lastDay && <p className="product-price-note">{t('product.offerEnds', { day: lastDay })}</p>}
      <p className="product-price-note">
        {taxNote ? (
          <NetNote product={product} taxNote={taxNote} />
        ) : product.type_id === 'grouped' ? (
          t('product.setPrice')
        ) : (
          <>
            {t('product.taxIncluded')}
            {isCarried(product) && (
              <>
                {' · '}
                <a href={href('/shipping-delivery')}>{t('product.plusDelivery')}</a>
              </>
            )}
          </>
        )}
        {unit && <span className="amounts"> · {t(`tile.per.${unit.unit}`, { amount: price(unit.price) })}</span>}
      </p>
    </div>
  )
}

/** Whether the price is the sum of the choices, and so zero before anything is chosen. */
function isSum({ type_id }: PreparedProduct): boolean {
  return type_id === 'grouped' || type_id === 'bundle'
}

/** False for services and downloads, which are not delivered. */
function isCarried({ type_id }: PreparedProduct): boolean {
  return type_id !== 'virtual' && type_id !== 'downloadable'
}

/** Shows the price with tax next to a net price, because cart and order charge it. */
function NetNote({ product, taxNote }: Pick<ProductPriceProps, 'product'> & { taxNote: string }) {
  const t = useMessages()
  const price = usePrice()
  return (
    <>
      {product.type_id === 'grouped' && `${t('product.setPriceExcl')} · `}
      {taxNote} · <span className="amounts">{t('price.inclTax', { amount: price(product.price_incl_tax) })}</span>
    </>
  )
}
