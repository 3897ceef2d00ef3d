import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { CmsPage } from '@meerkat/contract/cms'
import type { Product } from '@meerkat/contract/product'
import type { EntityType, SearchQueryInput } from '@meerkat/contract/search'
import type { StoreView } from '@meerkat/contract/store-config'
import { isTranslation } from '@meerkat/contract/translated-identifier'
import type { Send } from '@meerkat/contract/transport'
import { isOneOf, soldFilters } from '@meerkat/domain/categories/product-query'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { brandLink, isBrand } from '@meerkat/domain/urls/brand-link'
import { categoryLink } from '@meerkat/domain/urls/category-link'
import { productLink } from '@meerkat/domain/urls/product-link'
import { SALE_PATH } from '../features/catalog/filtered/filtered-path.ts'
import { contentLink } from '../features/cms/content-link.ts'
import { createClient } from '../shell/api/api-client.ts'
import { searchEntities } from '../shell/api/catalog-search.ts'
import { shop } from '../shell/store-view/stores.ts'

/** One kind of pages listed in the sitemap. */
export interface SitemapKind {
  readonly entity: EntityType
  readonly tag: string
  readonly query: SearchQueryInput
  readonly include: readonly string[]
  readonly pages: (document: never, view: StoreView) => readonly Page[]
}

interface Page {
  /** The same for the page in every store view. */
  readonly key: number | string
  readonly path: string
}

interface Known {
  readonly id: number
  readonly updated_at?: string
  readonly update_time?: string
}

/** A page's path, with its alternates in every store view that has the page. */
export interface SitemapEntry {
  readonly path: string
  readonly changed: string | null
  readonly alternates: readonly { readonly view: StoreView; readonly path: string }[]
}

/** Far below the protocol's limit of 50,000: a part is built from one catalogue response per store view. */
const PART_SIZE = 1000

const PATH_FIELDS = ['id', 'name', 'slug', 'url_key', 'url_path', 'updated_at']

export const SITEMAP_KINDS: Readonly<Record<string, SitemapKind>> = {
  products: {
    entity: 'product',
    tag: 'product',
    query: { _appliedFilters: soldFilters(shop.stock) },
    include: [...PATH_FIELDS, 'sku', 'type_id'],
    pages: (product: Product, view: StoreView) => [{ key: product.id, path: productLink(product, view) }],
  },
  categories: {
    entity: 'category',
    tag: 'category',
    query: { _appliedFilters: [isOneOf('level', [2, 3, 4, 5, 6]), { attribute: 'is_active', value: { eq: true }, scope: 'default' }] },
    include: PATH_FIELDS,
    pages: (category: Category, view: StoreView) => [{ key: category.id, path: categoryLink(category, view) }],
  },
  lists: {
    entity: 'attribute',
    tag: 'product',
    query: { _appliedFilters: [isOneOf('attribute_code', ['brand', 'sale'])] },
    include: ['id', 'attribute_code', 'options'],
    pages: ({ attribute_code, options = [] }: Attribute, view: StoreView) =>
      attribute_code === 'sale'
        ? [{ key: SALE_PATH, path: prefixPath(SALE_PATH, view) }]
        : options.filter(isBrand).map((brand) => ({ key: brand.value, path: brandLink(brand, view) })),
  },
  pages: {
    entity: 'cms_page',
    tag: 'cmsPage',
    query: { _appliedFilters: [{ attribute: 'active', value: { eq: true }, scope: 'default' }] },
    include: ['id', 'identifier', 'update_time'],
    // The text of the sale is below its products, and a translation is shown at the address of its page.
    pages: ({ id, identifier }: CmsPage, view: StoreView) =>
      identifier === SALE_PATH || isTranslation(identifier) ? [] : [{ key: id, path: contentLink(identifier, view) }],
  },
}

/** Counts the parts of a kind in a store view. */
export async function countParts(send: Send, view: StoreView, { entity, query }: SitemapKind): Promise<number> {
  const { total } = await searchEntities(apiOf(send, view), view, { entity, query, size: 1, include: ['id'] })
  return Math.ceil(total / PART_SIZE)
}

/** Lists the pages of one part with their alternates: the same documents in the catalogues of the other store views. */
export async function listPart(
  send: Send,
  views: readonly StoreView[],
  { view, kind, part }: { view: StoreView; kind: SitemapKind; part: number },
): Promise<SitemapEntry[]> {
  const own = await listKnown(send, view, kind, { query: byId(kind.query), from: (part - 1) * PART_SIZE })
  const ids = own.map(({ id }) => id)
  const perView = await Promise.all(
    views.map(async (other) => {
      const query = { ...kind.query, _appliedFilters: [...(kind.query._appliedFilters ?? []), isOneOf('id', ids)] }
      const known = other === view || ids.length === 0 ? own : await listKnown(send, other, kind, { query, from: 0 })
      const pages = known.flatMap((document) => kind.pages(document as never, other))
      return { view: other, paths: new Map(pages.map(({ key, path }) => [key, path])) }
    }),
  )
  return own.flatMap((document) =>
    kind.pages(document as never, view).map(({ key, path }) => ({
      path,
      changed: (document.updated_at ?? document.update_time)?.slice(0, 10) ?? null,
      alternates: perView.flatMap(({ view: other, paths }) => {
        const alternate = paths.get(key)
        return alternate === undefined ? [] : [{ view: other, path: alternate }]
      }),
    })),
  )
}

async function listKnown(send: Send, view: StoreView, { entity, include }: SitemapKind, page: { query: SearchQueryInput; from: number }) {
  return (await searchEntities<Known>(apiOf(send, view), view, { entity, include, size: PART_SIZE, ...page })).items
}

function byId(query: SearchQueryInput): SearchQueryInput {
  return { ...query, _appliedSort: [{ field: 'id', options: 'asc' }] }
}

function apiOf(send: Send, { storeCode }: StoreView) {
  return createClient(send, { storeCode, parse: false })
}
