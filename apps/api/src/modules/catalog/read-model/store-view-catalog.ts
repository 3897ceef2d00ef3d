import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { Product } from '@meerkat/contract/product'
import type { Review } from '@meerkat/contract/review'
import type { EntityType } from '@meerkat/contract/search'
import type { ShopConfig, StoreView } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { CatalogContent, IndexDocument, IndexSchema } from '../../../search/catalog-search.ts'
import { type ListedDocument, listDocument, parseDocument, type StoredDocument } from '../../../search/documents/stored-document.ts'
import { createProductSchema } from '../../../search/indexing/product-schema.ts'
import { createIndexer, INDEX_RECIPE } from '../../../search/indexing/to-index-document.ts'
import { type FindRating, isComposite } from '../products/build-product.ts'
import type { FindStock } from '../products/embed-stock.ts'
import { ProductShelf } from '../products/product-shelf.ts'
import { buildCategories, isListed } from './build-categories.ts'

export type ListedEntity = Exclude<EntityType, 'product'>
export type RoutableEntity = 'product' | 'category' | 'cms_page'

export interface RoutedDocument {
  readonly entity: RoutableEntity
  readonly document: StoredDocument
}

/** Everything shoppers may see of one store view, ready to be sent. */
export interface StoreViewCatalog {
  readonly storeView: StoreView
  /** What may be asked for by name; the index itself also keeps the prices of groups. */
  readonly schema: IndexSchema
  readonly shelf: ProductShelf
  /** The small entities, each in its natural order. */
  readonly listed: Readonly<Record<ListedEntity, readonly ListedDocument[]>>
  /** What stands at a path: first a product, then a category, then a content page. Contract §10. */
  findByPath(path: string): RoutedDocument | null
  /** What to search in. */
  readonly content: CatalogContent
}

export interface StoreViewSources {
  readonly storeView: StoreView
  readonly version: string
  readonly shop: Pick<ShopConfig, 'products' | 'search'>
  readonly products: AsyncIterable<Product>
  readonly categories: readonly Category[]
  readonly attributes: readonly Attribute[]
  readonly taxRules: readonly TaxRule[]
  readonly cms: { readonly pages: readonly CmsPage[]; readonly blocks: readonly CmsBlock[]; readonly hierarchies: readonly CmsHierarchy[] }
  /** Of this store view, newest first. */
  readonly reviews: readonly Review[]
  readonly findStock: FindStock
  readonly findRating: FindRating
  readonly now: number
}

/** Reads a store view in: one pass over its products, each an object only while it is worked on. */
export async function buildStoreView(sources: StoreViewSources): Promise<StoreViewCatalog> {
  const { storeView, shop, taxRules, findStock, findRating, now, attributes, cms } = sources
  const schema = createProductSchema({ locale: storeView.i18n.defaultLocale, attributes, shop })
  const toIndexDocument = createIndexer(schema)
  const packSizes = mapLabels(attributes, 'packsize')
  const packSizeLabel = (packsize: unknown) => packSizes.get(String(packsize)) ?? null
  const shelf = new ProductShelf({ tax: storeView.tax, taxRules, products: shop.products, findStock, findRating, packSizeLabel })
  const members = new Map<number, Set<number>>()
  const productPaths = new Map<string, number>()

  function take(source: Product): void {
    const product = shelf.add(source, now)
    if (product.url_path) productPaths.set(product.url_path, product.id)
    if (!isListed(product)) return
    for (const category of product.category_ids ?? []) {
      const inside = members.get(Number(category)) ?? new Set()
      members.set(Number(category), inside.add(product.id))
    }
  }
  const composites: Product[] = []
  for await (const source of sources.products) {
    if (isComposite(source)) composites.push(source)
    else take(source)
  }
  composites.forEach(take)

  const categories = buildCategories(sources.categories, members)
  const listed: StoreViewCatalog['listed'] = {
    category: categories.map((one) => listDocument(one.id, one)),
    attribute: attributes.map((one) => listDocument(one.attribute_id, { id: one.attribute_id, ...one })),
    taxrule: taxRules.map((one) => listDocument(one.id, one)),
    cms_page: cms.pages.map((one) => listDocument(one.id, one)),
    cms_block: cms.blocks.map((one) => listDocument(one.id, one)),
    cms_hierarchy: cms.hierarchies.map((one) => listDocument(one.node_id, one)),
    review: listReviews(sources.reviews),
  }
  const otherPaths = mapPaths(listed)
  return {
    storeView,
    schema,
    shelf,
    listed,
    findByPath(path) {
      const id = productPaths.get(path)
      if (id === undefined) return otherPaths.get(path) ?? null
      return { entity: 'product', document: shelf.find(id)! }
    },
    content: {
      index: storeView.index,
      version: `${INDEX_RECIPE} ${sources.version}`,
      schema: { ...schema, numeric: [...schema.numeric, ...shelf.groupFields()] },
      *documents(): Generator<IndexDocument> {
        for (const id of shelf.ids()) {
          const document = toIndexDocument(parseDocument(shelf.find(id)!) as Product)
          yield { ...document, values: { ...document.values, ...shelf.movingValues(id) } }
        }
      },
      *changes() {
        for (const id of shelf.ids()) yield { kind: 'patch', id, values: { ...shelf.movingValues(id), ...findRating(id) } }
      },
    },
  }
}

/** Labels of an attribute's values. */
function mapLabels(attributes: readonly Attribute[], code: string): Map<string, string> {
  const options = attributes.find(({ attribute_code }) => attribute_code === code)?.options ?? []
  return new Map(options.map(({ value, label }) => [value, label]))
}

/** What was said in this store view: its stars count what can be read there. */
export function reviewsOf(storeView: StoreView, reviews: readonly Review[]): Review[] {
  return reviews.filter((review) => isShownIn(review, storeView))
}

export function listReviews(reviews: readonly Review[]): ListedDocument[] {
  return reviews.map((one) => listDocument(one.id, one))
}

/** Store 0 is all of them. */
function isShownIn({ stores, store_id }: Review, { storeId }: StoreView): boolean {
  const shownIn = stores ?? (store_id === undefined ? [0] : [store_id])
  return shownIn.length === 0 || shownIn.includes(0) || shownIn.includes(storeId)
}

/** The first document at a path wins; a category that is switched off has no page. */
function mapPaths(listed: StoreViewCatalog['listed']): Map<string, RoutedDocument> {
  const paths = new Map<string, RoutedDocument>()
  const add = (path: string | undefined, routed: RoutedDocument) => {
    if (path && !paths.has(path)) paths.set(path, routed)
  }
  for (const document of listed.category) {
    const { url_path, is_active } = document.source as Category
    if (is_active !== false) add(url_path, { entity: 'category', document })
  }
  for (const document of listed.cms_page) {
    const { url_path, identifier } = document.source as CmsPage
    add(url_path, { entity: 'cms_page', document })
    add(identifier, { entity: 'cms_page', document })
  }
  return paths
}
