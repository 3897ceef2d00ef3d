export type ImageAction = 'resize' | 'fit' | 'identify'

/** `no_selection` or an empty path means that there is no picture. Spec §3. */
export const NO_IMAGE = 'no_selection'

/** Largest side of a generated picture in pixels; the sizes that `listImageSizes` returns may be larger. docs/wire.md §12.1. */
export const MAX_IMAGE_SIDE = 1024

/** Largest side, in pixels, of a picture in its original size: enough for a wide screen with two pixels per CSS pixel. */
export const MAX_ORIGINAL_SIDE = 2880

export interface PictureShape {
  readonly width: number
  readonly height: number
  /** Scale factors of the offered files. */
  readonly scales: readonly number[]
}

/** The sizes of pictures on our pages: those of the specification (§9) and those of the layout, each at a few widths. */
export const PICTURE_SHAPES = {
  // 1.125 is for phones of 375 to 414 CSS pixels with two pixels each: at 1.5 they would load twice the pixels they show.
  tile: { width: 310, height: 300, scales: [1, 1.125, 1.5, 2] },
  gallery: { width: 600, height: 744, scales: [0.5, 1, 1.35] },
  zoom: { width: 826, height: 1024, scales: [1] },
  thumbnail: { width: 150, height: 150, scales: [1, 2] },
  hero: { width: 1024, height: 448, scales: [0.625, 1] },
  heroDesk: { width: 1440, height: 630, scales: [1, 4 / 3] },
  heroNarrow: { width: 450, height: 550, scales: [1, 1.6] },
  scene: { width: 480, height: 320, scales: [0.5, 1, 1.5] },
} as const satisfies Record<string, PictureShape>

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** One size at one scale, in whole pixels. */
export function scaleShape({ width, height }: ImageSize, scale: number): ImageSize {
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Further sizes that old clients request: 280 × 280 in the order history, and 0 × 0 for the original size. docs/wire.md §12.1. */
const OLD_SIZES: readonly ImageSize[] = [
  { width: 280, height: 280 },
  { width: 0, height: 0 },
]

/** All sizes that pictures are generated in. Others are refused: requests for a million sizes would overload the server. */
export function listImageSizes(): ImageSize[] {
  const shapes: readonly PictureShape[] = Object.values(PICTURE_SHAPES)
  const sizes = shapes.flatMap((shape) => shape.scales.map((scale) => scaleShape(shape, scale)))
  // A side of 0 follows from the other one and the ratio of the picture. docs/wire.md §12.1.
  const oneSided = sizes.flatMap(({ width, height }) => [
    { width, height: 0 },
    { width: 0, height },
  ])
  return [...sizes, ...oneSided, ...OLD_SIZES]
}
