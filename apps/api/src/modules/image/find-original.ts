import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFormat } from './parse-image-request.ts'

export interface Original {
  readonly read: () => Promise<Buffer>
  readonly format: ImageFormat
  /** Changes when the file does. */
  readonly version: string
}

const EXTENSIONS: readonly { extension: string; format: ImageFormat }[] = [
  { extension: '.svg', format: 'svg' },
  { extension: '.webp', format: 'webp' },
  { extension: '.jpg', format: 'jpeg' },
  { extension: '.jpeg', format: 'jpeg' },
  { extension: '.png', format: 'png' },
  { extension: '.gif', format: 'gif' },
]

/** No product picture needs a larger file; a larger one is an accident or an attack. */
const MAX_BYTES = 30 * 1024 * 1024

/** The stored picture with this stem, whatever its type: a document may name it `.webp` while the merchant stored an SVG. */
export async function findOriginal(mediaDir: string, stem: string): Promise<Original | null> {
  for (const { extension, format } of EXTENSIONS) {
    const file = join(mediaDir, stem + extension)
    try {
      const found = await stat(file)
      if (found.isFile() && found.size <= MAX_BYTES)
        return { read: () => readFile(file), format, version: `${found.mtimeMs}-${found.size}` }
    } catch {
      // There is no file of this type: try the next type.
    }
  }
  return null
}
