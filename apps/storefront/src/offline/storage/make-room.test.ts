import { describe, expect, it } from 'vitest'
import { createMakeRoom } from './make-room.ts'

function aDisk(names: string[]) {
  const caches = {
    keys: async () => [...names],
    async delete(name: string) {
      names.splice(names.indexOf(name), 1)
      return true
    },
  }
  return { names, makeRoom: createMakeRoom(() => ({ caches })) }
}

describe('a full disk (docs/behaviour/storage.md §22)', () => {
  it('deletes what can be fetched again, one kind at a time, and never the files of the shop', async () => {
    const disk = aDisk(['shop-build1', 'pictures', 'pages-main-en-US', 'pack-main', 'catalogue-main'])
    const left: number[] = []
    while (await disk.makeRoom()) left.push(disk.names.length)
    expect(left).toEqual([4, 3, 2, 1])
    expect(disk.names).toEqual(['shop-build1'])
  })

  it('causes no error where the browser blocks caches', async () => {
    expect(await createMakeRoom(() => ({}))()).toBe(false)
  })
})
