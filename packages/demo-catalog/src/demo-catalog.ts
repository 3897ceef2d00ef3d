import type { CatalogBundle, DownloadSource, PictureSource, StoreCatalog } from '@meerkat/contract/catalog-bundle'
import { attributeDocuments } from './attributes/attribute-documents.ts'
import { packSizeIds } from './attributes/pack-size-ids.ts'
import { categoryDocuments } from './categories/category-documents.ts'
import { placeCategories } from './categories/place-categories.ts'
import { cmsDocuments } from './cms/cms-documents.ts'
import { directoryOf, productLinks } from './documents/links.ts'
import { productDocuments } from './documents/product-documents.ts'
import { stockRecords } from './documents/stock-records.ts'
import { downloadSources } from './download-sources.ts'
import { pictureSources } from './picture-sources.ts'
import { planProducts } from './plan/plan-products.ts'
import { productGroups } from './products/product-groups.ts'
import { writeReviews } from './reviews/write-reviews.ts'
import { MEERKAT, type ShopFacts } from './shop-facts.ts'
import { STORE_VIEWS } from './store-view.ts'
import { taxRules } from './tax-rules.ts'

export interface DemoCatalog {
  readonly bundle: CatalogBundle
  /** Originals of all pictures; drawing happens when `draw` is called. */
  readonly pictures: PictureSource[]
  /** The files of downloadable products. */
  readonly downloads: DownloadSource[]
}

/** The reference date of the catalogue: it has no clock, so offers and ages are relative to this day. */
const AS_OF = '2026-11-01'

/** The whole sample shop: the same bytes for the same day, on every machine. Its content pages name the shop by these facts. */
export function buildDemoCatalog(asOf: string = AS_OF, facts: ShopFacts = MEERKAT): DemoCatalog {
  const categories = placeCategories()
  const products = planProducts(productGroups, categories)
  const sizes = packSizeIds(products)
  const directory = directoryOf(products)
  const links = new Map(products.map((product) => [product.id, productLinks(product, directory)]))

  const stores = STORE_VIEWS.map((view): StoreCatalog => {
    const edition = { view, asOf, sizes, directory, links }
    return {
      storeCode: view.code,
      products: products.flatMap((product) => productDocuments(product, edition)),
      categories: categoryDocuments(categories, view.language),
      attributes: attributeDocuments(sizes, view.language),
      ...cmsDocuments(view, categories, { asOf, facts }),
    }
  })
  return {
    bundle: { stores, taxRules: taxRules(), stock: stockRecords(products), reviews: writeReviews(products, asOf) },
    pictures: pictureSources(products),
    downloads: downloadSources(stores),
  }
}
