import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { findBest, findBestUnit, listCompareRows, unitPriceOf } from './compare-rows.ts'

const select = { frontend_input: 'select', frontend_label: 'Brand' }
const brand = { ...select, attribute_id: 1, attribute_code: 'brand', is_comparable: '1', options: [{ value: '7', label: 'VetLine' }] }
const packsize = {
  ...select,
  attribute_id: 2,
  attribute_code: 'packsize',
  frontend_label: 'Pack size',
  is_comparable: true,
  options: [
    { value: '9', label: '3 kg' },
    { value: '10', label: '1 kg' },
  ],
}
const secret = { ...select, attribute_id: 3, attribute_code: 'secret', is_comparable: '0' }

function aProduct(fields: Partial<Product> = {}): Product {
  return { id: 1, sku: 'A', name: 'A', price: 100, type_id: 'simple', ...fields }
}

describe('listCompareRows', () => {
  it('has one row for each comparable attribute, and null where a product lacks it', () => {
    const products = [aProduct({ brand: '7', secret: 'x' }), aProduct({ packsize: '9' })]
    const price = { ...select, attribute_id: 4, attribute_code: 'price', is_comparable: '1' }
    expect(listCompareRows(products, [brand, price, packsize, secret], 'en')).toEqual([
      { code: 'brand', label: 'Brand', values: ['VetLine', null], differs: true },
      { code: 'packsize', label: 'Pack size', values: [null, '3 kg'], differs: true },
    ])
  })

  it('marks rows without differences and lists the values of all variants', () => {
    const values = [{ value_index: 9 }, { value_index: 10, label: '1 kg' }]
    const configurable_options = [{ attribute_id: '2', attribute_code: 'packsize', label: 'Pack size', values }]
    const products = [aProduct({ brand: '7' }), aProduct({ brand: '7', configurable_options })]
    const rows = listCompareRows(products, [brand, packsize], 'en')
    expect(rows.map(({ differs }) => differs)).toEqual([false, true])
    expect(rows[1]?.values).toEqual([null, '3 kg, 1 kg'])
  })
})

describe('the lowest amounts', () => {
  it.each([
    { why: 'one lowest', amounts: [3, 1, 2], best: [1] },
    { why: 'two equal lowest', amounts: [1, 2, 1], best: [0, 2] },
    { why: 'none when all are equal', amounts: [2, 2], best: [] },
    { why: 'none for a single amount', amounts: [2, null], best: [] },
  ])('$why', ({ amounts, best }) => {
    expect([...findBest(amounts)]).toEqual(best)
  })

  it('does not compare unit prices of different units', () => {
    const kilo = { price: 2, unit: 'kg' } as const
    expect([...findBestUnit([kilo, { price: 1, unit: 'l' }])]).toEqual([])
    expect([...findBestUnit([kilo, null, { price: 1, unit: 'kg' }])]).toEqual([2])
  })

  it('uses the cheapest variant for the unit price', () => {
    const child = { id: 2, price: 130, price_incl_tax: 150, packsize: '9', sku: 'B' }
    const product = aProduct({
      type_id: 'configurable',
      configurable_children: [child, { ...child, sku: 'C', price_incl_tax: 80, packsize: '10' }],
    })
    expect(unitPriceOf(product, [packsize], {})).toEqual({ price: 80, unit: 'kg' })
  })
})
