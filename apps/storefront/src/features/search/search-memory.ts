import { openSearches, type Searches } from '../../offline/collections/searches.ts'
import { openOffline } from '../../offline/open-offline.ts'
import type { Api } from '../../shell/api/api-client.ts'

/** Recent searches of this device; browser only. */
export function openSearchMemory(api: Api, storeCode: string): Searches {
  return openSearches(openOffline({ api, storeCode }))
}
