import type { StoreView } from '@meerkat/contract/store-config'
import { openProductLists } from '../../offline/collections/product-lists.ts'
import { openOffline } from '../../offline/open-offline.ts'
import type { Api } from '../../shell/api/api-client.ts'
import { sessionStore } from '../../shell/session/session.ts'
import { hasOwnCalls } from '../../shell/store-view/stores.ts'
import { createLists, type Lists } from './create-lists.ts'
import { findProducts } from './find-products.ts'
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
