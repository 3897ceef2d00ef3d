import { expect, it } from 'vitest'
import { cacheTags, tagPage } from './cache-tags.ts'

it('names the kind, then every category and product once', () => {
  const shown = { categories: [{ id: 10 }], products: [{ id: 1 }, { id: '2' }, { id: 1 }] }
  expect(cacheTags('category', shown)).toEqual({ 'X-VS-Cache-Tags': 'category C10 P1 P2' })
})

it('lists each tag once when it is noted twice', () => {
  const tags = new Set<string>()
  tagPage(tags, 'home', { products: [{ id: 1 }] })
  tagPage(tags, 'home', { products: [{ id: 1 }, { id: 2 }] })
  expect([...tags]).toEqual(['home', 'P1', 'P2'])
})
