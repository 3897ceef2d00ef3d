import { blob } from '../curve.ts'
import { darken, lighten, mix } from '../palette.ts'
import { type PrintArea, type Stage, withBleed } from '../stage.ts'
import { fill, oval, rect } from '../svg.ts'
import { drawAnimal, drawBand, drawSize, drawTitle, drawWordmark } from './pieces.ts'

/** A small landscape: sky, hills, the animal on the ridge, the words in the earth below. */
export function drawHorizon(stage: Stage, area: PrintArea): string {
  const { brand } = stage.packshot
  const { x, y, width, height, bleed = 0 } = area
  const ridge = y + height * 0.58
  const sky = lighten(brand.secondary, 0.35)
  const hill = (rise: number, slope: number) =>
    blob(
      `${x - 20},${ridge - height * rise} ${x + width * 0.35},${ridge - height * (rise + slope)} ${x + width * 0.7},${ridge - height * (rise - slope / 2)} ${x + width + 20},${ridge - height * (rise + slope)} ${x + width + 20},${y + height + bleed + 9}! ${x - 20},${y + height + bleed + 9}!`,
    )
  const text = { x: x + width * 0.09, width: width * 0.82 }
  return (
    rect(
      withBleed(area),
      stage.paint.linear(
        [
          [0, lighten(sky, 0.35)],
          [0.6, mix(sky, stage.tint, 0.25)],
        ],
        'down',
      ),
    ) +
    oval(x + width * 0.76, y + height * 0.33, width * 0.14, width * 0.14, mix(brand.accent, sky, 0.35)) +
    drawWordmark(stage, { x: x + width * 0.13, y: y + height * 0.04, width: width * 0.74, height: height * 0.12 }, { ground: sky }) +
    fill(hill(0.08, 0.05), mix(brand.primary, sky, 0.62)) +
    fill(hill(0.03, -0.035), mix(brand.primary, sky, 0.35)) +
    drawAnimal(stage, { x: x + width * 0.12, y: y + height * 0.18, width: width * 0.76, height: height * 0.42 }, { ground: sky }) +
    fill(hill(-0.015, 0.018), stage.paint.fade(brand.primary, darken(brand.primary, 0.3))) +
    drawTitle(stage, { ...text, y: y + height * 0.635, height: height * 0.17 }, { ground: brand.primary, align: 'left' }) +
    drawBand(stage, { x, y: y + height * 0.825, width: width * 0.8, height: height * 0.075 }, { align: 'left', inset: width * 0.09 }) +
    drawSize(stage, { ...text, y: y + height * 0.915, height: height * 0.055 }, { ground: darken(brand.primary, 0.25), align: 'left' })
  )
}
