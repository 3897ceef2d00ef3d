import { blob } from '../curve.ts'
import { drawEmblem } from '../labels/emblem.ts'
import { drawHangTag } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, line, oval, rect } from '../svg.ts'
import { disc, plate, rod, rows, slab, turned, WOOD } from './parts.ts'

/** Blocks of balsa on a rope, to be torn apart by a parrot. */
export function drawShredder(stage: Stage): string {
  const { tint } = stage
  const block = (y: number, width: number, colour: string, turn: number) =>
    turned(
      plate(stage, slab(500 - width / 2, y, width, 92, 10), colour) +
        line(`M${520 - width / 2} ${y + 34}h${width - 50}M${530 - width / 2} ${y + 62}h${width - 90}`, darken(colour, 0.2), 4),
      turn,
      500,
      y,
    )
  const balsa = '#e8cf9f'
  return (
    contactShadow(stage, 500, 900, 200) +
    line(disc(500, 110, 46), '#868d90', 16) +
    rod('M500 156V880', '#d9c7a2', 22) +
    block(210, 260, balsa, -5) +
    block(320, 360, tint, 4) +
    block(430, 300, balsa, -3) +
    block(540, 400, lighten(tint, 0.3), 5) +
    block(650, 280, stage.packshot.brand.accent, -4) +
    line(
      rows(9, (index) => `M500 760q${(index - 4) * 16} 60 ${(index - 4) * 30} ${120 - Math.abs(index - 4) * 6}`),
      balsa,
      12,
    ) +
    drawHangTag(stage, { x: 640, y: 640, turn: 6 })
  )
}

/** A swing of rope for a bird. */
export function drawSwing(stage: Stage): string {
  const { tint } = stage
  const rope = 'M500 150C300 260 220 470 240 690C340 800 660 800 760 690C780 470 700 260 500 150'
  return (
    contactShadow(stage, 500, 880, 260) +
    line(disc(500, 104, 44), '#868d90', 16) +
    rod(rope, mix(tint, '#efe0c0', 0.25), 54) +
    line(rope, darken(tint, 0.3), 46, 'stroke-dasharray="9 30" stroke-linecap="butt" stroke-opacity=".5"') +
    rod('M250 680H750', WOOD, 62) +
    line('M330 666h90M520 692h120', darken(WOOD, 0.3), 6) +
    oval(240, 690, 50, 54, stage.packshot.brand.accent) +
    oval(760, 690, 50, 54, stage.packshot.brand.accent) +
    line('M500 700V770', '#868d90', 8) +
    fill(blob('500,770 540,790 560,850! 440,850! 460,790'), '#d9a93a') +
    oval(500, 862, 16, 16, '#8a6a1f') +
    drawHangTag(stage, { x: 620, y: 280, turn: 6 })
  )
}

/** A ladder with a mirror and a bell, for the cage. */
export function drawLadder(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 900, 260) +
    turned(
      rod('M380 120V890M620 120V890', WOOD, 38) +
        rows(7, (index) => rod(`M372 ${210 + index * 104}H628`, index % 2 ? tint : lighten(tint, 0.35), 32)) +
        line('M370 120C350 60 330 70 330 110M630 120C650 60 670 70 670 110', '#868d90', 12),
      8,
    ) +
    line('M690 330H770', '#868d90', 10) +
    oval(800, 400, 104, 104, tint) +
    oval(800, 400, 84, 84, '#dbeaf0') +
    line('M750 410L810 340M770 440L850 350', '#ffffff', 14) +
    line('M250 480V560', '#868d90', 8) +
    fill(blob('250,560 320,590 346,700! 154,700! 180,590'), '#e0b244') +
    oval(250, 716, 26, 26, '#8a6a1f') +
    drawHangTag(stage, { x: 690, y: 640, turn: 6 })
  )
}

/** A wheel of drawers that a parrot turns to find food. */
export function drawForagingWheel(stage: Stage): string {
  const { tint, packshot } = stage
  const colours = [tint, packshot.brand.accent, lighten(tint, 0.4), packshot.brand.primary]
  const cells = rows(8, (index) => {
    const at = (turn: number, radius: number) => `${Math.round(500 + Math.cos(turn) * radius)} ${Math.round(480 + Math.sin(turn) * radius)}`
    const [from, to] = [(index * Math.PI) / 4 + 0.04, ((index + 1) * Math.PI) / 4 - 0.04]
    const middle = (from + to) / 2
    const [x, y] = [500 + Math.cos(middle) * 200, 480 + Math.sin(middle) * 200]
    return (
      fill(
        `M${at(from, 110)}L${at(from, 300)}A300 300 0 0 1 ${at(to, 300)}L${at(to, 110)}A110 110 0 0 0 ${at(from, 110)}z`,
        colours[index % 4] ?? tint,
      ) +
      oval(x, y, 52, 52, '#ffffff', 'fill-opacity=".55"') +
      oval(x - 14, y + 8, 15, 12, '#b07c45') +
      oval(x + 14, y - 6, 15, 12, '#5c7f4a')
    )
  })
  return (
    contactShadow(stage, 500, 890, 260) +
    rod('M500 480V880', '#8f969a', 40) +
    rect({ x: 330, y: 856, width: 340, height: 40 }, '#6d7476', 18) +
    oval(500, 480, 322, 322, darken(tint, 0.5)) +
    cells +
    oval(500, 480, 96, 96, '#f3efe4') +
    drawEmblem(packshot.brand, { x: 450, y: 430, width: 100, height: 100 }, { colour: packshot.brand.primary, ground: '#f3efe4' }) +
    drawHangTag(stage, { x: 690, y: 720, turn: 6 })
  )
}
