import { MAX_ORIGINAL_SIDE } from '@meerkat/contract/image'
import type { Metadata, Sharp } from 'sharp'
import type { Original } from './find-original.ts'
import { loadSharp } from './load-sharp.ts'
import type { ImageFormat, ImageRequest } from './parse-image-request.ts'

/** Maximum number of pixels to decode: a small file may claim huge dimensions. */
const MAX_PIXELS = 40_000_000
/** The hero at 2,880 pixels takes about two seconds on a quiet machine; a busy one took more than eight. */
const TIMEOUT_SECONDS = 30
/** Dots per inch at which an SVG has its nominal size, and the range that the renderer supports. */
const SVG_DENSITY = 72
const MAX_DENSITY = 2400

/**
 * Renders the picture: `resize` fits it into the box and never enlarges it (except an SVG, which has no pixels), `fit` fills the
 * box and crops. 0 for one side keeps the proportions, 0 for both keeps the size. docs/wire.md §12.1.
 * @throws Error when the original cannot be decoded.
 */
export async function makeImage(original: Original, { width, height, action, format }: ImageRequest): Promise<Buffer> {
  const bytes = await original.read()
  if (format === 'svg') return bytes
  const sharp = await loadSharp()
  const isDrawing = original.format === 'svg'
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const }
  const metadata = await sharp(bytes, options).metadata()
  const target = chooseSize(metadata, { width, height })
  const image = sharp(
    bytes,
    isDrawing ? { ...options, density: chooseDensity(metadata, target) } : { ...options, animated: format === 'gif' },
  )
  const resized = image.timeout({ seconds: TIMEOUT_SECONDS }).resize({
    ...(target.width > 0 && { width: target.width }),
    ...(target.height > 0 && { height: target.height }),
    fit: action === 'fit' && width > 0 && height > 0 ? 'cover' : 'inside',
    withoutEnlargement: action === 'resize' && !isDrawing,
  })
  return encode(resized, format).toBuffer()
}

/** Whether `makeImage()` exceeded its time limit: the picture is valid, but the server was too busy to render it. */
export function isTooSlow(fault: unknown): boolean {
  // The error of libvips has no code.
  return fault instanceof Error && fault.message.startsWith('timeout:')
}

/** The result of `identify`. */
export async function identifyImage({ read, format }: Original): Promise<Record<string, unknown>> {
  const sharp = await loadSharp()
  const { width, height, space, channels, hasAlpha } = await sharp(await read(), { limitInputPixels: MAX_PIXELS }).metadata()
  return { format, width, height, space, channels, hasAlpha }
}

/** The box; without one the picture's own size, which for an SVG is its nominal size. */
function chooseSize(metadata: Metadata, box: { width: number; height: number }): { width: number; height: number } {
  if (box.width > 0 || box.height > 0) return box
  return { width: Math.min(metadata.width, MAX_ORIGINAL_SIDE), height: Math.min(metadata.height, MAX_ORIGINAL_SIDE) }
}

/** Renders an SVG directly at the requested size, instead of scaling it afterwards. */
function chooseDensity(metadata: Metadata, target: { width: number; height: number }): number {
  const scale = Math.max(target.width / metadata.width, target.height / metadata.height)
  return Math.min(Math.max(1, SVG_DENSITY * scale), MAX_DENSITY)
}

function encode(image: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'webp':
      // Magnified three times, product pictures look the same as with quality 74, which took a tenth more bytes. `smartSubsample` would take twice
      // the time for 0.4 dB; AVIF would save another fifth, but only with an effort of up to half a second per picture.
      return image.webp({ quality: 70, alphaQuality: 40, effort: 6 })
    case 'jpeg':
      // JPEG has no transparency: without a background colour it would turn black.
      return image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true })
    case 'gif':
      return image.gif()
    default:
      return image.png({ compressionLevel: 9, effort: 7 })
  }
}
