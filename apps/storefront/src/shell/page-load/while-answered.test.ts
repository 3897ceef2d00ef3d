import { describe, expect, it } from 'vitest'
import { whileAnswered } from './while-answered.ts'

const never = new Promise<never>(() => {})
const wait = () => Promise.resolve()

describe('waiting for a page', () => {
  it('ends with the page, without a question if that is soon', async () => {
    let asked = 0
    const isSilent = async () => ++asked > 0
    const pause = Promise.withResolvers<void>()
    expect(await whileAnswered(Promise.resolve('page'), { isSilent, wait: () => pause.promise })).toBe('page')
    pause.resolve()
    await new Promise(setImmediate)
    expect(asked).toBe(0)
  })

  it('goes on while the server answers', async () => {
    const page = Promise.withResolvers<string>()
    let asked = 0
    const isSilent = async () => {
      if (++asked === 3) page.resolve('page')
      return false
    }
    expect(await whileAnswered(page.promise, { isSilent, wait })).toBe('page')
  })

  it('rejects once the server is silent', async () => {
    await expect(whileAnswered(never, { isSilent: async () => true, wait })).rejects.toThrow('no answer within 9000 ms')
  })

  it('rejects with the fault of the page', async () => {
    await expect(whileAnswered(Promise.reject(new Error('not found')), { isSilent: async () => false, wait })).rejects.toThrow('not found')
  })
})
