import { readableOn } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { group, line, oval, rect } from '../svg.ts'
import { drawWordmark } from './pieces.ts'

/** A hang tag on a string, for the brand of unpacked products. */
export function drawHangTag(stage: Stage, { x, y, turn = 8 }: { x: number; y: number; turn?: number }): string {
  const { primary, accent } = stage.packshot.brand
  const card = { x: -30, y: 30, width: 190, height: 92 }
  const art =
    line('M0 0C6 20 -14 40 -8 76', '#6b6255', 3) +
    rect({ ...card, x: card.x + 4, y: card.y + 6 }, '#000000', 10, 'fill-opacity=".18"') +
    rect(card, primary, 10) +
    rect({ x: card.x, y: card.y + 80, width: 190, height: 12 }, accent, 6) +
    oval(-10, 76, 8, 8, '#f1e9da', `stroke="${readableOn(primary, accent)}" stroke-width="3"`) +
    drawWordmark(stage, { x: card.x + 36, y: card.y + 20, width: 142, height: 48 }, { ground: primary, align: 'left' })
  return group(art, `transform="translate(${x} ${y}) rotate(${turn})"`)
}

/** A woven label sewn on. */
export function drawSewnLabel(stage: Stage, box: { x: number; y: number; width: number; height: number }): string {
  const { primary, secondary } = stage.packshot.brand
  const inner = { x: box.x + box.width * 0.08, y: box.y + box.height * 0.14, width: box.width * 0.84, height: box.height * 0.72 }
  return (
    rect(box, primary, 5) +
    rect(
      { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 },
      'none',
      3,
      `stroke="${secondary}" stroke-width="2" stroke-dasharray="6 5" stroke-opacity=".7"`,
    ) +
    drawWordmark(stage, inner, { ground: primary })
  )
}
