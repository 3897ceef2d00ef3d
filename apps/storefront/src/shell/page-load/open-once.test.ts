import { describe, expect, it } from 'vitest'
import { openOnce } from './open-once.ts'

describe('openOnce', () => {
  it('opens once for all callers, at the first call', async () => {
    let opened = 0
    const open = openOnce(async () => ++opened)
    expect(opened).toBe(0)
    expect(await Promise.all([open(), open()])).toEqual([1, 1])
    expect(await open()).toBe(1)
  })

  it('tries again after a failure', async () => {
    let tries = 0
    const open = openOnce(async () => {
      tries += 1
      if (tries === 1) throw new Error('no network')
      return 'cart'
    })
    await expect(open()).rejects.toThrow('no network')
    expect(await open()).toBe('cart')
  })
})
