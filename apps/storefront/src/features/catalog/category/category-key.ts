import type { StoreView } from '@meerkat/contract/store-config'

/** How the address names a category. Spec §2: url-key, slug and id only; `path` is the dispatcher's. */
export type CategoryKey = { slug: string } | { path: string } | { id: number }

/** Where the category is in the query cache. */
export function toCategoryKey({ storeCode }: Pick<StoreView, 'storeCode'>, key: CategoryKey) {
  return ['category', storeCode, key] as const
}
