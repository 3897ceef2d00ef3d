import { describe, expect, it } from 'vitest'
import { SearchResponse } from './search.ts'

const answer = { hits: { total: 0, hits: [] } }
const meant = { did_you_mean: [{ text: 'chiken', offset: 0, length: 6, options: [{ text: 'chicken' }] }] }

describe('the suggestions of a response', () => {
  it.each([
    { why: 'are read', suggest: meant, read: meant },
    { why: 'may be missing', suggest: undefined, read: undefined },
    { why: 'are dropped when they have another shape, and the rest is kept', suggest: ['chicken'], read: {} },
  ])('$why', ({ suggest, read }) => {
    expect(SearchResponse.parse({ ...answer, ...(suggest && { suggest }) }).suggest).toEqual(read)
  })
})
