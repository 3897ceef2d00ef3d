import { describe, expect, it } from 'vitest'
import { createExclusive } from './exclusive.ts'

/** As in a browser that blocks storage: the interface exists, and every request is refused. */
const blocked: Pick<LockManager, 'request'> = { request: () => Promise.reject(new DOMException('Access denied', 'SecurityError')) }

describe('exclusive work where the browser refuses Web Locks', () => {
  it('runs the work of this page one at a time', async () => {
    const exclusive = createExclusive(blocked)
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} starts`)
      await Promise.resolve()
      order.push(`${name} ends`)
      return name
    }
    expect(await Promise.all([exclusive('cart', work('first')), exclusive('cart', work('second'))])).toEqual(['first', 'second'])
    expect(order).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
  })

  it('runs the work once when the work itself fails', async () => {
    const locks: Pick<LockManager, 'request'> = { request: (_: string, work: unknown) => (work as () => Promise<never>)() }
    let runs = 0
    const failing = createExclusive(locks)('cart', async () => {
      runs += 1
      throw new DOMException('The database is closed to this page', 'SecurityError')
    })
    await expect(failing).rejects.toThrow('closed')
    expect(runs).toBe(1)
  })
})
