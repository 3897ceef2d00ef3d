import { expect, it } from 'vitest'
import { toCacheTags } from './cache-tags.ts'

it.each([
  { entity: 'product', ids: [1, 2], tags: 'product P1 P2' },
  { entity: 'attribute', ids: [203], tags: 'attribute A203' },
  { entity: 'review', ids: [], tags: 'review' },
  { entity: 'cms_block', ids: [7], tags: 'cms_block cms_block-7' },
])('$entity: $tags', ({ entity, ids, tags }) => {
  expect(toCacheTags(entity, ids)).toEqual({ 'x-vs-cache-tags': tags })
})

it('has none for more documents than fit into a header, so that the response is not cached', () => {
  const ids = Array.from({ length: 999 }, (_, at) => 4300 + at)
  expect(toCacheTags('product', ids)).toEqual({})
  expect(toCacheTags('product', ids.slice(0, 500))['x-vs-cache-tags']).toContain(' P4799')
})
