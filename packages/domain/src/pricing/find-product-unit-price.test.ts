import type { Product } from '@meerkat/contract/product'
import { expect, it } from 'vitest'
import { findProductUnitPrice } from './find-product-unit-price.ts'

const LABELS: Record<string, string> = { 31: '1.5 kg', 32: '3 kg', 33: '250 ml', 34: 'Large' }
const labelOf = (value: unknown) => LABELS[String(value)] ?? null
const simple: Product = { id: 1, sku: 'A', name: 'A', type_id: 'simple', price: 100, price_incl_tax: 115 }
const child = (sku: string, price: number, packsize: string | undefined, status = 1) => ({
  id: 2,
  sku,
  price,
  price_incl_tax: price,
  packsize,
  status,
})

it.each([
  { why: 'a simple product, with tax', product: { ...simple, packsize: 32 }, unit: { price: 38.33, unit: 'kg' } },
  {
    why: 'the plain price without tax fields',
    product: { ...simple, price_incl_tax: undefined, packsize: '33' },
    unit: { price: 400, unit: 'l' },
  },
  { why: 'a size without a quantity', product: { ...simple, packsize: 34 }, unit: null },
  { why: 'no size', product: simple, unit: null },
  {
    why: 'the cheapest variant, not the cheapest kilogram',
    product: { ...simple, type_id: 'configurable' as const, configurable_children: [child('B', 60, '32'), child('A', 45, '31')] },
    unit: { price: 30, unit: 'kg' },
  },
  {
    why: 'the cheapest enabled variant',
    product: { ...simple, type_id: 'configurable' as const, configurable_children: [child('A', 45, '31', 2), child('B', 60, '32')] },
    unit: { price: 20, unit: 'kg' },
  },
  {
    why: 'a variant without a size has the size of its parent',
    product: { ...simple, type_id: 'configurable' as const, packsize: 32, configurable_children: [child('A', 60, undefined)] },
    unit: { price: 20, unit: 'kg' },
  },
  { why: 'no variants', product: { ...simple, type_id: 'configurable' as const, packsize: 32 }, unit: null },
])('$why', ({ product, unit }) => {
  expect(findProductUnitPrice(product as Product, labelOf, {})).toEqual(unit)
})
