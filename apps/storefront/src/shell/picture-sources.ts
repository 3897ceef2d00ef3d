import { imageUrl } from '@meerkat/domain/urls/image-url'

export interface PictureShape {
  width: number
  height: number
  /** How many times larger or smaller the offered files are. */
  scales: readonly number[]
}

/** The sizes of the specification (§9), each offered at a few widths. */
export const SHAPES = {
  tile: { width: 310, height: 300, scales: [0.5, 1, 2] },
  gallery: { width: 600, height: 744, scales: [0.5, 1, 1.35] },
  thumbnail: { width: 150, height: 150, scales: [1, 2] },
  wide: { width: 1024, height: 512, scales: [0.5, 0.75, 1] },
  square: { width: 512, height: 512, scales: [0.5, 1] },
} as const satisfies Record<string, PictureShape>

/** `src` and `srcset` with width descriptors; null when there is no picture. */
export function toSources(
  path: string | null | undefined,
  { width, height, scales }: PictureShape,
): { src: string; srcSet: string } | null {
  const src = imageUrl(path, width, height)
  if (src === null) return null
  const srcSet = scales.map((scale) => {
    const scaled = Math.round(width * scale)
    return `${imageUrl(path, scaled, Math.round(height * scale))} ${scaled}w`
  })
  return { src, srcSet: srcSet.join(', ') }
}
