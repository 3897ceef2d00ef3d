import { darken, lighten, mix } from '../palette.ts'
import { type PrintArea, type Stage, withBleed } from '../stage.ts'
import { fill, oval, rect } from '../svg.ts'
import { drawAnimal, drawBand, drawSizeSeal, drawTitle, drawWordmark } from './pieces.ts'

/** One large animal in front of a rising disc, with the text on a block below. */
export function drawPoster(stage: Stage, area: PrintArea): string {
  const { brand, variety } = stage.packshot
  const { x, y, width, height, bleed = 0 } = area
  const ground = lighten(mix(stage.tint, brand.secondary, 0.45), 0.3)
  const block = `M${x} ${y + height * 0.66}q${width * 0.25} ${-height * 0.045} ${width / 2} 0t${width / 2} 0V${y + height + bleed}H${x}z`
  return (
    rect(withBleed(area), stage.paint.fade(ground, lighten(ground, 0.35))) +
    oval(x + width / 2, y + height * 0.46, width * 0.42, width * 0.42, lighten(ground, 0.5)) +
    rect({ x, y: y - bleed, width, height: height * 0.155 + bleed }, brand.primary) +
    rect({ x, y: y + height * 0.155, width, height: height * 0.012 }, brand.accent) +
    drawWordmark(
      stage,
      { x: x + width * 0.14, y: y + height * 0.035, width: width * 0.72, height: height * 0.1 },
      { ground: brand.primary },
    ) +
    drawAnimal(stage, { x: x + width * 0.04, y: y + height * 0.17, width: width * 0.92, height: height * 0.51 }, { ground }) +
    fill(block, stage.paint.fade(brand.primary, darken(brand.primary, 0.3))) +
    drawTitle(
      stage,
      { x: x + width * 0.09, y: y + height * 0.7, width: width * 0.82, height: height * (variety ? 0.135 : 0.2) },
      { ground: brand.primary },
    ) +
    drawBand(stage, { x: x + width * 0.14, y: y + height * 0.85, width: width * 0.72, height: height * 0.075 }, { radius: height * 0.04 }) +
    drawSizeSeal(stage, { x: x + width * 0.17, y: y + height * 0.61, radius: Math.min(width * 0.12, height * 0.08) })
  )
}
