import { AddToCart } from '../features/cart/screens/add-to-cart.tsx'
import { ChooseOption } from '../features/catalog/tiles/choose-option.tsx'
import type { Tile } from '../features/catalog/tiles/tile.ts'
import { ListToggles } from '../features/lists/list-parts.tsx'

/** What can be done from a tile, where the features of catalogue, cart and lists meet: a product that needs a choice leads to its page. */
export function tileActions({ id, isReady, name, href, isOut }: Tile) {
  return (
    <>
      {!isOut && (isReady ? <AddToCart id={id} name={name} /> : <ChooseOption name={name} href={href} />)}
      <ListToggles product={{ id, name }} />
    </>
  )
}
