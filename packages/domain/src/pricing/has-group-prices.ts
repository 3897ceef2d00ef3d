import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { StoreView } from '@meerkat/contract/store-config'
import { isTaxedByGroup } from '../tax/find-tax-group.ts'

/** Whether prices depend on the customer group: every query then needs a token that proves the group. Spec §6. */
export function hasGroupPrices(
  shop: { readonly products: Pick<ShopConfig['products'], 'useTierPrices'> },
  views: readonly Pick<StoreView, 'tax'>[],
): boolean {
  return shop.products.useTierPrices || views.some(({ tax }) => isTaxedByGroup(tax))
}
