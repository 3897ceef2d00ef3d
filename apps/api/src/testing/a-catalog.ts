import type { CatalogBundle, StoreCatalog } from '@meerkat/contract/catalog-bundle'
import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import type { Review } from '@meerkat/contract/review'
import type { StockItem } from '@meerkat/contract/stock'
import type { TaxRule } from '@meerkat/contract/tax-rule'

/** 15 % in South Africa for tax class 2. */
export const ZA_TAX: TaxRule = {
  id: 2,
  code: 'ZA VAT',
  priority: 0,
  position: 0,
  customer_tax_class_ids: [3],
  product_tax_class_ids: [2],
  tax_rate_ids: [4],
  calculate_subtotal: false,
  rates: [{ id: 4, tax_country_id: 'ZA', tax_region_id: 0, tax_postcode: '*', rate: 15, code: 'VAT15-ZA' }],
}

export function aProduct(fields: Partial<Product> & { id: number }): Product {
  return {
    sku: `SKU-${fields.id}`,
    name: `Product ${fields.id}`,
    type_id: 'simple',
    price: 100,
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    position: fields.id,
    url_key: `product-${fields.id}`,
    url_path: `product-${fields.id}.html`,
    category_ids: [],
    ...fields,
  }
}

export function aCategory(fields: Partial<Category> & { id: number }): Category {
  return { name: `Category ${fields.id}`, is_active: true, position: fields.id, url_key: `category-${fields.id}`, ...fields }
}

export function aReview(fields: Partial<Review> & { id: number; product_id: number }): Review {
  return { title: 'Good', detail: 'Would buy again.', nickname: 'Thandi', review_entity: 'product', review_status: 1, ...fields }
}

interface CatalogParts extends Partial<Omit<StoreCatalog, 'storeCode'>> {
  stock?: StockItem[]
  reviews?: Review[]
  taxRules?: TaxRule[]
}

/** A catalogue of the default store view. */
export function aCatalog({ stock = [], reviews = [], taxRules = [ZA_TAX], ...parts }: CatalogParts): CatalogBundle {
  const empty = { products: [], categories: [], attributes: [], cmsPages: [], cmsBlocks: [], cmsHierarchies: [] }
  return { stores: [{ storeCode: '', ...empty, ...parts }], taxRules, stock, reviews }
}
