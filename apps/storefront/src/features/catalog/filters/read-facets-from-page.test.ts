import { describe, expect, it } from 'vitest'
import { readTicked } from './read-facets-from-page.ts'

const option = (type: string, id: string, single = false) => ({ id, label: id, type, count: 1, ...(single && { single: true }) })
const facets = [
  { filter: 'price', name: 'Price', options: [option('price', '0.0-5.0', true), option('price', '25.0-*', true)] },
  { filter: 'brand', name: 'Brand', options: [option('brand', '71'), option('brand', '72')] },
]

function form(...ticked: readonly (readonly [filter: string, id: string])[]): FormData {
  const data = new FormData()
  for (const [filter, id] of ticked) data.append(filter, id)
  return data
}

describe('readTicked', () => {
  it.each([
    { why: 'no change', before: { brand: ['71'] }, ticked: [['brand', '71']], now: null },
    {
      why: 'one value added',
      before: { brand: ['71'] },
      ticked: [
        ['brand', '71'],
        ['brand', '72'],
      ],
      now: { brand: ['71', '72'] },
    },
    { why: 'one value removed', before: { brand: ['71', '72'] }, ticked: [['brand', '72']], now: { brand: ['72'] } },
    { why: 'the last value removed', before: { brand: ['71'] }, ticked: [], now: {} },
    {
      why: 'another price range replaces the first',
      before: { price: ['0.0-5.0'] },
      ticked: [
        ['price', '0.0-5.0'],
        ['price', '25.0-*'],
      ],
      now: { price: ['25.0-*'] },
    },
  ] as const)('$why', ({ before, ticked, now }) => {
    expect(
      readTicked(form(...(ticked as readonly (readonly [string, string])[])), facets, { sort: 'rating:desc', values: before }),
    ).toEqual(now && { sort: 'rating:desc', values: now })
  })
})
