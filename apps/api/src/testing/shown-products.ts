import type { Product } from '@meerkat/contract/product'
import { where } from './search-by-wire.ts'

/** The filters of every list of products. Spec §5. */
export const VISIBLE = where('visibility', { in: [2, 3, 4] })
export const SOLD = where('status', { in: [0, 1] })

/** Whether a product matches both. */
export function isShown({ visibility = 0, status = 9 }: Product): boolean {
  return [2, 3, 4].includes(visibility) && [0, 1].includes(status)
}

/** The ids of documents in ascending order. */
export function idsInOrder(documents: readonly { readonly id: number }[]): number[] {
  return documents.map(({ id }) => id).toSorted((a, b) => a - b)
}
