import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { openProductLists } from '../../offline/collections/product-lists.ts'
import { openOffline } from '../../offline/open-offline.ts'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'
import { sessionStore } from '../../shell/session/session.ts'
import { hasOwnCalls } from '../../shell/store-view/stores.ts'
import { createLists, type Lists } from './create-lists.ts'
import { listsStore } from './lists-context.ts'
import { syncWishlist } from './sync-wishlist.ts'

/** The lists on this browser's storage, updated when other tabs change them; the wishlist follows the account of a customer. */
export async function openLists(api: Api, view: StoreView): Promise<Lists> {
  const offline = openOffline({ api, storeCode: view.storeCode })
  const storage = openProductLists(offline.storage, offline.channel)
  const lists = createLists(storage, listsStore)
  storage.subscribe(() => void lists.load({ force: true }))
  await lists.load()
  if (!hasOwnCalls) return lists
  return syncWishlist({
    ...offline,
    storage,
    lists,
    store: listsStore,
    session: sessionStore,
    findProducts: (skus) => findProducts(api, view, skus),
  })
}

async function findProducts(api: Api, view: StoreView, skus: readonly string[]): Promise<readonly Product[]> {
  const query = { _appliedFilters: [{ attribute: 'sku', value: { in: [...skus] }, scope: 'default' }] }
  const request = { entity: 'product', query, size: skus.length, exclude: ['description', 'media_gallery'] } as const
  return (await searchEntities<Product>(api, view, request)).items
}
