import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { listSizes } from './tile-sizes.ts'

const options = ['2 kg', '6 kg', '12 kg', '20 kg'].map((label, at) => ({ value: String(at + 1), label }))
const attributes = [{ attribute_id: 1, attribute_code: 'packsize', frontend_input: 'select', options }]
const context = { view: storeViews[0]!, attributes }

interface Child {
  packsize?: string
  price_incl_tax: number
  special_price?: number
  original_price_incl_tax?: number
  status?: number
}

function withChildren(...children: Child[]): Product {
  const configurable_children = children.map((child, at) => ({ id: at, sku: `S${at}`, price: 1, ...child }))
  return { id: 1, sku: 'S', name: 'S', type_id: 'configurable', price: 1, configurable_children } as Product
}

describe('sizes on a tile', () => {
  it.each([
    {
      why: 'have their price',
      product: withChildren({ packsize: '1', price_incl_tax: 299 }, { packsize: '2', price_incl_tax: 759 }),
      sizes: [['2 kg R299.00'], ['6 kg R759.00']],
    },
    {
      why: 'show the percentage of a reduced one, unless it is below half a percent',
      product: withChildren(
        { packsize: '1', price_incl_tax: 299, special_price: 260, original_price_incl_tax: 329 },
        { packsize: '2', price_incl_tax: 758, special_price: 659, original_price_incl_tax: 759 },
      ),
      sizes: [['2 kg R299.00', ' −9%'], ['6 kg R758.00']],
    },
    {
      why: 'are three at most, with the number of the others',
      product: withChildren(...options.map(({ value }) => ({ packsize: value, price_incl_tax: 100 * Number(value) }))),
      sizes: [['2 kg R100.00'], ['6 kg R200.00'], ['12 kg R300.00'], ['+1']],
    },
    {
      why: 'are named once for a product that also has colours',
      product: withChildren(
        { packsize: '1', price_incl_tax: 10 },
        { packsize: '1', price_incl_tax: 10 },
        { packsize: '2', price_incl_tax: 20 },
      ),
      sizes: [['2 kg R10.00'], ['6 kg R20.00']],
    },
    {
      why: 'are not shown when they cost the same',
      product: withChildren({ packsize: '1', price_incl_tax: 10 }, { packsize: '2', price_incl_tax: 10 }),
      sizes: null,
    },
    {
      why: 'leave out variants that are not sold',
      product: withChildren({ packsize: '1', price_incl_tax: 10 }, { packsize: '2', price_incl_tax: 20, status: 2 }),
      sizes: null,
    },
    { why: 'are none without a pack size', product: withChildren({ price_incl_tax: 10 }, { price_incl_tax: 20 }), sizes: null },
  ])('$why', ({ product, sizes }) => {
    expect(listSizes(product, context)).toEqual(sizes)
  })
})
