import { expect, it, vi } from 'vitest'
import { deriveCached } from './derive-cached.ts'

const [menu, labels] = [{}, {}]

it.each([
  { why: 'the same sources', next: ['list', [menu, labels, 2]] as const, again: 0 },
  { why: 'another source', next: ['list', [menu, {}, 2]] as const, again: 1 },
  { why: 'another word', next: ['list', [menu, labels, 3]] as const, again: 1 },
  { why: 'fewer sources', next: ['list', [menu, labels]] as const, again: 1 },
  { why: 'another thing', next: ['menu', [menu, labels, 2]] as const, again: 1 },
])('makes it of $why $again times more', ({ why, next: [name, sources], again }) => {
  const make = vi.fn<() => object>(() => ({}))
  const first = deriveCached(`${why} list`, [menu, labels, 2], make)
  expect(deriveCached(`${why} ${name}`, sources, make) === first).toBe(again === 0)
  expect(make).toHaveBeenCalledTimes(1 + again)
})

it('forgets what nobody asked for longest', () => {
  const make = vi.fn<() => object>(() => ({}))
  for (const name of ['first', 'second']) deriveCached(name, [], make)
  for (let at = 0; at < 39; at += 1) {
    deriveCached(`other ${at}`, [], () => null)
    deriveCached('first', [], make)
  }
  expect(make).toHaveBeenCalledTimes(2)
  deriveCached('second', [], make)
  expect(make).toHaveBeenCalledTimes(3)
})
