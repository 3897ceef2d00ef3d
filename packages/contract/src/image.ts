export type ImageAction = 'resize' | 'fit' | 'identify'

/** `no_selection` or nothing means that there is no picture. Spec §3. */
export const NO_IMAGE = 'no_selection'

/** Largest side of a picture that is made. docs/wire.md §12.1. */
export const MAX_IMAGE_SIDE = 1024

export interface PictureShape {
  readonly width: number
  readonly height: number
  /** How many times larger or smaller the offered files are. */
  readonly scales: readonly number[]
}

/** The shapes that our pages show pictures in: the sizes of the specification (§9) and those of the layout, each at a few widths. */
export const PICTURE_SHAPES = {
  tile: { width: 310, height: 300, scales: [1, 2] },
  gallery: { width: 600, height: 744, scales: [0.5, 1, 1.35] },
  zoom: { width: 826, height: 1024, scales: [1] },
  thumbnail: { width: 150, height: 150, scales: [1, 2] },
  hero: { width: 1024, height: 448, scales: [0.625, 1] },
  heroNarrow: { width: 450, height: 550, scales: [1, 1.6] },
  scene: { width: 480, height: 320, scales: [0.5, 1, 1.5] },
} as const satisfies Record<string, PictureShape>

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** One shape at one scale, in whole pixels. */
export function scaleShape({ width, height }: ImageSize, scale: number): ImageSize {
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** What old clients ask for besides: 280 × 280 in the order history, and 0 × 0 for the original size. docs/wire.md §12.1. */
const OLD_SIZES: readonly ImageSize[] = [
  { width: 280, height: 280 },
  { width: 0, height: 0 },
]

/** Every size that pictures are made in: anybody could ask for a million others, and keep the machine busy. */
export function listImageSizes(): ImageSize[] {
  const shapes: readonly PictureShape[] = Object.values(PICTURE_SHAPES)
  return [...shapes.flatMap((shape) => shape.scales.map((scale) => scaleShape(shape, scale))), ...OLD_SIZES]
}
