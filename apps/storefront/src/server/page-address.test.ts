import { expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

it.each([
  { why: 'what no page reads is left out', address: '/c/dogs?utm_source=mail&fbclid=1', same: '/c/dogs' },
  { why: 'filters stay, in one order', address: '/c/dogs?sort=final_price&brand=5&x=1', same: '/c/dogs?brand=5&sort=final_price' },
  { why: 'a repeated filter is a list', address: '/c/dogs?brand=5&brand=6', same: '/c/dogs?brand=5,6' },
  { why: 'a variant is kept', address: '/p/A/a?childSku=A%2FB', same: '/p/A/a?childSku=A%2FB' },
  { why: 'a search keeps its term', address: '/search?q=dog+food&gclid=2', same: '/search?q=dog%20food' },
  { why: 'empty values say nothing', address: '/c/dogs?brand=&?', same: '/c/dogs' },
])('$why', ({ address, same }) => {
  expect(pageAddress(address)).toBe(same)
})
