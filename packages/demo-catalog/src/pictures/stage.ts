import { createPaint, type Paint } from './paint.ts'
import type { Packshot } from './picture.ts'
import { createDice, type Dice, seedOf } from './seed.ts'
import type { Box } from './svg.ts'

/** The arguments of every drawing function: the requested picture, its gradients and its random numbers. */
export interface Stage {
  packshot: Packshot
  paint: Paint
  dice: Dice
  /** The colour of the flavour band or of the thing itself. */
  tint: string
}

/** The part of a pack that carries print. */
export interface PrintArea extends Box {
  /** How far the background extends above and below the box, where the edge of a round pack curves away. */
  bleed?: number
}

/** Prints something on a pack. */
export type Face = (area: PrintArea) => string

/** The box with its bleed: the area that a label's background covers. */
export function withBleed({ bleed = 0, ...box }: PrintArea): Box {
  return { ...box, y: box.y - bleed, height: box.height + 2 * bleed }
}

/** `prefix` keeps the gradient ids of several drawings in one document distinct. */
export function createStage(packshot: Packshot, prefix?: string): Stage {
  return {
    packshot,
    paint: createPaint(prefix),
    // The size is not part of the seed, so that all sizes of a product look alike.
    dice: createDice(seedOf(`${packshot.brand.name}|${packshot.title}|${packshot.shape}`)),
    tint: packshot.tint ?? packshot.brand.accent,
  }
}
