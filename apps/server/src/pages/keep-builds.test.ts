import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepBuild, keptAssets } from './keep-builds.ts'

const DAY_MS = 86_400_000
let folder: string
let dataDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meerkat-builds-'))
  dataDir = join(folder, 'var')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts a build with these files, of a kilobyte each, on the given day. */
async function start(build: string, files: readonly string[], day: number, maxBytes?: number): Promise<void> {
  const assets = join(folder, build)
  mkdirSync(assets, { recursive: true })
  for (const file of files) writeFileSync(join(assets, file), file.padEnd(1000))
  await keepBuild({ build, assets, dataDir, keepMs: 7 * DAY_MS, now: day * DAY_MS, ...(maxBytes !== undefined && { maxBytes }) })
}
const kept = () => readdirSync(keptAssets(dataDir)).sort()

describe('files of former builds', () => {
  it('stay next to those of the running build', async () => {
    await start('one', ['a-1.js', 'b-1.js'], 0)
    await start('two', ['a-2.js', 'b-1.js'], 1)
    expect(kept()).toEqual(['a-1.js', 'a-2.js', 'b-1.js'])
  })

  it('are deleted seven days after another build took their place, however long they ran before', async () => {
    await start('one', ['a-1.js'], 0)
    await start('two', ['a-2.js'], 100)
    await start('two', ['a-2.js'], 106)
    expect(kept()).toEqual(['a-1.js', 'a-2.js'])
    await start('two', ['a-2.js'], 107)
    expect(kept()).toEqual(['a-2.js'])
  })

  it('get the full seven days again after a rollback to their build', async () => {
    await start('one', ['a-1.js'], 0)
    await start('two', ['a-2.js'], 1)
    await start('one', ['a-1.js'], 2)
    await start('three', ['a-3.js'], 8)
    expect(kept()).toEqual(['a-1.js', 'a-2.js', 'a-3.js'])
  })

  it('are limited in size: the oldest are deleted first, but never those of the running build', async () => {
    await start('one', ['a-1.js'], 0, 2500)
    await start('two', ['a-2.js'], 1, 2500)
    await start('three', ['a-3.js'], 2, 2500)
    expect(kept()).toEqual(['a-2.js', 'a-3.js'])
    await start('four', ['a-4.js', 'b-4.js', 'c-4.js'], 3, 2500)
    expect(kept()).toEqual(['a-4.js', 'b-4.js', 'c-4.js'])
  })

  it('survive several processes that start at the same time', async () => {
    await start('one', ['a-1.js'], 0)
    await Promise.all([1, 2, 3, 4].map(() => start('two', ['a-2.js', 'b-2.js'], 1)))
    expect(kept()).toEqual(['a-1.js', 'a-2.js', 'b-2.js'])
  })

  it('start from an empty list when the stored one cannot be read', async () => {
    await start('one', ['a-1.js'], 0)
    writeFileSync(join(dataDir, 'builds', 'builds.json'), '{"')
    await start('two', ['a-2.js'], 1)
    expect(kept()).toEqual(['a-2.js'])
  })
})
