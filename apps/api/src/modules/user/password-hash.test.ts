import { describe, expect, it } from 'vitest'
import { createPasswords } from './password-hash.ts'

const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

describe('password hashes', () => {
  const passwords = createPasswords(CHEAP)

  it('cost at least what OWASP requires', async () => {
    expect(await createPasswords().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  })

  it('match their own password only, however its characters are composed', async () => {
    const stored = await passwords.hash('caf\u00e9 au lait')
    expect(await passwords.verify('cafe\u0301 au lait', stored)).toBe(true)
    expect(await passwords.verify('cafe au lait', stored)).toBe(false)
    expect(await passwords.verify('', stored)).toBe(false)
  })

  it('differ for the same password', async () => {
    expect(await passwords.hash('correct horse')).not.toBe(await passwords.hash('correct horse'))
  })

  it('are verified with the cost that they were created with', async () => {
    const stored = await createPasswords({ memory: 128, passes: 2, parallelism: 1 }).hash('correct horse')
    expect(await passwords.verify('correct horse', stored)).toBe(true)
  })

  it('of unknown customers match no password', async () => {
    expect(await passwords.verify('', null)).toBe(false)
    expect(await passwords.verify('correct horse', null)).toBe(false)
  })

  it('in another notation are an error', async () => {
    await expect(passwords.verify('correct horse', 'x')).rejects.toThrow('not written as argon2id')
  })
})
