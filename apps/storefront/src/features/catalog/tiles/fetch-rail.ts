import type { Product } from '@meerkat/contract/product'
import type { SearchQueryInput } from '@meerkat/contract/search'
import {
  alternativesQuery,
  bestsellersQuery,
  inStockQuery,
  inspirationsQuery,
  newProductsQuery,
  recommendationsQuery,
} from '@meerkat/domain/categories/named-queries'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { type MenuItem, menuTreeQuery } from '../../../shell/navigation/menu.ts'
import { shop } from '../../../shell/store-view/stores.ts'
import { labelsQuery } from '../filters/labels.ts'
import type { ListDeps } from '../listing/listing.ts'
import { interleave, spreadBrands } from './mix-tiles.ts'
import type { RailLink, RailName } from './rail.ts'
import { type Tile, tileFields, toTile } from './tile.ts'

const QUERIES = { new: newProductsQuery, bestsellers: bestsellersQuery, inspirations: inspirationsQuery } as const
const RELATED_SIZE = 8
const ALTERNATIVES = 4

export async function fetchRail(deps: ListDeps, name: RailName): Promise<Tile[]> {
  const { home } = deps.view
  const fetchList = (list: keyof typeof QUERIES) => fetchTiles(deps, QUERIES[list](home), home.listSize)
  if (name !== 'picks') return fetchList(name)
  const lists = await Promise.all([fetchList('bestsellers'), fetchList('new'), fetchList('inspirations')])
  return spreadBrands(interleave(lists)).slice(0, home.listSize)
}

export async function fetchRailLinks({ api, queryClient, view }: ListDeps, category: string): Promise<RailLink[]> {
  const departments = await queryClient.ensureQueryData(menuTreeQuery(api, view))
  return departments.flatMap((department) => {
    const found = findNamed(department, category)
    return found ? [{ name: department.name, href: found.href }] : []
  })
}

function findNamed({ children }: MenuItem, name: string): MenuItem | undefined {
  for (const child of children) {
    const found = child.name === name ? child : findNamed(child, name)
    if (found) return found
  }
  return undefined
}

/** Related products: those linked by the product, otherwise others of its most specific categories. Empty without either. */
export async function fetchRelated(
  deps: ListDeps,
  product: Pick<Product, 'id' | 'product_links' | 'category' | 'category_ids'>,
): Promise<Tile[]> {
  const query = recommendationsQuery(product, 'related', shop.stock)
  if (query === null) return []
  const tiles = await fetchTiles(deps, query, RELATED_SIZE + 1)
  return tiles.filter(({ id }) => id !== product.id).slice(0, RELATED_SIZE)
}

/** The products that the product with this sku links to; none of its categories. */
export async function fetchLinked(deps: ListDeps, sku: string): Promise<Tile[]> {
  const { api, view } = deps
  const query = { _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }] }
  const { items } = await searchEntities<Product>(api, view, { entity: 'product', query, size: 1, include: ['id', 'product_links'] })
  return items[0] ? fetchRelated(deps, items[0]) : []
}

/** Products to buy instead of a sold-out one: one row. */
export async function fetchAlternatives(deps: ListDeps, product: Pick<Product, 'id' | 'category'>): Promise<Tile[]> {
  const query = alternativesQuery(product)
  if (query === null) return []
  const tiles = await fetchTiles(deps, query, ALTERNATIVES + 1)
  return tiles.filter(({ id }) => id !== product.id).slice(0, ALTERNATIVES)
}

/** At most `size` products, taken from these categories in turn; leaves out the ids in `without`. */
export async function fetchMixed(deps: ListDeps, categoryIds: readonly number[], { without, size }: Mix): Promise<Tile[]> {
  const lists = await Promise.all(categoryIds.map((id) => fetchTiles(deps, inStockQuery(id), size + without.size)))
  const fresh = lists.map((tiles) => tiles.filter(({ id }) => !without.has(id)))
  return interleave(fresh).slice(0, size)
}

export interface Mix {
  readonly without: ReadonlySet<number>
  readonly size: number
}

async function fetchTiles(deps: ListDeps, query: SearchQueryInput, size: number): Promise<Tile[]> {
  const { api, queryClient, view, i18n } = deps
  const [attributes, { items }] = await Promise.all([
    queryClient.ensureQueryData(labelsQuery(deps)),
    searchEntities<Product>(api, view, { entity: 'product', query, size, include: tileFields(view) }),
  ])
  return items.map((product) => toTile(product, { view, attributes, locale: i18n.locale }))
}
