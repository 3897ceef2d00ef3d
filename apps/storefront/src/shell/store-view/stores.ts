import { externalCheckout, hasOwnCalls, settings, voucherEndpoint } from 'virtual:settings'
import type { StoreView } from '@meerkat/contract/store-config'
import { removeStoreCode, storeCodeFromPath } from '@meerkat/domain/store-views/store-code-from-path'

/** The settings of the shop, parsed when the storefront was built. */
export const { shop, storeViews } = settings
export { externalCheckout, hasOwnCalls, voucherEndpoint }

/** The store view that a URL belongs to, and the path within it. docs/behaviour/urls.md §8.4. */
export function findStoreView(pathname: string): { view: StoreView; path: string } {
  const code = storeCodeFromPath(pathname, storeViews)
  const view = storeViews.find(({ storeCode }) => storeCode === code) ?? storeViews[0]!
  return { view, path: pathname === view.url ? '/' : removeStoreCode(pathname, view.url.slice(1)) }
}
