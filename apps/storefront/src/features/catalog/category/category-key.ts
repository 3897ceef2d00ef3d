import type { StoreView } from '@meerkat/contract/store-config'

/** How a URL identifies a category. Spec §2: url-key, slug and id only; `path` is set by the URL dispatcher. */
export type CategoryKey = { slug: string } | { path: string } | { id: number }

/** Query key of the category. */
export function toCategoryKey({ storeCode }: Pick<StoreView, 'storeCode'>, key: CategoryKey) {
  return ['category', storeCode, key] as const
}
