import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { compressCached } from './compress-cached.ts'

const directory = mkdtempSync(join(tmpdir(), 'meerkat-packs-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const bytes = Buffer.from('Kopje & Kin Venison & Pumpkin, '.repeat(200))
/** Compressed at another quality than `compressCached` uses, so that tests see whether the file was reused. */
const kept = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })

describe('compressed bytes', () => {
  it('are used again for the same bytes', () => {
    const file = join(directory, 'same.br')
    writeFileSync(file, kept)
    expect(compressCached(bytes, file).equals(kept)).toBe(true)
  })

  it('are kept, in a directory that may be missing, without leaving anything else there', () => {
    const folder = join(directory, 'search')
    const compressed = compressCached(bytes, join(folder, 'new.br'))
    expect(brotliDecompressSync(compressed).equals(bytes)).toBe(true)
    expect(readdirSync(folder)).toEqual(['new.br'])
    expect(readFileSync(join(folder, 'new.br')).equals(compressed)).toBe(true)
  })

  it.each([
    { what: 'of other bytes of the same length', content: brotliCompressSync(Buffer.alloc(bytes.length, 'x')) },
    { what: 'of many more bytes', content: brotliCompressSync(Buffer.alloc(10_000_000)) },
    { what: 'of which a part is missing', content: kept.subarray(0, -4) },
    { what: 'of nothing', content: Buffer.alloc(0) },
  ])('$what are replaced', ({ content }) => {
    const file = join(directory, 'other.br')
    writeFileSync(file, content)
    const compressed = compressCached(bytes, file)
    expect(brotliDecompressSync(compressed).equals(bytes)).toBe(true)
    expect(readFileSync(file).equals(compressed)).toBe(true)
  })

  it('are returned even when they cannot be written to the file', () => {
    const file = join(directory, 'file')
    writeFileSync(file, '')
    expect(brotliDecompressSync(compressCached(bytes, join(file, 'below.br'))).equals(bytes)).toBe(true)
  })
})
