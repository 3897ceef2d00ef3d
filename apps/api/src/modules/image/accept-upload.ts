import { loadSharp } from './load-sharp.ts'
import { createWorkQueue } from './work-queue.ts'

/** The shop's own copy of an uploaded picture. */
export interface AcceptedUpload {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Why an uploaded picture is refused, in the wording of validation errors. */
export type UploadFault = 'should be a JPEG, PNG or WebP picture' | 'should have fewer pixels' | 'should be readable'

export type AcceptUpload = (bytes: Buffer) => Promise<AcceptedUpload | UploadFault>

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp']
/** Decoded pixels: a small file can claim huge dimensions. Phone cameras take up to 50 million, but our pages shrink photos before the upload. */
const MAX_PIXELS = 25_000_000
/** Longest side of the copy; no page shows more. */
const MAX_SIDE = 1600
const TIMEOUT_SECONDS = 8

/**
 * Checks a picture by its content, whatever its name says, and encodes it again: the stored copy contains only the visible pixels of the
 * first frame, no metadata and nothing hidden in the file. One picture at a time, so that uploads do not slow down other requests.
 */
export function createAcceptUpload(): AcceptUpload {
  const queue = createWorkQueue<AcceptedUpload | UploadFault>({ width: 1, length: 50 })
  let count = 0
  return async (bytes) => (await queue(String(count++), () => accept(bytes))) ?? 'should be readable'
}

async function accept(bytes: Buffer): Promise<AcceptedUpload | UploadFault> {
  const sharp = await loadSharp()
  // Reads only the header: nothing is decoded before format and size are known.
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!found || !FORMATS.includes(found.format)) return 'should be a JPEG, PNG or WebP picture'
  if (found.width * found.height > MAX_PIXELS) return 'should have fewer pixels'
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return 'should be readable'
  }
}
