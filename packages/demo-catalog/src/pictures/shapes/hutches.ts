import { getFigure } from '../animals/find-figure.ts'
import { blob, stroke } from '../curve.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, place } from '../svg.ts'
import { disc, plate, rod, rows, WOOD } from './parts.ts'

const WIRE = '#8d9598'

function wire(x: number, y: number, width: number, height: number): string {
  const columns = Math.floor(width / 34)
  const lines = Math.floor(height / 34)
  return line(
    rows(columns + 1, (index) => `M${x + (index * width) / columns} ${y}v${height}`) +
      rows(lines + 1, (index) => `M${x} ${y + (index * height) / lines}h${width}`),
    WIRE,
    4,
  )
}

/** A hutch of two storeys with a ramp and a felt roof. */
export function drawHutch(stage: Stage): string {
  const { tint, packshot } = stage
  const wood = mix(WOOD, tint, 0.15)
  return (
    contactShadow(stage, 500, 890, 400) +
    rod('M180 330V880M820 330V880', darken(wood, 0.2), 40) +
    plate(stage, 'M170 300H830V580H170z', wood) +
    fill('M190 330H560V550H190z', '#3a2a1c') +
    place(getFigure('small-pet', 'rabbit').art, { x: 250, y: 330, width: 220, height: 220 }) +
    wire(190, 330, 370, 220) +
    plate(stage, 'M590 330H810V550H590z', lighten(wood, 0.15)) +
    fill('M640 550V450C640 390 760 390 760 450V550z', '#2a1d15') +
    fill('M170 600H830V860H170z', '#cfd8b4') +
    fill('M170 800C400 770 640 820 830 790V860H170z', '#8fae5f') +
    wire(170, 600, 660, 260) +
    rod('M640 590L420 850', wood, 50) +
    line('M612 612l20 20M580 650l20 20M548 688l20 20M516 726l20 20M484 764l20 20', darken(wood, 0.4), 10) +
    rod('M170 590H830M170 866H830', darken(wood, 0.15), 36) +
    fill('M110 330L200 170H850L900 330z', darken(packshot.brand.primary, 0.1)) +
    line('M176 250H868', lighten(packshot.brand.primary, 0.3), 6, 'stroke-opacity=".5"') +
    drawSewnLabel(stage, { x: 390, y: 214, width: 220, height: 84 })
  )
}

/** A folding run of wire panels on grass. */
export function drawGardenRun(stage: Stage): string {
  const { tint, packshot } = stage
  const panel = (x: number, y: number, width: number, height: number, skew: number) =>
    group(
      line(rows(8, (index) => `M${(index * width) / 7} 0V${height}`) + `M0 ${height / 2}H${width}`, mix(WIRE, tint, 0.3), 7) +
        line(`M0 0H${width}V${height}H0z`, darken(tint, 0.1), 15),
      `transform="translate(${x} ${y}) skewY(${skew})"`,
    )
  return (
    contactShadow(stage, 500, 820, 430) +
    fill(blob('40,740 200,600 500,540 800,600 960,740 800,850 500,890 200,850'), '#a9bf7a') +
    panel(150, 430, 240, 260, -14) +
    panel(390, 370, 240, 250, 0) +
    panel(630, 370, 230, 260, 14) +
    place(getFigure('small-pet', 'rabbit').art, { x: 390, y: 520, width: 250, height: 250 }) +
    line('M250 800l10-40M264 800l20-34M720 780l8-36M734 780l20-30M560 830l6-30', '#6f8a4a', 9) +
    panel(90, 500, 250, 290, 12) +
    panel(340, 553, 330, 300, 0) +
    panel(670, 553, 240, 290, -13) +
    drawSewnLabel(stage, { x: 410, y: 640, width: 190, height: 74 }) +
    oval(340, 700, 14, 20, packshot.brand.accent)
  )
}

/** A tunnel woven from willow. */
export function drawWillowTunnel(stage: Stage): string {
  const willow = mix('#a8763f', stage.tint, 0.2)
  const tube = 'M280 320H720C880 320 900 800 720 800H280z'
  return (
    contactShadow(stage, 520, 806, 400) +
    plate(stage, tube, willow) +
    group(
      line(
        rows(8, (row) => stroke(rows(9, (index) => `${250 + index * 70},${350 + row * 62 + ((index + row) % 2 ? 14 : -14)} `).trim())),
        lighten(willow, 0.3),
        26,
      ) +
        line(
          rows(8, (row) => stroke(rows(9, (index) => `${250 + index * 70},${366 + row * 62 + ((index + row) % 2 ? 14 : -14)} `).trim())),
          darken(willow, 0.35),
          7,
        ) +
        line(
          rows(7, (index) => `M${330 + index * 76} 320q36 240 0 480`),
          darken(willow, 0.25),
          13,
        ),
      stage.paint.clip(tube),
    ) +
    oval(280, 560, 150, 240, darken(willow, 0.25)) +
    oval(290, 560, 122, 208, '#2a1c10') +
    line(disc(280, 560, 138, 226), lighten(willow, 0.25), 26, 'stroke-dasharray="44 12" stroke-linecap="butt"') +
    drawHangTag(stage, { x: 600, y: 700, turn: 4 })
  )
}

/** A wooden rack full of hay below a small roof. */
export function drawHayRack(stage: Stage): string {
  const wood = mix(WOOD, stage.tint, 0.15)
  const straws = (colour: string, count: number) =>
    line(
      rows(count, () => {
        const x = 230 + stage.dice() * 540
        return `M${x.toFixed(0)} ${(360 + stage.dice() * 320).toFixed(0)}q${(stage.dice() * 90 - 45).toFixed(0)} 50 ${(stage.dice() * 150 - 75).toFixed(0)} ${(70 + stage.dice() * 60).toFixed(0)}`
      }),
      colour,
      8,
    )
  return (
    contactShadow(stage, 500, 880, 350) +
    rod('M220 330V860M780 330V860', darken(wood, 0.1), 48) +
    fill(blob('220,370! 780,370! 740,640 640,760 500,790 360,760 260,640'), '#8f9448') +
    straws('#b9b25e', 34) +
    straws('#d9cd86', 26) +
    straws('#7f8a40', 18) +
    rows(6, (index) => rod(`M${240 + index * 104} 360L${300 + index * 80} 780`, lighten(wood, 0.1), 26)) +
    rod('M220 790H780', wood, 44) +
    fill('M130 370L240 180H760L870 370z', darken(wood, 0.15)) +
    plate(stage, 'M130 370L240 190H760L870 370z', stage.packshot.brand.primary) +
    line('M212 240H788M176 300H824', lighten(stage.packshot.brand.primary, 0.3), 6, 'stroke-opacity=".6"') +
    drawSewnLabel(stage, { x: 400, y: 246, width: 200, height: 78 })
  )
}
