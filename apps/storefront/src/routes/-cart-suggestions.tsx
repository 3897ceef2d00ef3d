import { useLists } from '../features/lists/lists-context.ts'
import { PicksRail } from './-picks-rail.tsx'
import { RecentlyViewed } from './-recently-viewed.tsx'

/** What to continue with when the cart is empty: what was viewed on this device, otherwise products of the shop. */
export function CartSuggestions() {
  const loaded = useLists((state) => state.loaded)
  const hasViewed = useLists((state) => state.recent.length > 0)
  if (!loaded) return null
  return hasViewed ? <RecentlyViewed /> : <PicksRail />
}
