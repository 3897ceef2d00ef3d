import { type ComponentType, type MouseEvent, useState } from 'react'
import { AddToCart } from '../features/cart/screens/add-to-cart.tsx'
import { ChooseOption } from '../features/catalog/tiles/choose-option.tsx'
import type { Tile } from '../features/catalog/tiles/tile.ts'
import { ListToggles } from '../features/lists/list-toggles.tsx'
import type { ChooseSheetProps } from './-choose-sheet.tsx'

const PHONE = '(max-width: 47.99rem)'

/** The actions of a tile, from cart, wishlist and comparison. A product that needs a choice links to its page instead. */
export function tileActions(tile: Tile) {
  const { id, isReady, name, isOut } = tile
  return (
    <>
      {isReady && !isOut ? <AddToCart id={id} name={name} /> : <Choose tile={tile} />}
      <ListToggles product={{ id, name }} />
    </>
  )
}

/** On a phone the variants are offered in a sheet; elsewhere, and for products with other choices, on the product page. */
function Choose({ tile }: { tile: Tile }) {
  const [Sheet, setSheet] = useState<ComponentType<ChooseSheetProps> | null>(null)

  function handleClick(event: MouseEvent) {
    if (!tile.sizes || tile.isOut || !matchMedia(PHONE).matches) return
    event.preventDefault()
    import('./-choose-sheet.tsx').then(
      ({ ChooseSheet }) => setSheet(() => ChooseSheet),
      () => location.assign(tile.href),
    )
  }

  return (
    <>
      <ChooseOption {...tile} onClick={handleClick} />
      {Sheet && <Sheet tile={tile} onClose={() => setSheet(null)} />}
    </>
  )
}
