import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createImageCache } from './image-cache.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meerkat-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('evicts the oldest pictures above the limit, and leaves no temporary files', async () => {
  const folder = aFolder()
  const cache = createImageCache(folder, 1000)
  for (let at = 0; at < 40; at++) await cache.keep(`key ${at}`, Buffer.alloc(100, at))
  const names = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  await expect.poll(() => names().length).toBeLessThanOrEqual(13)
  expect(names().some(({ name }) => name.endsWith('.draft'))).toBe(false)
  // Files written this fast have the same time: which of them is evicted is undefined.
  await cache.keep('the last', Buffer.alloc(100, 7))
  expect(await cache.find('the last')).toEqual(Buffer.alloc(100, 7))
})

it('evicts by last use', async () => {
  const folder = aFolder()
  const cache = createImageCache(folder, 10_000)
  const listFiles = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  const files: string[] = []
  for (const name of ['used', ...Array.from({ length: 9 }, (_, index) => `other-${index}`)]) {
    await cache.keep(name, Buffer.alloc(1000))
    const file = listFiles().find((one) => !files.includes(one))!
    files.push(file)
    utimesSync(file, files.length, files.length)
  }
  const [used = '', oldest = ''] = files
  expect(await cache.find('used')).not.toBeNull()
  await expect.poll(() => statSync(used).mtimeMs).toBeGreaterThan(files.length * 1000)
  for (const name of ['last', 'very last']) await cache.keep(name, Buffer.alloc(1000))
  await expect.poll(() => existsSync(oldest)).toBe(false)
  expect(existsSync(used)).toBe(true)
})
