import type { Attribute } from '@meerkat/contract/attribute'
import { attributeText } from '@meerkat/domain/format/attribute-text'
import { findUnitPrice } from '@meerkat/domain/pricing/unit-price'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import { usePrice } from '../../shell/format.ts'
import { useWords } from '../../shell/words.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Price } from '../../ui/price.tsx'

export interface ProductPriceProps {
  product: PreparedProduct
  attributes: readonly Attribute[]
}

/** What it costs, what it did, what a kilogram costs, and that tax is in it. Behaviour 4.1. */
export function ProductPrice({ product, attributes }: ProductPriceProps) {
  const t = useWords()
  const price = usePrice()
  const now = product.price_incl_tax ?? product.price
  const original = product.original_price_incl_tax ?? 0
  const isReduced = Boolean(product.special_price_incl_tax) && original > now
  const packsize = attributes.find(({ attribute_code }) => attribute_code === 'packsize')
  const unit = packsize ? findUnitPrice(now, attributeText(packsize, product['packsize'])) : null

  return (
    <div className="product-price">
      <p>
        <Price
          size="page"
          now={price(now)}
          before={isReduced ? price(original) : undefined}
          nowLabel={t('price.now')}
          beforeLabel={t('price.before')}
        />
        {isReduced && <Badge tone="sale">{t('product.saving', { amount: price(original - now) })}</Badge>}
      </p>
      <p className="product-price-note">
        {product.type_id === 'grouped' ? t('product.setPrice') : t('product.taxIncluded')}
        {unit && <span className="amounts"> · {t(`tile.per.${unit.unit}`, { amount: price(unit.price) })}</span>}
      </p>
    </div>
  )
}
