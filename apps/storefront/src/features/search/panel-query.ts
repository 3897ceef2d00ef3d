import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { textQuery } from '@meerkat/domain/categories/text-query'
import { categoryLink } from '@meerkat/domain/urls/category-link'
import { productLink } from '@meerkat/domain/urls/product-link'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shell/api-client.ts'
import { searchEntities } from '../../shell/catalog-search.ts'
import { stores } from '../../shell/stores.ts'

/** What the panel shows of a product. */
export interface FoundProduct {
  id: number
  name: string
  href: string
  image: string | null
  price: number
  priceBefore?: number
}

export interface PanelAnswer {
  products: FoundProduct[]
  /** The categories that occur most among the hits. */
  categories: { id: number; name: string; href: string }[]
  total: number
}

const SHOWN_PRODUCTS = 6
const SHOWN_CATEGORIES = 4
const FIELDS = [
  'id sku name type_id url_path url_key slug image category',
  'price price_incl_tax original_price_incl_tax special_price',
].flatMap((fields) => fields.split(' '))

export const MINIMUM_LETTERS = stores.shop.search.minimumTermLength

/** A term of too few letters is not searched. Spec §5. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= MINIMUM_LETTERS
}

/** Results as one types. Behaviour 10.3 Panel. */
export function panelQuery(api: Api, view: StoreView, text: string) {
  return queryOptions({
    queryKey: ['search-panel', view.storeCode, text],
    meta: { embed: false },
    queryFn: async ({ signal }): Promise<PanelAnswer> => {
      const { items, total } = await searchEntities<Product>(api, view, {
        entity: 'product',
        // The last word is still being typed.
        query: { ...textQuery({ text }, stores.shop.stock), _searchMode: 'prefix' },
        size: stores.shop.search.panelSize,
        include: FIELDS,
        signal,
      })
      return {
        products: items.slice(0, SHOWN_PRODUCTS).map((product) => toFound(product, view)),
        categories: countCategories(items, view),
        total,
      }
    },
  })
}

function toFound(product: Product, view: StoreView): FoundProduct {
  const { id, name, image, price, price_incl_tax, special_price, original_price_incl_tax } = product
  return {
    id,
    name,
    href: productLink(product, view),
    image: image ?? null,
    price: price_incl_tax ?? price,
    ...(special_price && original_price_incl_tax && { priceBefore: original_price_incl_tax }),
  }
}

function countCategories(products: readonly Product[], view: StoreView): PanelAnswer['categories'] {
  const counts = new Map<number, { count: number; name: string; href: string }>()
  for (const { category = [] } of products) {
    for (const { category_id: id, name, slug, path } of category) {
      const known = counts.get(id) ?? { count: 0, name, href: categoryLink({ id, name, slug, url_path: path }, view) }
      counts.set(id, { ...known, count: known.count + 1 })
    }
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, SHOWN_CATEGORIES)
    .map(([id, { name, href }]) => ({ id, name, href }))
}
