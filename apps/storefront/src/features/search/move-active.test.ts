import { expect, it } from 'vitest'
import { moveActive } from './move-active.ts'

it.each([
  { why: 'down from the field is the first', key: 'ArrowDown', active: -1, count: 3, next: 0 },
  { why: 'down from the last is the field', key: 'ArrowDown', active: 2, count: 3, next: -1 },
  { why: 'up from the field is the last', key: 'ArrowUp', active: -1, count: 3, next: 2 },
  { why: 'up from the first is the field', key: 'ArrowUp', active: 0, count: 3, next: -1 },
  { why: 'without results both stay', key: 'ArrowDown', active: -1, count: 0, next: -1 },
  { why: 'without results both stay', key: 'ArrowUp', active: -1, count: 0, next: -1 },
  { why: 'other keys move nothing', key: 'a', active: 1, count: 3, next: 1 },
])('$why', ({ key, active, count, next }) => {
  expect(moveActive(key, active, count)).toBe(next)
})
