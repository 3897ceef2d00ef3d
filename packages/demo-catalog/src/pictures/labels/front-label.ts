import { pickOne, seedOf } from '../seed.ts'
import type { PrintArea, Stage } from '../stage.ts'
import { drawClinical } from './clinical.ts'
import { drawCrest } from './crest.ts'
import { drawDiagonal } from './diagonal.ts'
import { drawHeritage } from './heritage.ts'
import { drawHorizon } from './horizon.ts'
import { drawPanel } from './panel.ts'
import { drawPoster } from './poster.ts'
import { drawWide } from './wide.ts'

interface Layout {
  draw: (stage: Stage, area: PrintArea) => string
  /** Whether the brand's low packs stand on its dark colour. */
  dark: boolean
}

const LAYOUTS: readonly Layout[] = [
  { draw: drawCrest, dark: true },
  { draw: drawHorizon, dark: false },
  { draw: drawPanel, dark: false },
  { draw: drawDiagonal, dark: true },
  { draw: drawClinical, dark: false },
  { draw: drawHeritage, dark: false },
  { draw: drawPoster, dark: true },
]

/** A brand uses one layout on all its packs, so that they are recognisable. */
export function drawFrontLabel(stage: Stage, area: PrintArea): string {
  const layout = pickOne(LAYOUTS, seedOf(stage.packshot.brand.name))
  return area.width > area.height * 1.3 ? drawWide(stage, area, layout.dark) : layout.draw(stage, area)
}
