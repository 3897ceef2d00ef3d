import { drawBackLabel } from './labels/back-label.ts'
import { drawFrontLabel } from './labels/front-label.ts'
import type { Packshot } from './picture.ts'
import { SHAPES } from './shapes/shape-table.ts'
import { createStage } from './stage.ts'
import { svgDocument } from './svg.ts'

export function drawPackshot(packshot: Packshot): string {
  const stage = createStage(packshot)
  const art = SHAPES[packshot.shape]!.draw(stage, (box) => (packshot.view === 'angle' ? drawBackLabel(stage, box) : drawFrontLabel(stage, box)))
  return svgDocument(stage.paint.definitions() + art, 1000, 1000)
}
