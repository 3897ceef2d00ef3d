import type { Attribute } from '@meerkat/contract/attribute'
import { attributeText } from '@meerkat/domain/format/attribute-text'
import { type PriceDisplay, shownPrice } from '@meerkat/domain/pricing/shown-price'
import { findPackSize } from '@meerkat/domain/pricing/unit-price'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import type { FeedingSectionProps } from './feeding-section.tsx'

/** Content and price of the chosen pack of food. */
export function findPack(product: PreparedProduct, attributes: readonly Attribute[], tax: PriceDisplay): FeedingSectionProps['pack'] {
  const packsize = product.feeding_guide && attributes.find(({ attribute_code }) => attribute_code === 'packsize')
  const label = packsize ? attributeText(packsize, product['packsize']) : ''
  const size = findPackSize(label)
  return size?.unit === 'kg' ? { label, grams: size.quantity * 1000, price: shownPrice(product, tax).now } : null
}
