import { expect, it } from 'vitest'
import { moveActive } from './move-active.ts'

it.each([
  { why: 'down from the field selects the first', key: 'ArrowDown', active: -1, count: 3, next: 0 },
  { why: 'down from the last returns to the field', key: 'ArrowDown', active: 2, count: 3, next: -1 },
  { why: 'up from the field selects the last', key: 'ArrowUp', active: -1, count: 3, next: 2 },
  { why: 'up from the first returns to the field', key: 'ArrowUp', active: 0, count: 3, next: -1 },
  { why: 'without results, down does nothing', key: 'ArrowDown', active: -1, count: 0, next: -1 },
  { why: 'without results, up does nothing', key: 'ArrowUp', active: -1, count: 0, next: -1 },
  { why: 'other keys do nothing', key: 'a', active: 1, count: 3, next: 1 },
])('$why', ({ key, active, count, next }) => {
  expect(moveActive(key, active, count)).toBe(next)
})
