import type { Review } from '@meerkat/contract/review'
import type { PlannedProduct } from '../plan/planned-product.ts'

export function writeReviews(_products: readonly PlannedProduct[], _asOf: string): Review[] {
  return []
}
