import { describe, expect, it } from 'vitest'
import { findDivider } from './find-divider.ts'
import type { ListPage } from './listing.ts'

const tiles = (count: number) => Array.from({ length: count }) as ListPage['tiles']

describe('findDivider', () => {
  it.each([
    { why: 'is among the products', page: { tiles: tiles(50), completeTotal: 7 }, before: 0, isFirst: true, at: 7 },
    { why: 'is above all products when none has all words', page: { tiles: tiles(3), completeTotal: 0 }, before: 0, isFirst: true, at: 0 },
    {
      why: 'is not on a page whose products all have all words',
      page: { tiles: tiles(50), completeTotal: 60 },
      before: 0,
      isFirst: true,
      at: null,
    },
    {
      why: 'is on the page with the last product that has all words',
      page: { tiles: tiles(50), completeTotal: 60 },
      before: 50,
      isFirst: false,
      at: 10,
    },
    { why: 'is never at the end of a page', page: { tiles: tiles(50), completeTotal: 50 }, before: 0, isFirst: true, at: null },
    {
      why: 'is at the beginning of the next page instead',
      page: { tiles: tiles(50), completeTotal: 50 },
      before: 50,
      isFirst: false,
      at: 0,
    },
    {
      why: 'is not repeated on a page added by "load more"',
      page: { tiles: tiles(50), completeTotal: 7 },
      before: 50,
      isFirst: false,
      at: null,
    },
    {
      why: 'is at the beginning of a later page that is opened by its URL',
      page: { tiles: tiles(50), completeTotal: 7 },
      before: 50,
      isFirst: true,
      at: 0,
    },
    { why: 'is not in other lists', page: { tiles: tiles(50) }, before: 0, isFirst: true, at: null },
    { why: 'is not in an empty list', page: { tiles: [], completeTotal: 0 }, before: 0, isFirst: true, at: null },
  ])('$why', ({ page, before, isFirst, at }) => {
    expect(findDivider(page, { before, isFirst })).toBe(at)
  })
})
