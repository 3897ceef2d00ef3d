import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { useStoreView } from './store-view.tsx'

/** Addresses within the store view: in the store view `de`, `href('/cart')` is `/de/cart`. docs/behaviour/urls.md §8.5. */
export function useHref(): (path: string) => string {
  const view = useStoreView()
  return (path) => prefixPath(path, view)
}
