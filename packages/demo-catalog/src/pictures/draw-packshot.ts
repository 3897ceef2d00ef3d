import { drawBackLabel } from './labels/back-label.ts'
import { drawFrontLabel } from './labels/front-label.ts'
import type { Packshot } from './picture.ts'
import { SHAPES } from './shapes/shape-table.ts'
import { createStage, type Stage } from './stage.ts'
import { svgDocument } from './svg.ts'
import { drawContents } from './views/contents.ts'
import { framed, zoomed } from './views/detail-view.ts'
import { measured } from './views/measured-view.ts'

/**
 * One product picture as a whole SVG document: 1000 × 1000, transparent around the thing, no fonts needed.
 * The same packshot is the same text, byte for byte.
 */
export function drawPackshot(packshot: Packshot): string {
  const stage = createStage(packshot)
  const art = drawView(stage)
  return svgDocument(stage.paint.definitions() + art, { width: 1000, height: 1000 })
}

/** The picture without its document. */
export function drawView(stage: Stage): string {
  const { shape, view } = stage.packshot
  const drawing = SHAPES[shape]
  if (drawing.kind === 'pack') {
    if (view === 'detail') return framed(stage, drawContents(stage, drawing.contents))
    return drawing.draw(stage, (box) => (view === 'angle' ? drawBackLabel(stage, box) : drawFrontLabel(stage, box)))
  }
  const art = drawing.draw(stage)
  if (view === 'angle') return measured(stage, art)
  return view === 'detail' ? zoomed(stage, art, drawing.focus) : art
}
