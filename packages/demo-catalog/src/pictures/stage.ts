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

/** Prints something on a flat part of a pack. */
export type Face = (box: Box) => string

export function createStage(packshot: Packshot): Stage {
  return {
    packshot,
    paint: createPaint(),
    // Sizes of one product share their look: the size has no say in the dice.
    dice: createDice(seedOf(`${packshot.brand.name}|${packshot.title}|${packshot.shape}`)),
    tint: packshot.tint ?? packshot.brand.accent,
  }
}
