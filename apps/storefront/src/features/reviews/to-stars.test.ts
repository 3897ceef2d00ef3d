import { expect, it } from 'vitest'
import { toStars } from './to-stars.ts'

it.each([
  { text: '1', stars: 1 },
  { text: '5', stars: 5 },
  { text: '0', stars: 0 },
  { text: '6', stars: 0 },
  { text: '4.5', stars: 0 },
  { text: '', stars: 0 },
  { text: null, stars: 0 },
])('chooses $stars for "$text"', ({ text, stars }) => {
  expect(toStars(text)).toBe(stars)
})
