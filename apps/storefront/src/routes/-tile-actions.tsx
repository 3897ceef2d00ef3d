import { type ComponentType, type MouseEvent, useState } from 'react'
import { AddToCart } from '../features/cart/screens/add-to-cart.tsx'
import { ChooseOption } from '../features/catalog/tiles/choose-option.tsx'
import type { Tile } from '../features/catalog/tiles/tile.ts'
import { ListToggles } from '../features/lists/list-toggles.tsx'
import { useMessages } from '../shell/messages/messages.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { ChooseSheetProps } from './-choose-sheet.tsx'

const PHONE = '(max-width: 47.99rem)'

/** The actions of a tile, from cart, wishlist and comparison. A product that needs a choice links to its page instead. */
export function tileActions(tile: Tile) {
  const { id, isReady, name, isOut } = tile
  return (
    <>
      {isOut ? <Details tile={tile} /> : isReady ? <AddToCart id={id} name={name} /> : <Choose tile={tile} />}
      <ListToggles product={{ id, name }} />
    </>
  )
}

/** A sold-out product: its page has alternatives and the form for a mail. */
function Details({ tile: { name, href } }: { tile: Tile }) {
  const t = useMessages()
  const label = t('tile.details')
  return (
    <ButtonLink href={href} variant="secondary" size="small" aria-label={`${label}: ${name}`}>
      {label}
    </ButtonLink>
  )
}

/** On a phone the variants are offered in a sheet; elsewhere, and for products with other choices, on the product page. */
function Choose({ tile }: { tile: Tile }) {
  const [Sheet, setSheet] = useState<ComponentType<ChooseSheetProps> | null>(null)

  function handleClick(event: MouseEvent) {
    if (!tile.sizes || !matchMedia(PHONE).matches) return
    event.preventDefault()
    import('./-choose-sheet.tsx').then(
      ({ ChooseSheet }) => setSheet(() => ChooseSheet),
      () => location.assign(tile.href),
    )
  }

  return (
    <>
      <ChooseOption name={tile.name} href={tile.href} onClick={handleClick} />
      {Sheet && <Sheet tile={tile} onClose={() => setSheet(null)} />}
    </>
  )
}
