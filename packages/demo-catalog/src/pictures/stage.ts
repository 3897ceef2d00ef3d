import { createPaint, type Paint } from './paint.ts'
import type { Packshot } from './picture.ts'
import { createDice, type Dice, seedOf } from './seed.ts'
import type { Box } from './svg.ts'

/** What every drawing function gets: the wish, the gradients of this picture, and its luck. */
export interface Stage {
  packshot: Packshot
  paint: Paint
  dice: Dice
  /** The colour of the flavour band or of the thing itself. */
  tint: string
}

/** The part of a pack that carries print. */
export interface PrintArea extends Box {
  /** How far the ground has to go on above and below the box, where the edge of a round pack curves away. */
  bleed?: number
}

/** Prints something on a pack. */
export type Face = (area: PrintArea) => string

/** The box with its bleed: what the ground of a label has to cover. */
export function withBleed({ bleed = 0, ...box }: PrintArea): Box {
  return { ...box, y: box.y - bleed, height: box.height + 2 * bleed }
}

/** `prefix` tells the gradients of several stages in one document apart. */
export function createStage(packshot: Packshot, prefix?: string): Stage {
  return {
    packshot,
    paint: createPaint(prefix),
    // Sizes of one product share their look: the size has no say in the dice.
    dice: createDice(seedOf(`${packshot.brand.name}|${packshot.title}|${packshot.shape}`)),
    tint: packshot.tint ?? packshot.brand.accent,
  }
}
