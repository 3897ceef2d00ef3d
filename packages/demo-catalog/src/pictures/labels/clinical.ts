import { darken, mix } from '../palette.ts'
import { type PrintArea, type Stage, withBleed } from '../stage.ts'
import { rect } from '../svg.ts'
import { drawAnimal, drawBand, drawSize, drawTitle, drawWordmark } from './pieces.ts'

/** White with one strong bar and plain type: veterinary products. */
export function drawClinical(stage: Stage, area: PrintArea): string {
  const { brand } = stage.packshot
  const { x, y, width, height, bleed = 0 } = area
  const paper = mix('#ffffff', brand.secondary, 0.06)
  const text = { x: x + width * 0.17, width: width * 0.76 }
  return (
    rect(withBleed(area), paper) +
    rect({ ...withBleed(area), width: width * 0.1 }, stage.paint.fade(brand.primary, darken(brand.primary, 0.3))) +
    rect({ ...withBleed(area), x: x + width * 0.1, width: width * 0.025 }, stage.tint) +
    rect(
      { x: x + width * 0.125, y: y + height * 0.54, width: width * 0.875, height: height * 0.46 + bleed },
      stage.paint.fade(mix(paper, stage.tint, 0.28), mix(paper, stage.tint, 0.5)),
    ) +
    drawWordmark(stage, { ...text, y: y + height * 0.05, height: height * 0.09 }, { ground: paper, align: 'left' }) +
    rect({ ...text, y: y + height * 0.165, height: 4 }, brand.primary) +
    drawTitle(stage, { ...text, y: y + height * 0.19, height: height * 0.2 }, { ground: paper, align: 'left' }) +
    drawBand(stage, { ...text, y: y + height * 0.42, height: height * 0.075 }, { radius: 8, align: 'left' }) +
    drawAnimal(stage, { x: x + width * 0.2, y: y + height * 0.56, width: width * 0.8, height: height * 0.44 }, { ground: paper }) +
    drawSize(
      stage,
      { ...text, y: y + height * 0.925, height: height * 0.05, width: width * 0.3 },
      { ground: mix(paper, stage.tint, 0.5), align: 'left' },
    )
  )
}
