import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface ImageCache {
  find(key: string): Promise<Buffer | null>
  /** Stores a picture. Ignores errors: the picture is rendered again. */
  keep(key: string, bytes: Buffer): Promise<void>
}

/** Eviction continues down to this share of the limit. */
const LEFT_OVER = 0.7

/**
 * A cache of resized pictures on disk, up to `maxBytes`, with least-recently-used eviction.
 * Writes are atomic: readers never see a partly written picture.
 */
export function createImageCache(directory: string, maxBytes: number): ImageCache {
  let total: Promise<number> | null = null

  return {
    async find(key) {
      try {
        const file = toFile(directory, key)
        const bytes = await readFile(file)
        noteUse(file)
        return bytes
      } catch {
        return null
      }
    },
    async keep(key, bytes) {
      const file = toFile(directory, key)
      const draft = `${file}.${randomUUID()}.draft`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, file)
        total = (total ?? measure(directory)).then((size) => (size > maxBytes ? clearUp(directory, maxBytes) : size + bytes.length))
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
  }
}

/** Records the last use in the file's modification time, for eviction, without delaying the response. */
function noteUse(file: string): void {
  const now = new Date()
  utimes(file, now, now).catch(() => undefined)
}

function toFile(directory: string, key: string): string {
  const name = createHash('sha256').update(key).digest('hex')
  return join(directory, name.slice(0, 2), name.slice(2))
}

interface CachedFile {
  file: string
  size: number
  time: number
}

async function measure(directory: string): Promise<number> {
  return (await listFiles(directory)).reduce((sum, { size }) => sum + size, 0)
}

async function clearUp(directory: string, maxBytes: number): Promise<number> {
  const files = (await listFiles(directory)).sort((a, b) => a.time - b.time)
  let size = files.reduce((sum, file) => sum + file.size, 0)
  for (const one of files) {
    if (size <= maxBytes * LEFT_OVER) break
    await rm(one.file, { force: true }).catch(() => undefined)
    size -= one.size
  }
  return size
}

async function listFiles(directory: string): Promise<CachedFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: CachedFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const found = await stat(file).catch(() => null)
    if (found !== null) files.push({ file, size: found.size, time: found.mtimeMs })
  }
  return files
}
