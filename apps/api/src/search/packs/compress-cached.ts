import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/**
 * Compresses with Brotli and keeps the result in the file, which is used the next time if the bytes are the same: compressing is two thirds of the
 * work of a pack, and most packs that a shop makes after a restart are those from before it. Decision 0104.
 */
export function compressCached(bytes: Uint8Array, file: string): Buffer {
  const kept = findCached(bytes, file)
  if (kept !== null) return kept
  const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  keep(compressed, file)
  return compressed
}

/** Null also for a damaged file: what a power cut left of it must not reach browsers, which keep a pack for a year. */
function findCached(bytes: Uint8Array, file: string): Buffer | null {
  try {
    const kept = readFileSync(file)
    return brotliDecompressSync(kept, { maxOutputLength: bytes.length }).equals(bytes) ? kept : null
  } catch {
    return null
  }
}

/** If the file cannot be written, the next start has to compress again. */
function keep(compressed: Buffer, file: string): void {
  const draft = `${file}.${process.pid}.draft`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, compressed)
    renameSync(draft, file)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === undefined) throw fault
  }
}
