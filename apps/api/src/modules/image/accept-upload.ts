import sharp from 'sharp'
import { createWorkQueue } from './work-queue.ts'

/** A copy of a sent picture that the shop made itself. */
export interface AcceptedUpload {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Why a sent picture is refused, as a validation error says it. */
export type UploadFault = 'should be a JPEG, PNG or WebP picture' | 'should have fewer pixels' | 'should be readable'

export type AcceptUpload = (bytes: Buffer) => Promise<AcceptedUpload | UploadFault>

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp']
/** Decoded pixels: a small file can claim huge dimensions. Cameras of phones take up to 50 million, but pages shrink photos before they send them. */
const MAX_PIXELS = 25_000_000
/** Longest side of the copy; no page shows more. */
const MAX_SIDE = 1600
const TIMEOUT_SECONDS = 8

/**
 * Checks a picture by its content, whatever its name says, and encodes it again: what is stored contains the visible pixels of the first
 * frame and nothing that a camera or an attacker wrote beside them. One at a time, so that uploads do not take the machine from shoppers.
 */
export function createAcceptUpload(): AcceptUpload {
  const queue = createWorkQueue<AcceptedUpload | UploadFault>({ width: 1, length: 50 })
  let count = 0
  return async (bytes) => (await queue(String(count++), () => accept(bytes))) ?? 'should be readable'
}

async function accept(bytes: Buffer): Promise<AcceptedUpload | UploadFault> {
  // The header alone: nothing is decoded before format and size are known.
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
