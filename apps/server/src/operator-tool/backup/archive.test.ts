import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { checkArchive, readArchive, readText, unpack, writeArchive } from './archive.ts'

const root = mkdtempSync(join(tmpdir(), 'meerkat-archive-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const file = join(root, 'backup.tar.gz')
const LARGE = 'Ünï '.repeat(100_000)

async function write(): Promise<void> {
  const media = join(root, 'media')
  mkdirSync(join(media, 'k', 'a'), { recursive: true })
  writeFileSync(join(media, 'k', 'a', 'karoo.svg'), LARGE)
  writeFileSync(join(media, 'empty'), '')
  await writeArchive(file, async (archive) => {
    await archive.text('manifest.json', '{"format":1}')
    expect(await archive.folder('media', media)).toBe(2)
    expect(await archive.folder('downloads', join(root, 'none'))).toBe(0)
  })
}

it('contains texts and files, and is readable only by its owner', async () => {
  await write()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}.part`)).toBe(false)
  expect(await checkArchive(file)).toEqual({ format: 1 })
  const found: Record<string, string> = {}
  for await (const { name, bytes } of readArchive(file)) found[name] = await readText(bytes)
  expect(found).toEqual({ 'manifest.json': '{"format":1}', 'media/k/a/karoo.svg': LARGE, 'media/empty': '', end: 'end' })
})

it('is refused when it is truncated, not an archive, or missing', async () => {
  await write()
  truncateSync(file, statSync(file).size - 100)
  await expect(checkArchive(file)).rejects.toThrow(/not a complete backup/)
  writeFileSync(file, 'no archive')
  await expect(checkArchive(file)).rejects.toThrow(/not a complete backup/)
  await expect(checkArchive(join(root, 'nowhere'))).rejects.toThrow(/There is no file/)
})

it('leaves no file behind when writing fails', async () => {
  const failed = join(root, 'failed.tar.gz')
  await expect(
    writeArchive(failed, async () => {
      throw new Error('the disk is full')
    }),
  ).rejects.toThrow('the disk is full')
  expect([existsSync(failed), existsSync(`${failed}.part`)]).toEqual([false, false])
})

it('extracts no file outside the folder', async () => {
  for (const name of ['media/../../evil', '/etc/evil', 'media//evil', String.raw`media\..\evil`])
    await expect(unpack({ name, bytes: Readable.from(['x']) }, join(root, 'in'))).rejects.toThrow(/has a file with the name/)
  await unpack({ name: 'media/good', bytes: Readable.from(['x']) }, join(root, 'in'))
  expect(readFileSync(join(root, 'in', 'media', 'good'), 'utf8')).toBe('x')
})
