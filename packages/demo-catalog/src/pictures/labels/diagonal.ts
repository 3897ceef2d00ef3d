import { darken, lighten, mix } from '../palette.ts'
import { type PrintArea, type Stage, withBleed } from '../stage.ts'
import { fill, oval, rect } from '../svg.ts'
import { drawAnimal, drawBand, drawSize, drawTitle, drawWordmark } from './pieces.ts'

/** Two colours divided by a rising diagonal: sporty brands. */
export function drawDiagonal(stage: Stage, area: PrintArea): string {
  const { brand } = stage.packshot
  const { x, y, width, height, bleed = 0 } = area
  const upper = lighten(brand.secondary, 0.1)
  const cut = (offset: number) =>
    `M${x} ${y + height * (0.62 + offset)}L${x + width} ${y + height * (0.42 + offset)}V${y + height + bleed}H${x}z`
  const text = { x: x + width * 0.09, width: width * 0.82 }
  return (
    rect(withBleed(area), stage.paint.fade(lighten(upper, 0.3), upper)) +
    drawWordmark(stage, { ...text, y: y + height * 0.045, height: height * 0.105 }, { ground: upper, align: 'left' }) +
    drawTitle(stage, { ...text, y: y + height * 0.165, height: height * 0.165 }, { ground: upper, align: 'left' }) +
    drawBand(stage, { x, y: y + height * 0.345, width: width * 0.64, height: height * 0.07 }, { align: 'left', inset: width * 0.09 }) +
    fill(cut(-0.025), brand.accent) +
    fill(cut(0), stage.paint.fade(brand.primary, darken(brand.primary, 0.35))) +
    fill(cut(0.22), mix(brand.primary, '#000000', 0.18)) +
    // A lighter disc, so that a dark coat contrasts with a dark ground.
    oval(x + width * 0.59, y + height * 0.74, width * 0.34, width * 0.34, mix(brand.primary, upper, 0.5)) +
    drawAnimal(
      stage,
      { x: x + width * 0.16, y: y + height * 0.43, width: width * 0.86, height: height * 0.57 },
      { ground: brand.primary },
    ) +
    drawSize(
      stage,
      { ...text, y: y + height * 0.915, height: height * 0.055, width: width * 0.3 },
      { ground: darken(brand.primary, 0.3), align: 'left' },
    )
  )
}
