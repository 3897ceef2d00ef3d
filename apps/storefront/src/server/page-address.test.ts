import { expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

it.each([
  { why: 'leaves out parameters that no page reads', address: '/c/dogs?utm_source=mail&fbclid=1', same: '/c/dogs' },
  { why: 'sorts filters', address: '/c/dogs?sort=final_price&brand=5&x=1', same: '/c/dogs?brand=5&sort=final_price' },
  { why: 'joins a repeated filter', address: '/c/dogs?brand=5&brand=6', same: '/c/dogs?brand=5,6' },
  { why: 'keeps the variant', address: '/p/A/a?childSku=A%2FB', same: '/p/A/a?childSku=A%2FB' },
  { why: 'keeps the search term', address: '/search?q=dog+food&gclid=2', same: '/search?q=dog%20food' },
  { why: 'drops empty values', address: '/c/dogs?brand=&?', same: '/c/dogs' },
])('$why', ({ address, same }) => {
  expect(pageAddress(address)).toBe(same)
})
