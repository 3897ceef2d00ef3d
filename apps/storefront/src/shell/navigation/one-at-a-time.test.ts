import { expect, it } from 'vitest'
import { createOneAtATime } from './one-at-a-time.ts'

const calm = () => new Promise((resolve) => setImmediate(resolve))

it('begins the second work only after the first has ended (Spec §2)', async () => {
  const inTurn = createOneAtATime()
  const first = Promise.withResolvers<string>()
  const begun: string[] = []
  const one = inTurn(() => {
    begun.push('one')
    return first.promise
  })
  const two = inTurn(async () => {
    begun.push('two')
    return 'b'
  })
  await calm()
  expect(begun).toEqual(['one'])
  first.resolve('a')
  expect(await Promise.all([one, two])).toEqual(['a', 'b'])
  expect(begun).toEqual(['one', 'two'])
})

it('goes on after work that failed', async () => {
  const inTurn = createOneAtATime()
  const failed = inTurn(() => Promise.reject(new Error('no network')))
  const next = inTurn(async () => 'found')
  await expect(failed).rejects.toThrow('no network')
  expect(await next).toBe('found')
})
