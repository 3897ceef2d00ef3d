import { AddToCart } from '../features/cart/add-to-cart.tsx'
import { ChooseOption } from '../features/catalog/choose-option.tsx'
import type { Tile } from '../features/catalog/tile.ts'

/** What can be done from a tile, where the features of catalogue and cart meet: a product that needs a choice leads to its page. */
export function tileActions({ sku, name, href, isOut }: Tile) {
  if (isOut) return null
  return sku !== undefined ? <AddToCart sku={sku} name={name} /> : <ChooseOption name={name} href={href} />
}
