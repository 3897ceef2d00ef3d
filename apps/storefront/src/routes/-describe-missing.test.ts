import { expect, it } from 'vitest'
import { describeMissing } from './-describe-missing.ts'

it.each([
  {
    path: '/p/KIB%201/kibble',
    said: 'Product not found: Product query returned empty result for sku = KIB 1, status in (0, 1), visibility in (2, 3, 4)',
  },
  { path: '/c/dog-food', said: 'Category query returned empty result slug = dog-food' },
  { path: '/i/about-us', said: 'CMS query returned empty result identifier = about-us' },
  { path: '/pages/%E0%A4%A', said: 'CMS query returned empty result identifier = %E0%A4%A' },
  { path: '/constructor/x', said: null },
  { path: '/c', said: null },
  { path: '/nothing/here', said: null },
])('$path: $said', ({ path, said }) => {
  expect(describeMissing(path)).toBe(said)
})
