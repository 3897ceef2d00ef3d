import type { ShopConfig, StoreView } from '@meerkat/contract/store-config'
import { isTaxedByGroup } from '../tax/find-tax-group.ts'

/** Whether what a product costs depends on who is logged in: then a token that proves the group goes with every question. Spec §6. */
export function hasGroupPrices(
  shop: { readonly products: Pick<ShopConfig['products'], 'useTierPrices'> },
  views: readonly Pick<StoreView, 'tax'>[],
): boolean {
  return shop.products.useTierPrices || views.some(({ tax }) => isTaxedByGroup(tax))
}
