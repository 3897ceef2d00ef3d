import { AddToCart } from '../features/cart/screens/add-to-cart.tsx'
import { ChooseOption } from '../features/catalog/tiles/choose-option.tsx'
import type { Tile } from '../features/catalog/tiles/tile.ts'
import { ListToggles } from '../features/lists/list-parts.tsx'

/** The actions of a tile, from cart, wishlist and comparison. A product that needs a choice links to its page instead. */
export function tileActions({ id, isReady, name, href, isOut }: Tile) {
  return (
    <>
      {!isOut && (isReady ? <AddToCart id={id} name={name} /> : <ChooseOption name={name} href={href} />)}
      <ListToggles product={{ id, name }} />
    </>
  )
}
