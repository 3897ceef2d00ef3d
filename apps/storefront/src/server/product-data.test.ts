import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { storeViews } from '../shell/store-view/stores.ts'
import type { PageFacts } from './page-facts.ts'
import { productData } from './product-data.ts'

const facts: PageFacts = {
  title: 'Karoo',
  description: null,
  canonical: 'https://shop.example/karoo.html',
  origin: 'https://shop.example',
  view: storeViews[0]!,
}
const packsize = { attribute_id: 2, attribute_code: 'packsize', frontend_input: 'select', options: [{ value: '9', label: '3 kg' }] }

function aProduct(fields: Partial<Product> = {}): Product {
  return { id: 1, sku: 'KAROO', name: 'Karoo', type_id: 'simple', price: 260, price_incl_tax: 300, ...fields }
}

function describeProduct(product: Product, reviews: Parameters<typeof productData>[0]['reviews'] = []) {
  return productData({ product, attributes: [packsize], reviews }, facts)
}

describe('productData', () => {
  it('writes the price to pay and the price per kilogram', () => {
    expect(describeProduct(aProduct({ packsize: '9' }))).toMatchObject({
      '@type': 'Product',
      sku: 'KAROO',
      offers: {
        price: 300,
        priceCurrency: 'ZAR',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: 100, referenceQuantity: { value: 1, unitCode: 'KGM' } },
      },
    })
  })

  it.each([
    { why: 'the total', fields: {}, price: 300 },
    { why: 'the unit', fields: { packsize: '9' }, price: 100 },
  ])('writes $why price with tax included, even if the shop shows prices without tax', ({ fields, price }) => {
    const view = { ...facts.view, tax: { ...facts.view.tax, shownPriceIncludesTax: false } }
    const data = productData({ product: aProduct(fields), attributes: [packsize], reviews: [] }, { ...facts, view })
    expect(data).toMatchObject({ offers: { price: 300, priceSpecification: { price, priceCurrency: 'ZAR', valueAddedTaxIncluded: true } } })
  })

  it('marks a product as out of stock', () => {
    const product = aProduct({ stock: { product_id: 1, is_in_stock: false, qty: 0 } })
    expect(describeProduct(product)).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  })

  it('lists the variants on sale, each with its own URL', () => {
    const child = { price: 50, price_incl_tax: 57.5, custom_attributes: [{ attribute_code: 'packsize', value: '9' }] }
    const product = aProduct({
      type_id: 'configurable',
      configurable_options: [
        { attribute_id: '2', attribute_code: 'packsize', label: 'Pack size', values: [{ value_index: 9, label: '3 kg' }] },
      ],
      configurable_children: [
        { ...child, id: 2, sku: 'KAROO-3', status: 1 },
        { ...child, id: 3, sku: 'KAROO-GONE', status: 2 },
      ],
    })
    const data = describeProduct(product)
    expect(data).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'KAROO', variesBy: ['https://schema.org/size'] })
    expect(data['hasVariant']).toMatchObject([
      {
        sku: 'KAROO-3',
        name: 'Karoo, 3 kg',
        size: '3 kg',
        offers: { price: 57.5, url: 'https://shop.example/karoo.html?childSku=KAROO-3' },
      },
    ])
  })

  it('averages the ratings of reviews, and writes no rating if there are none', () => {
    const review = { id: 1, product_id: 1, title: 'Good', detail: 'Yes', nickname: 'Z', review_entity: 'product', review_status: 1 }
    const reviews = [4, 5].map((value) => ({ ...review, ratings: [{ rating_name: 'Rating', value }] }))
    expect(describeProduct(aProduct(), reviews)).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } })
    expect(describeProduct(aProduct(), [review])).not.toHaveProperty('aggregateRating')
  })
})
