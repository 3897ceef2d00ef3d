import { darken, lighten, mix } from '../palette.ts'
import { type PrintArea, type Stage, withBleed } from '../stage.ts'
import { fill, group, oval, rect } from '../svg.ts'
import { drawAnimal, drawBand, drawSize, drawTitle, drawWordmark } from './pieces.ts'

/** Tins and low cartons: words at the left, animal at the right; light or dark as the brand's high packs are. */
export function drawWide(stage: Stage, area: PrintArea, dark: boolean): string {
  const { brand, variety } = stage.packshot
  const { x, y, width, height, bleed = 0 } = area
  const ground = dark ? brand.primary : lighten(mix(brand.secondary, '#fbf8f1', 0.5), 0.3)
  const edge = x + width * 0.62
  const text = { x: x + width * 0.07, width: width * (dark ? 0.45 : 0.47) }
  const radius = Math.min(height * 0.42, width * 0.21)
  const middle = { x: x + width * 0.77, y: y + height * 0.5 }
  const disc = `M${middle.x - radius} ${middle.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
  const side = dark
    ? oval(middle.x, middle.y, radius * 1.09, radius * 1.09, brand.accent) + fill(disc, lighten(mix(brand.secondary, stage.tint, 0.2), 0.2))
    : fill(
        `M${edge} ${y - bleed}q${-width * 0.06} ${height / 2 + bleed} 0 ${height + 2 * bleed}H${x + width}V${y - bleed}z`,
        stage.paint.fade(brand.primary, darken(brand.primary, 0.25)),
      ) + oval(edge + width * 0.17, y + height * 0.66, radius * 0.92, radius * 0.92, mix(brand.primary, brand.secondary, 0.6))
  const room = dark
    ? { x: middle.x - radius, y: middle.y - radius * 0.85, width: radius * 2, height: radius * 1.85 }
    : { x: edge - width * 0.02, y: y + height * 0.12, width: width * 0.38, height: height * 0.88 }
  const animal = drawAnimal(stage, room, { ground, mirrored: true })
  return (
    rect(withBleed(area), ground) +
    side +
    (dark ? group(animal, stage.paint.clip(disc)) : animal) +
    drawWordmark(stage, { ...text, y: y + height * 0.08, height: height * 0.19 }, { ground, align: 'left' }) +
    drawTitle(stage, { ...text, y: y + height * 0.31, height: variety ? height * 0.3 : height * 0.44 }, { ground, align: 'left' }) +
    drawBand(
      stage,
      { x, y: y + height * 0.65, width: width * (dark ? 0.52 : 0.57), height: height * 0.15 },
      { align: 'left', inset: width * 0.07 },
    ) +
    drawSize(stage, { ...text, y: y + height * 0.84, height: height * 0.11 }, { ground, align: 'left' })
  )
}
