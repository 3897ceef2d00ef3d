import { expect, it, vi } from 'vitest'
import './derived-cache.ts'
import { deriveCached } from '../shell/rendering/derive-cached.ts'

const [menu, labels] = [{}, {}]

it.each([
  { why: 'the same sources', next: ['list', [menu, labels, 2]] as const, again: 0 },
  { why: 'another source', next: ['list', [menu, {}, 2]] as const, again: 1 },
  { why: 'another value', next: ['list', [menu, labels, 3]] as const, again: 1 },
  { why: 'fewer sources', next: ['list', [menu, labels]] as const, again: 1 },
  { why: 'another name', next: ['menu', [menu, labels, 2]] as const, again: 1 },
])('derives $again more times for $why', ({ why, next: [name, sources], again }) => {
  const derive = vi.fn<() => object>(() => ({}))
  const first = deriveCached(`${why} list`, [menu, labels, 2], derive)
  expect(deriveCached(`${why} ${name}`, sources, derive) === first).toBe(again === 0)
  expect(derive).toHaveBeenCalledTimes(1 + again)
})

it('drops the least recently used entry', () => {
  const derive = vi.fn<() => object>(() => ({}))
  for (const name of ['first', 'second']) deriveCached(name, [], derive)
  for (let at = 0; at < 39; at += 1) {
    deriveCached(`other ${at}`, [], () => null)
    deriveCached('first', [], derive)
  }
  expect(derive).toHaveBeenCalledTimes(2)
  deriveCached('second', [], derive)
  expect(derive).toHaveBeenCalledTimes(3)
})
