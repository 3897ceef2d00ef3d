import type { StoreView } from '@meerkat/contract/store-config'
import { openProductLists } from '../../offline/collections/product-lists.ts'
import { openOffline } from '../../offline/open-offline.ts'
import type { Api } from '../../shell/api/api-client.ts'
import { createLists, type Lists } from './create-lists.ts'
import { listsStore } from './lists-context.ts'

/** The lists on this browser's storage, updated when other tabs change them. */
export async function openLists(api: Api, { storeCode }: StoreView): Promise<Lists> {
  const { storage, channel } = openOffline({ api, storeCode })
  const collection = openProductLists(storage, channel)
  const lists = createLists(collection, listsStore)
  collection.subscribe(() => void lists.load({ force: true }))
  await lists.load()
  return lists
}
