import { NO_IMAGE } from '@meerkat/contract/image'
import type { Product } from '@meerkat/contract/product'

/** The images of a page without duplicates: first the chosen variant's own, then the gallery. docs/behaviour/products.md §2.5. */
export function listPictures(shown: Pick<Product, 'image'>, document: Pick<Product, 'image' | 'media_gallery'>): string[] {
  const gallery = [...(document.media_gallery ?? [])].sort((a, b) => a.pos - b.pos).map(({ image }) => image)
  const paths = [shown.image, document.image, ...gallery]
  return [...new Set(paths.filter((path) => path !== null && path !== undefined).filter((path) => path !== '' && path !== NO_IMAGE))]
}
