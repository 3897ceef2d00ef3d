import { pickOne, seedOf } from '../seed.ts'
import type { Stage } from '../stage.ts'
import type { Box } from '../svg.ts'
import { drawClinical } from './clinical.ts'
import { drawCrest } from './crest.ts'
import { drawDiagonal } from './diagonal.ts'
import { drawHorizon } from './horizon.ts'
import { drawPanel } from './panel.ts'
import { drawWide } from './wide.ts'

export type LabelLayout = (stage: Stage, box: Box) => string

const LAYOUTS: readonly LabelLayout[] = [drawCrest, drawHorizon, drawPanel, drawDiagonal, drawClinical]

/** A brand keeps one layout on all its packs: that is what makes it a brand on the shelf. */
export function drawFrontLabel(stage: Stage, box: Box): string {
  if (box.width > box.height * 1.15) return drawWide(stage, box)
  return pickOne(LAYOUTS, seedOf(stage.packshot.brand.name))(stage, box)
}
