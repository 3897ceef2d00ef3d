import { describe, expect, it } from 'vitest'
import { NO_VARIANTS } from './configure-product.ts'
import { filterUnavailableVariants } from './filter-unavailable-variants.ts'
import { prepareProduct } from './prepare-product.ts'
import { aProduct, everything, large, small } from './testing/karoo.ts'

describe('filterUnavailableVariants (table of docs/behaviour/variants.md §3.5)', () => {
  const product = prepareProduct(aProduct())
  const inStock = (product_id: number) => ({ product_id, is_in_stock: true, qty: 3 })
  const gone = (product_id: number) => ({ product_id, is_in_stock: false })
  const all = ['KAROO-1KG', 'KAROO-3KG', 'KAROO-3KG-RED']

  it.each([
    { why: 'no entry for the product', stock: [], listed: true, error: NO_VARIANTS, skus: all },
    { why: 'the product is out of stock', stock: [gone(4300)], listed: true, error: NO_VARIANTS, skus: all },
    { why: 'a child is out of stock, not listed', stock: [inStock(4300), gone(4331)], listed: false, error: undefined, skus: all.slice(1) },
    { why: 'a child is out of stock, listed', stock: [inStock(4300), gone(4331)], listed: true, error: undefined, skus: all },
    { why: 'children not in the answer', stock: [inStock(4300)], listed: false, error: undefined, skus: all },
  ])('$why', ({ stock, listed, error, skus }) => {
    const result = filterUnavailableVariants(product, stock, { listOutOfStock: listed })
    expect(result.errors['variants']).toBe(error)
    expect(result.configurable_children?.map(({ sku }) => sku)).toEqual(skus)
  })

  it('drops disabled children and attaches stock records', () => {
    const disabled = prepareProduct(aProduct({ configurable_children: [small, { ...large, status: 2 }] }))
    const result = filterUnavailableVariants(disabled, [inStock(4300), inStock(4331)], everything)
    expect(result.stock).toEqual(inStock(4300))
    expect(result.configurable_children).toMatchObject([{ sku: 'KAROO-1KG', stock: { qty: 3 } }])
  })
})
