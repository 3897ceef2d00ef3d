import type { PictureSource } from '@meerkat/contract/catalog-bundle'
import type { PlannedProduct } from './plan/planned-product.ts'

/** The originals of every picture that a document names. */
export function pictureSources(_products: readonly PlannedProduct[]): PictureSource[] {
  return []
}
