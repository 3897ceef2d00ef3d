import { useLists } from '../features/lists/lists-context.ts'
import { PicksRail } from './-picks-rail.tsx'
import { RecentlyViewed } from './-recently-viewed.tsx'

/** Shown below an empty cart: the products that were viewed on this device, otherwise the shop's own selection. */
export function CartSuggestions() {
  const loaded = useLists((state) => state.loaded)
  const hasViewed = useLists((state) => state.recent.length > 0)
  if (!loaded) return null
  return hasViewed ? <RecentlyViewed /> : <PicksRail />
}
