import { openSearches, type Searches } from '../../offline/collections/searches.ts'
import { openOffline } from '../../offline/open-offline.ts'
import type { Api } from '../../shell/api/api-client.ts'

/** What this device searched for; only in the browser. */
export function openSearchMemory(api: Api, storeCode: string): Searches {
  return openSearches(openOffline({ api, storeCode }))
}
