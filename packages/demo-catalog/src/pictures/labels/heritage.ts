import { lighten, mix, readableOn } from '../palette.ts'
import { type PrintArea, type Stage, withBleed } from '../stage.ts'
import { fill, line, rect } from '../svg.ts'
import { drawAnimal, drawBand, drawSize, drawTitle, drawWordmark } from './pieces.ts'

/** Paper texture, a double rule and a ribbon: traditional brands. */
export function drawHeritage(stage: Stage, area: PrintArea): string {
  const { brand } = stage.packshot
  const { x, y, width, height } = area
  const paper = lighten(mix(brand.secondary, '#f3e7cf', 0.5), 0.25)
  const ink = readableOn(paper, brand.primary, brand.ink)
  const frame = (inset: number) =>
    rect(
      { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset },
      'none',
      10,
      `stroke="${ink}" stroke-width="${inset > width * 0.05 ? 2 : 6}"`,
    )
  const ribbon = { x: x + width * 0.13, y: y + height * 0.775, width: width * 0.74, height: height * 0.08 }
  const [left, right, bottom] = [ribbon.x, ribbon.x + ribbon.width, ribbon.y + ribbon.height]
  const tails = `M${left} ${ribbon.y + 12}l${-width * 0.07} 0 ${width * 0.03} ${ribbon.height / 2} ${-width * 0.03} ${ribbon.height / 2}h${width * 0.07}zM${right} ${ribbon.y + 12}h${width * 0.07}l${-width * 0.03} ${ribbon.height / 2} ${width * 0.03} ${ribbon.height / 2}h${-width * 0.07}z`
  return (
    rect(withBleed(area), stage.paint.fade(lighten(paper, 0.35), paper)) +
    frame(width * 0.045) +
    frame(width * 0.065) +
    drawWordmark(stage, { x: x + width * 0.14, y: y + height * 0.06, width: width * 0.72, height: height * 0.15 }, { ground: paper }) +
    line(`M${x + width * 0.2} ${y + height * 0.235}H${x + width * 0.8}`, ink, 3, 'stroke-dasharray="2 12"') +
    drawTitle(stage, { x: x + width * 0.13, y: y + height * 0.255, width: width * 0.74, height: height * 0.14 }, { ground: paper }) +
    drawAnimal(stage, { x: x + width * 0.15, y: y + height * 0.41, width: width * 0.7, height: height * 0.36 }, { ground: paper }) +
    line(`M${x + width * 0.12} ${y + height * 0.77}H${x + width * 0.88}`, ink, 5) +
    (stage.packshot.variety ? fill(tails, mix(stage.tint, '#14100c', 0.3)) : '') +
    drawBand(stage, { ...ribbon, height: bottom - ribbon.y }) +
    drawSize(stage, { x: x + width * 0.3, y: y + height * 0.872, width: width * 0.4, height: height * 0.06 }, { ground: paper })
  )
}
