import { shopLogo } from 'virtual:settings'
import { Mark } from '../../ui/mark.tsx'

/** Whether the shop has a logo, which contains its name; Meerkat's mark is shown beside the name. */
export const hasLogo = shopLogo !== null

/** The logo of the shop, or Meerkat's mark. Decoration: the name of the shop is near. */
export function ShopMark() {
  return shopLogo === null ? <Mark /> : <img src={shopLogo} alt="" className="mark shop-logo" />
}
