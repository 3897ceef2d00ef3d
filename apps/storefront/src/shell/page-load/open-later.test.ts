import { expect, it } from 'vitest'
import { openLater } from './open-later.ts'

it('lets calls wait until it is provided, and opens once for all of them', async () => {
  let opened = 0
  const cart = openLater<number>()
  const early = [cart.open(), cart.open()]
  cart.provide(async () => ++opened)
  expect(await Promise.all([...early, cart.open()])).toEqual([1, 1, 1])
})
