import { slugify } from './slugify.ts'

interface Named {
  readonly id: number
  readonly name: string
  readonly slug?: string | undefined
  readonly url_key?: string | undefined
}

/**
 * The name of a product or category in a URL: its slug, else its `url_key`, else its name and id. docs/behaviour/products.md §2.2,
 * docs/behaviour/categories.md §11.
 */
export function entitySlug({ slug, url_key, name, id }: Named): string {
  return slug || url_key || `${slugify(name)}-${id}`
}
