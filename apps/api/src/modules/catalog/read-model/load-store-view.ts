import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { StoreView } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { ListedDocument } from '../../../search/documents/stored-document.ts'
import { createProductSchema } from '../../../search/indexing/product-schema.ts'
import type { FindRating } from '../products/build-product.ts'
import type { FindStock } from '../products/embed-stock.ts'
import { ProductDocuments } from '../products/product-documents.ts'
import type { ProductSource } from './decode-product.ts'
import { createPacer } from './pacer.ts'
import type { StoreViewSources } from './small-documents.ts'
import { StoreViewCatalog } from './store-view-catalog.ts'
import { listVariantPrices, takeVariantPrices } from './take-variant-prices.ts'

export interface StoreViewData {
  readonly storeView: StoreView
  readonly generation: number
  readonly shop: Pick<ShopConfig, 'products' | 'search'>
  /** Pages of products: first those without members, then configurable ones, then grouped and bundle products. */
  readonly products: Readonly<Record<'plain' | 'configurable' | 'composite', AsyncIterable<readonly ProductSource[]>>>
  readonly categories: readonly Category[]
  readonly attributes: readonly Attribute[]
  readonly taxRules: readonly TaxRule[]
  readonly content: {
    readonly pages: readonly CmsPage[]
    readonly blocks: readonly CmsBlock[]
    readonly hierarchies: readonly CmsHierarchy[]
  }
  /** Of this store view, newest first. */
  readonly reviews: readonly ListedDocument[]
  readonly findStock: FindStock
  readonly findRating: FindRating
  readonly now: number
}

/** Reads a store view: one pass over its products, parsing one at a time. */
export async function loadStoreView(data: StoreViewData): Promise<StoreViewCatalog> {
  const { storeView, generation, shop, taxRules, findStock, findRating, now, attributes } = data
  const packSizeLabel = createPackSizeLabel(attributes)
  const view = new StoreViewCatalog({
    storeView,
    generation,
    taxRules,
    findRating,
    schema: createProductSchema({ locale: storeView.i18n.defaultLocale, attributes, shop }),
    documents: new ProductDocuments({
      tax: storeView.tax,
      taxRules,
      products: shop.products,
      attributes,
      findStock,
      findRating,
      packSizeLabel,
    }),
    sources: toSources(data),
  })
  const pace = createPacer()
  const variantPrices = new Map<string, ReturnType<typeof listVariantPrices>>()
  for await (const page of data.products.plain) {
    for (const source of page) {
      variantPrices.set(source.product.sku, listVariantPrices(source.product))
      view.load(source, now)
      await pace()
    }
  }
  for await (const page of data.products.configurable) {
    for (const { product, hash } of page) {
      view.load({ product: takeVariantPrices(product, (sku) => variantPrices.get(sku)), hash }, now)
      await pace()
    }
  }
  for await (const page of data.products.composite) {
    for (const source of page) {
      view.load(source, now)
      await pace()
    }
  }
  view.relistCategories()
  view.relistAttributes()
  view.relistContent([])
  view.putReviews(data.reviews, [])
  return view
}

function toSources({ categories, attributes, content }: StoreViewData): StoreViewSources {
  return {
    categories: new Map(categories.map((one) => [one.id, one])),
    attributes: new Map(attributes.map((one) => [one.attribute_id, one])),
    pages: new Map(content.pages.map((one) => [one.id, one])),
    blocks: new Map(content.blocks.map((one) => [one.id, one])),
    hierarchies: new Map(content.hierarchies.map((one) => [one.node_id, one])),
  }
}

/** Unit prices are computed from the labels of the attribute `packsize`. */
export const PACK_SIZE = 'packsize'

function createPackSizeLabel(attributes: readonly Attribute[]): (packsize: unknown) => string | null {
  const options = attributes.find(({ attribute_code }) => attribute_code === PACK_SIZE)?.options ?? []
  const labels = new Map(options.map(({ value, label }) => [value, label]))
  return (packsize) => labels.get(String(packsize)) ?? null
}
