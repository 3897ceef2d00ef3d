import { expect, it } from 'vitest'
import { isDatabaseUnreachable, isDeadlock } from './database-fault.ts'

const fault = (code: string) => Object.assign(new Error('refused'), { code })

it('recognises a deadlock, after which the connection stays usable', () => {
  expect([isDeadlock(fault('40P01')), isDatabaseUnreachable(fault('40P01'))]).toEqual([true, false])
  expect(isDeadlock(new Error('wrapped', { cause: fault('40P01') }))).toBe(true)
  expect(isDeadlock(fault('23505'))).toBe(false)
})
