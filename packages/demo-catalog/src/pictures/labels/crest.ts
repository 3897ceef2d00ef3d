import { darken, lighten, mix } from '../palette.ts'
import { type PrintArea, type Stage, withBleed } from '../stage.ts'
import { group, oval, rect } from '../svg.ts'
import { drawAnimal, drawBand, drawSize, drawTitle, drawWordmark } from './pieces.ts'

/** A solid ground with the animal in a round window, all centred. */
export function drawCrest(stage: Stage, area: PrintArea): string {
  const { brand, variety } = stage.packshot
  const { paint } = stage
  const { x, y, width, height } = area
  const radius = Math.min(width * 0.33, height * 0.21)
  const centre = { x: x + width / 2, y: y + height * 0.42 }
  const window = mix(lighten(brand.secondary, 0.25), stage.tint, 0.18)
  const ring = `M${centre.x - radius} ${centre.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
  const bottom = variety ? height * 0.79 : height * 0.86
  return (
    rect(
      withBleed(area),
      paint.linear(
        [
          [0, brand.primary],
          [0.6, brand.primary],
          [1, darken(brand.primary, 0.3)],
        ],
        'down',
      ),
    ) +
    drawWordmark(
      stage,
      { x: x + width * 0.13, y: y + height * 0.04, width: width * 0.74, height: height * 0.14 },
      { ground: brand.primary },
    ) +
    oval(centre.x, centre.y, radius * 1.1, radius * 1.1, brand.accent) +
    oval(centre.x, centre.y, radius, radius, paint.fade(lighten(window, 0.4), window)) +
    group(
      drawAnimal(
        stage,
        { x: centre.x - radius, y: centre.y - radius * 0.82, width: radius * 2, height: radius * 1.84 },
        { ground: window },
      ),
      paint.clip(ring),
    ) +
    drawTitle(
      stage,
      {
        x: x + width * 0.08,
        y: centre.y + radius * 1.2,
        width: width * 0.84,
        height: y + bottom - height * 0.015 - centre.y - radius * 1.2,
      },
      { ground: brand.primary },
    ) +
    drawBand(stage, { x, y: y + bottom, width, height: height * 0.09 }) +
    drawSize(
      stage,
      { x: x + width * 0.2, y: y + height * 0.905, width: width * 0.6, height: height * 0.06 },
      { ground: darken(brand.primary, 0.25) },
    )
  )
}
