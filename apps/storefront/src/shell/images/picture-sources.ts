import { PICTURE_SHAPES, type PictureShape, scaleShape } from '@meerkat/contract/image'
import { imageUrl } from '@meerkat/domain/urls/image-url'

export type { PictureShape }

export const SHAPES = PICTURE_SHAPES

/** `src` and `srcset` with width descriptors; null when there is no picture. */
export function toSources(path: string | null | undefined, shape: PictureShape): { src: string; srcSet: string } | null {
  const src = imageUrl(path, shape.width, shape.height)
  if (src === null) return null
  const srcSet = shape.scales.map((scale) => {
    const { width, height } = scaleShape(shape, scale)
    return `${imageUrl(path, width, height)} ${width}w`
  })
  return { src, srcSet: srcSet.join(', ') }
}
