import { expect, it } from 'vitest'
import { closeAll } from './close-all.ts'

it('closes the newest first, and the others even if one fails', async () => {
  const closed: string[] = []
  const close = (name: string) => async () => void closed.push(name)
  const full = async () => {
    throw new Error('no space left')
  }
  await expect(closeAll([close('database'), full, close('server')])).rejects.toThrow('no space left')
  expect(closed).toEqual(['server', 'database'])
})
