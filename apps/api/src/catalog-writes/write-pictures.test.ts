import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writePictures } from './write-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'meerkat-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('pictures', () => {
  it('are written atomically, with progress reports', async () => {
    const reported: number[] = []
    const media = join(folder, 'media')
    await writePictures(
      media,
      ['/k/a/karoo', '/scenes/kennel-2'].map((path) => ({ path, draw: () => `<svg>${path}</svg>` })),
      (done) => reported.push(done),
    )
    expect(reported).toEqual([1, 2])
    expect(readFileSync(join(media, 'k/a/karoo.svg'), 'utf8')).toBe('<svg>/k/a/karoo</svg>')
    expect(readdirSync(join(media, 'scenes'))).toEqual(['kennel-2.svg'])
  })

  it.each(['/../climb', '/a/../../climb', 'relative', '/a//b', '/.hidden', '/a\\b', ''])('are not written to %s', async (path) => {
    await expect(writePictures(join(folder, 'media'), [{ path, draw: () => 'x' }])).rejects.toThrow(/not a valid path/)
    expect(existsSync(join(folder, 'climb.svg'))).toBe(false)
  })
})
