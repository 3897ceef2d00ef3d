import { expect, it } from 'vitest'
import { isSameRow, type ProductOptionProps } from './search-rows.tsx'

const row: ProductOptionProps = {
  id: 'r0-0',
  isActive: false,
  onChoose: () => undefined,
  product: { id: 7, name: 'Kibble', href: '/kibble', image: '/k.webp', price: 90, priceBefore: 100 },
}

it.each([
  { why: 'the same product in an answer of another key', change: { product: { ...row.product } }, isSame: true },
  { why: 'another price', change: { product: { ...row.product, price: 80 } }, isSame: false },
  { why: 'a price that is not reduced any more', change: { product: { ...row.product, priceBefore: undefined } }, isSame: false },
  { why: 'a row that became active', change: { isActive: true }, isSame: false },
  { why: 'another place', change: { id: 'r0-1' }, isSame: false },
])('a row is kept without rendering it for $why: $isSame', ({ change, isSame }) => {
  expect(isSameRow(row, { ...row, ...change } as ProductOptionProps)).toBe(isSame)
})
