import { MAX_PICTURE_BYTES } from '@meerkat/contract/review'

export type PhotoFault = 'type' | 'unreadable'

/** Longest side that is sent; the shop stores no more. */
const MAX_SIDE = 1600
const QUALITIES = [0.82, 0.6, 0.4]

/**
 * The photo as a small JPEG data URL. A photo from a phone has several megabytes, which would use up prepaid data, and contains the place where
 * it was taken: redrawing it removes both.
 */
export async function shrinkPhoto(file: Blob): Promise<string | PhotoFault> {
  if (!file.type.startsWith('image/')) return 'type'
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return 'unreadable'
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const paper = canvas.getContext('2d')
  if (!paper) return 'unreadable'
  // JPEG has no transparency.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of QUALITIES) {
    const url = canvas.toDataURL('image/jpeg', quality)
    if ((url.length * 3) / 4 <= MAX_PICTURE_BYTES) return url
  }
  return 'unreadable'
}
