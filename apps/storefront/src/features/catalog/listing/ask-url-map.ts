import type { ResultOf } from '@meerkat/contract/endpoint'
import { mapUrl } from '@meerkat/contract/url-map'
import type { Api } from '../../../shell/api/api-client.ts'
import { shopperGroup } from '../../../shell/session/shopper-group.ts'

/**
 * Only the target of the path is asked for: its page loads product, members and variant. So nothing is added to the document, and the
 * variant of the address is named for servers that choose by it. Spec §7.
 */
const OPTIONS = {
  prefetchGroupProducts: false,
  assignProductConfiguration: false,
  populateRequestCacheTags: false,
  setProductErrors: false,
  fallbackToDefaultWhenNoAvailable: true,
  separateSelectedVariant: false,
  setConfigurableProductOptions: false,
  filterUnavailableVariants: false,
}

/** Loaded on demand, to keep the request and its schemas out of the first bundle. */
export async function askUrlMap(api: Api, path: string, childSku?: string): Promise<ResultOf<typeof mapUrl>> {
  const filters = childSku === undefined ? {} : { filters: { sku: childSku } }
  const body = { url: path, includeFields: ['parentSku'], excludeFields: [], options: OPTIONS, ...filters, ...shopperGroup() }
  return api.call(mapUrl, { body })
}
