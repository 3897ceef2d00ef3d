import type { StoresFile, StoreView } from '@meerkat/contract/store-config'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { removeStoreCode, storeCodeFromPath } from '@meerkat/domain/store-views/store-code-from-path'
import file from '../../../../../config/stores.json' with { type: 'json' }

// Not parsed again: the server parses this file with `StoresFile` before it starts, and the browser gets what was built from it.
export const stores = file as unknown as StoresFile

/** Every store view with its full settings, the default one first. Spec §2. */
export const storeViews = resolveStoreViews(stores) as unknown as readonly StoreView[]

/** The store view that an address belongs to, and the address within it. Behaviour 8.4. */
export function findStoreView(pathname: string): { view: StoreView; path: string } {
  const code = storeCodeFromPath(pathname, storeViews)
  const view = storeViews.find(({ storeCode }) => storeCode === code) ?? storeViews[0]!
  return { view, path: pathname === view.url ? '/' : removeStoreCode(pathname, view.url.slice(1)) }
}
