import type { SavedLine } from '@meerkat/contract/saved-lines'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { toCartItem } from '@meerkat/domain/cart/lines/to-cart-item'
import { type ChosenSource, findChosenProducts } from '../find-chosen-products.ts'

/** The saved lines of another device as lines of this one, with the prices of today; without those whose product is not sold any more. */
export async function findSavedLines(source: ChosenSource, saved: readonly SavedLine[]): Promise<CartItem[]> {
  const products = await findChosenProducts(source, saved)
  return products.flatMap((product) => (product === null ? [] : [toCartItem(product, { reconfigurable: true })]))
}
