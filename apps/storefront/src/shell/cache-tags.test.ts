import { expect, it } from 'vitest'
import { cacheTags } from './cache-tags.ts'

it('names the kind, then every category and product once', () => {
  const shown = { categories: [{ id: 10 }], products: [{ id: 1 }, { id: '2' }, { id: 1 }] }
  expect(cacheTags('category', shown)).toEqual({ 'X-VS-Cache-Tags': 'category C10 P1 P2' })
})
