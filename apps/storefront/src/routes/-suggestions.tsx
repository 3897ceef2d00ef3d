import { useQueries, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCart } from '../features/cart/cart-context.ts'
import { interleave } from '../features/catalog/tiles/mix-tiles.ts'
import { ProductRail, type ProductRailProps } from '../features/catalog/tiles/product-rail.tsx'
import { railQuery } from '../features/catalog/tiles/rail.ts'
import { linkedQuery } from '../features/catalog/tiles/related.ts'
import { openedLists, useLists } from '../features/lists/lists-context.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { useRoomBelow } from '../ui/use-room-below.ts'
import { PicksRail } from './-picks-rail.tsx'
import { RecentlyViewed } from './-recently-viewed.tsx'
import { tileActions } from './-tile-actions.tsx'

/** One request for each. */
const MAX_ASKED = 3
const MAX_SHOWN = 8
/** Fewer leave most of a row empty on a desktop. */
const ENOUGH_VIEWED = 4

export function CartSuggestions() {
  return <Suggestions listed={useCart(({ lines }) => lines)} />
}

export function WishlistSuggestions() {
  return <Suggestions listed={useLists(({ wishlist }) => wishlist)} />
}

interface SuggestionsProps {
  /** The products of the list above, the newest last. */
  listed: readonly { id?: number | undefined; sku: string; parentSku?: string | undefined }[]
}

/** Below the products of the cart or the wishlist, or below an empty one. docs/behaviour/cart.md §1.8. */
function Suggestions({ listed }: SuggestionsProps) {
  return listed.length === 0 ? <EmptyListSuggestions /> : <GoesWithList listed={listed} />
}

/** The products that were viewed on this device; the shop's own selection as long as they are few. */
export function EmptyListSuggestions() {
  const loaded = useLists((state) => state.loaded)
  const viewed = useLists((state) => state.recent.length)
  useEffect(() => void openedLists().catch(() => undefined), [])
  if (!loaded) return null
  return (
    <div className="grid grid-cols-1 gap-12">
      {viewed > 0 && <RecentlyViewed />}
      {viewed < ENOUGH_VIEWED && <Picks />}
    </div>
  )
}

/** The page is already shown: a footer that the shopper has scrolled to must not move. */
function Picks({ kind }: Pick<ProductRailProps, 'kind'>) {
  const { context } = useRouter().options
  const { data: tiles = [] } = useQuery(railQuery(context, 'picks'))
  const { place, hasRoom } = useRoomBelow(tiles.length > 0)
  return hasRoom ? <PicksRail {...(kind && { kind })} /> : <div ref={place} hidden />
}

/**
 * What the newest products of the list link to and it does not hold yet, otherwise the shop's own selection. It stays as it was when the page
 * was opened: a shelf that changes under the finger adds something else.
 */
function GoesWithList({ listed }: SuggestionsProps) {
  const t = useMessages()
  const { context } = useRouter().options
  const [products] = useState(listed)
  const asked = [...new Set(products.map(({ sku, parentSku = sku }) => parentSku))].slice(-MAX_ASKED)
  const { linked, isPending } = useQueries({
    queries: asked.map((sku) => linkedQuery(context, sku)),
    combine: (answers) => ({ linked: answers.map(({ data = [] }) => data), isPending: answers.some((answer) => answer.isPending) }),
  })
  const { place, hasRoom } = useRoomBelow(!isPending)
  if (!hasRoom) return <div ref={place} hidden />
  const isHeld = new Set(products.map(({ id }) => id))
  const tiles = interleave(linked).filter(({ id, isOut }) => !isOut && !isHeld.has(id))
  if (tiles.length === 0) return <Picks kind="shelf" />
  return <ProductRail title={t('product.related')} tiles={tiles.slice(0, MAX_SHOWN)} actions={tileActions} kind="shelf" />
}
