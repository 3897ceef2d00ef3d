import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import type { Aggregations } from '@meerkat/contract/search'
import type { StoreView } from '@meerkat/contract/store-config'
import { textQuery } from '@meerkat/domain/categories/text-query'
import { shownPrice } from '@meerkat/domain/pricing/shown-price'
import { brandLink } from '@meerkat/domain/urls/brand-link'
import { categoryLink } from '@meerkat/domain/urls/category-link'
import { listedProductLink, listedVariant } from '@meerkat/domain/urls/listed-product-link'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'
import { shop } from '../../shell/store-view/stores.ts'

/** A product as the panel shows it. */
export interface FoundProduct {
  id: number
  name: string
  href: string
  image: string | null
  price: number
  priceBefore?: number
}

/** Link to a category, to a brand, or to the results of one brand. */
export interface FoundGroup {
  id: number
  name: string
  href: string
}

export interface PanelAnswer {
  products: FoundProduct[]
  /** The most frequent categories among the hits. */
  categories: FoundGroup[]
  /** Brands named in the text, otherwise those with most hits. */
  brands: FoundGroup[]
  didYouMean?: string
  total: number
  /** Link to all results. */
  allHref: string
  /** From the device's catalogue, because the network did not answer. */
  isFromDevice?: true
}

export interface PanelDeps {
  api: Api
  queryClient: QueryClient
  view: StoreView
  /** URL of the results page for a term. */
  searchHref: (term: string) => string
}

const SHOWN_PRODUCTS = 6
const SHOWN_CATEGORIES = 3
const SHOWN_BRANDS = 2
const FIELDS = [
  'id sku name type_id url_path url_key slug image category',
  'price price_incl_tax original_price original_price_incl_tax special_price',
  'configurable_children.sku configurable_children.status configurable_children.price_incl_tax',
].flatMap((fields) => fields.split(' '))

/** Results while typing, from the server. docs/behaviour/search.md §10.3 Panel. */
export function panelQuery(deps: PanelDeps, text: string) {
  return queryOptions({
    queryKey: ['search-panel', deps.view.storeCode, text],
    meta: { embed: false },
    queryFn: ({ signal }) => findPanel(deps, text, signal),
  })
}

/** Results for a text that is still being typed. The device's own catalogue answers in a few milliseconds. */
export async function findPanel(
  { api, queryClient, view, searchHref }: PanelDeps,
  text: string,
  signal?: AbortSignal,
): Promise<PanelAnswer> {
  const [{ items, total, aggregations, didYouMean, isFromDevice }, labels] = await Promise.all([
    searchEntities<Product>(api, view, {
      entity: 'product',
      // The last word is still being typed.
      query: { ...textQuery({ text, filters: ['brand'] }, shop.stock), _searchMode: 'prefix', _suggest: true },
      size: shop.search.panelSize,
      include: FIELDS,
      ...(signal && { signal }),
    }),
    queryClient.ensureQueryData(brandsQuery(api, view)),
  ])
  return {
    products: items.slice(0, SHOWN_PRODUCTS).map((product) => toFound(product, view)),
    categories: countCategories(items, view),
    brands: listBrands(aggregations, labels, text).map(({ id, name }) => ({
      id,
      name,
      href: isNameOf(text, name) ? brandLink({ label: name, value: String(id) }, view) : `${searchHref(text)}&brand=${id}`,
    })),
    ...(didYouMean !== undefined && { didYouMean }),
    total,
    allHref: searchHref(text),
    ...(isFromDevice && { isFromDevice }),
  }
}

/** The earlier results, if they may be shown until those of this text arrive. */
export function keepRelated(text: string) {
  return (before: PanelAnswer | undefined, query?: { readonly queryKey: readonly string[] }) =>
    sharesPrefix(query?.queryKey.at(-1), text) ? before : undefined
}

/**
 * Whether a term continues or corrects the one before, whose results then stay until the new ones arrive. Results of an unrelated term would be
 * wrong.
 */
export function sharesPrefix(before: string | undefined, text: string): boolean {
  const beginning = text.toLowerCase().slice(0, shop.search.minimumTermLength)
  return before?.toLowerCase().startsWith(beginning) ?? false
}

function brandsQuery(api: Api, view: StoreView) {
  return queryOptions({
    queryKey: ['brands', view.storeCode],
    staleTime: 10 * 60_000,
    meta: { embed: false },
    queryFn: async () => {
      const { items } = await searchEntities<Attribute>(api, view, {
        entity: 'attribute',
        query: { _appliedFilters: [{ attribute: 'attribute_code', value: { eq: 'brand' }, scope: 'default' }] },
        size: 1,
        include: ['options'],
      })
      return items[0]?.options ?? []
    },
  })
}

/** Leaves out a single brand, which would not narrow the results, unless the text names it. */
export function listBrands(
  aggregations: Aggregations | undefined,
  labels: NonNullable<Attribute['options']>,
  text: string,
): Omit<FoundGroup, 'href'>[] {
  const buckets = aggregations?.['agg_terms_brand']?.buckets ?? []
  const typed = text.toLowerCase()
  const named = buckets.flatMap(({ key, doc_count }) => {
    const name = labels.find(({ value }) => String(value) === String(key))?.label
    return name
      ? [{ id: Number(key), name, count: doc_count, isMeant: typed.includes(name.toLowerCase()) || name.toLowerCase().startsWith(typed) }]
      : []
  })
  const shown = named.some(({ isMeant }) => isMeant) ? named.filter(({ isMeant }) => isMeant) : named.length > 1 ? named : []
  return shown
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN_BRANDS)
    .map(({ id, name }) => ({ id, name }))
}

/** Text that is no more than a brand's name, or its beginning, leads to the brand; otherwise its other words would be lost. */
export function isNameOf(text: string, brand: string): boolean {
  return brand.toLowerCase().startsWith(text.trim().toLowerCase())
}

function toFound(product: Product, view: StoreView): FoundProduct {
  const { id, name, image } = product
  const { now, before } = shownPrice(product, view.tax)
  return {
    id,
    name,
    href: listedProductLink(product, listedVariant(product, shop.stock), view),
    image: image ?? null,
    price: now,
    ...(before !== null && { priceBefore: before }),
  }
}

/** Sorts top-level departments last: they narrow a search too little. */
export function countCategories(products: readonly Pick<Product, 'category'>[], view: StoreView): FoundGroup[] {
  const counts = new Map<number, FoundGroup & { count: number; isDepartment: boolean }>()
  for (const { category_id: id, name, slug, path } of products.flatMap(({ category = [] }) => category)) {
    const href = categoryLink({ id, name, slug, url_path: path }, view)
    const known = counts.get(id) ?? { id, name, href, count: 0, isDepartment: !path?.includes('/') }
    counts.set(id, { ...known, count: known.count + 1 })
  }
  return [...counts.values()]
    .toSorted((a, b) => Number(a.isDepartment) - Number(b.isDepartment) || b.count - a.count)
    .slice(0, SHOWN_CATEGORIES)
    .map(({ id, name, href }) => ({ id, name, href }))
}
