import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { useStoreView } from './store-view.tsx'

/** Addresses within the store view: `href('/cart')` is `/de/cart` there. docs/behaviour/urls.md §8.5. */
export function useHref(): (path: string) => string {
  const view = useStoreView()
  return (path) => prefixPath(path, view)
}
