import { slugify } from './slugify.ts'

interface Named {
  readonly id: number
  readonly name: string
  readonly slug?: string | undefined
  readonly url_key?: string | undefined
}

/**
 * How a product or category is called in an address: its slug, else its `url_key`, else its name and id. docs/behaviour/products.md §2.2,
 * docs/behaviour/categories.md §11.
 */
export function entitySlug({ slug, url_key, name, id }: Named): string {
  return slug || url_key || `${slugify(name)}-${id}`
}
