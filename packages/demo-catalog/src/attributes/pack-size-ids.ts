import type { PlannedProduct } from '../plan/planned-product.ts'
import { comparePackSizes } from './pack-size.ts'

/** Option id of every size in use, from small to large. */
export type PackSizeIds = ReadonlyMap<string, number>

const FIRST_ID = 301

export function packSizeIds(products: readonly PlannedProduct[]): PackSizeIds {
  const sizes = new Set(products.flatMap(({ items }) => items.map(({ size }) => size)).filter((size) => size !== undefined))
  return new Map([...sizes].sort(comparePackSizes).map((size, index) => [size, FIRST_ID + index]))
}

export function packSizeId(ids: PackSizeIds, size: string): number {
  const id = ids.get(size)
  if (id === undefined) throw new RangeError(`Nothing is sold as "${size}".`)
  return id
}
