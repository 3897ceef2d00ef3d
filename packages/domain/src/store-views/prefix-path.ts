import type { StoreView } from '@meerkat/contract/store-config'

/** The part of a store view that decides the prefix of its URLs. */
export type PrefixRule = Pick<StoreView, 'storeCode' | 'appendStoreCode'>

/**
 * A path inside the store view, `/de/c/dog-food`: prefixed when the view adds its code to URLs. Spec §2, docs/behaviour/urls.md §8.5.
 */
export function prefixPath(path: string, view: PrefixRule): string {
  const withSlash = path.startsWith('/') ? path : `/${path}`
  if (view.storeCode === '' || !view.appendStoreCode) return withSlash
  return withSlash === '/' ? `/${view.storeCode}` : `/${view.storeCode}${withSlash}`
}
