import { darken, lighten, mix } from '../palette.ts'
import { type PrintArea, type Stage, withBleed } from '../stage.ts'
import { fill, rect } from '../svg.ts'
import { drawAnimal, drawBand, drawSizeSeal, drawTitle, drawWordmark } from './pieces.ts'

/** A coloured header with the brand name, a light panel for the text, the animal above the lower edge. */
export function drawPanel(stage: Stage, area: PrintArea): string {
  const { brand } = stage.packshot
  const { x, y, width, height, bleed = 0 } = area
  const field = lighten(mix(brand.secondary, '#fbf8f1', 0.5), 0.35)
  const brow = `M${x} ${y - bleed}h${width}v${height * 0.2 + bleed}q${-width / 2} ${height * 0.09} ${-width} 0z`
  const floor = `M${x} ${y + height + bleed}v${-height * 0.24 - bleed}q${width / 2} ${-height * 0.08} ${width} 0v${height * 0.24 + bleed}z`
  return (
    rect(withBleed(area), field) +
    fill(floor, stage.paint.fade(stage.tint, darken(stage.tint, 0.25))) +
    drawAnimal(stage, { x: x + width * 0.14, y: y + height * 0.56, width: width * 0.78, height: height * 0.445 }, { ground: field }) +
    fill(`M${x} ${y + height * 0.2}q${width / 2} ${height * 0.115} ${width} 0v${-height * 0.02}h${-width}z`, brand.accent) +
    fill(brow, stage.paint.fade(darken(brand.primary, 0.12), brand.primary)) +
    drawWordmark(
      stage,
      { x: x + width * 0.13, y: y + height * 0.045, width: width * 0.74, height: height * 0.145 },
      { ground: brand.primary },
    ) +
    drawTitle(stage, { x: x + width * 0.09, y: y + height * 0.285, width: width * 0.82, height: height * 0.16 }, { ground: field }) +
    drawBand(
      stage,
      { x: x + width * 0.12, y: y + height * 0.465, width: width * 0.76, height: height * 0.075 },
      { radius: height * 0.04 },
    ) +
    drawSizeSeal(stage, { x: x + width * 0.18, y: y + height * 0.89, radius: Math.min(width * 0.13, height * 0.085) })
  )
}
