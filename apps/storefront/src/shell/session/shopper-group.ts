import { hasGroupPrices } from '@meerkat/domain/pricing/has-group-prices'
import { shop, storeViews } from '../store-view/stores.ts'
import { sessionStore } from './session.ts'

/** The token that proves a customer's group to the catalogue; nothing for guests, or without group prices. Spec §6. */
export interface ShopperGroup {
  readonly groupId?: number
  readonly groupToken?: string
}

export function shopperGroup(): ShopperGroup {
  const { group_id: groupId, groupToken } = (groupsPayDifferently() && sessionStore.getState().user) || {}
  return groupId !== undefined && groupToken ? { groupId, groupToken } : {}
}

export function groupsPayDifferently(): boolean {
  return hasGroupPrices(shop, storeViews)
}
