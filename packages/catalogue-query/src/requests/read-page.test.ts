import { expect, it } from 'vitest'
import { readPage } from './read-page.ts'

// Spec §5: a size of 0 or less is 50, a start below 0 is 0. Spec §9: pages of 50, at most 4,000.
it.each([
  { given: {}, page: { size: 50, from: 0 } },
  { given: { size: '0', from: '-1' }, page: { size: 50, from: 0 } },
  { given: { size: '-20', from: '100' }, page: { size: 50, from: 100 } },
  { given: { size: 'many', from: 'x' }, page: { size: 50, from: 0 } },
  { given: { size: '1e400', from: '1e400' }, page: { size: 50, from: 0 } },
  { given: { size: '1' }, page: { size: 1, from: 0 } },
  { given: { size: '4000' }, page: { size: 4000, from: 0 } },
  { given: { size: '4001' }, page: { size: 4000, from: 0 } },
])('reads $given as the page $page', ({ given, page }) => {
  expect(readPage(given)).toEqual(page)
})
