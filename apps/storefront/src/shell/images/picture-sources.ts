import { imageUrl } from '@meerkat/domain/urls/image-url'

export interface PictureShape {
  width: number
  height: number
  /** How many times larger or smaller the offered files are. */
  scales: readonly number[]
}

/** The sizes of the specification (§9), each offered at a few widths. */
export const SHAPES = {
  tile: { width: 310, height: 300, scales: [1, 2] },
  gallery: { width: 600, height: 744, scales: [0.5, 1, 1.35] },
  thumbnail: { width: 150, height: 150, scales: [1, 2] },
  hero: { width: 1024, height: 448, scales: [0.625, 1] },
  heroNarrow: { width: 450, height: 550, scales: [1, 1.6] },
  scene: { width: 480, height: 320, scales: [0.5, 1, 1.5] },
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
