import { useEffect } from 'react'
import { useLists } from '../features/lists/lists-context.ts'
import { WishlistPanel } from '../features/lists/wishlist-panel.tsx'
import { lazyOrNothing } from '../shell/page-load/lazy-or-nothing.ts'

const fetchOwnWishlist = async () => (await import('./-own-wishlist.tsx')).OwnWishlist
const OwnWishlist = lazyOrNothing(fetchOwnWishlist)

/** The wishlist panel. The code of the list is loaded once the list has entries, so that a first visit does not load it. */
export function Wishlist() {
  const hasWishes = useLists(({ wishlist }) => wishlist.length > 0)
  useEffect(() => {
    if (hasWishes) fetchOwnWishlist().catch(() => undefined)
  }, [hasWishes])
  return <WishlistPanel items={<OwnWishlist />} />
}
