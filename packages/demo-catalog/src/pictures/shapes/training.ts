import { blob } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, line, oval, rect } from '../svg.ts'
import { disc, drum, plate, rod, rows, STEEL, slab, soft, turned } from './parts.ts'
import { strap } from './walk.ts'

/** A clicker with its button and a band for the wrist. */
export function drawClicker(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 850, 280) +
    rod('M620 330C760 120 900 260 840 420C790 540 680 480 650 420', '#2b302f', 24) +
    turned(
      soft(stage, blob('330,300 400,240 600,240 670,300 690,560 660,780 500,840 340,780 310,560'), tint) +
        oval(500, 470, 122, 132, darken(tint, 0.45)) +
        soft(stage, disc(500, 460, 110, 120), stage.packshot.brand.accent) +
        oval(470, 410, 36, 26, '#ffffff', 'fill-opacity=".5"') +
        drawWordmark(stage, { x: 390, y: 650, width: 220, height: 80 }, { ground: tint }) +
        oval(620, 300, 24, 24, darken(tint, 0.6)),
      -10,
    )
  )
}

/** A metal whistle on a cord. */
export function drawWhistle(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 800, 340) +
    rod('M300 470C120 300 300 90 520 150C760 210 860 330 760 430', tint, 24) +
    line(disc(306, 490, 46), '#868d90', 16) +
    turned(
      drum(stage, slab(320, 530, 470, 110, 50), STEEL) +
        rect({ x: 330, y: 552, width: 440, height: 16 }, '#ffffff', 8, 'fill-opacity=".8"') +
        fill('M500 530h70l-14 56h-42z', '#3a4442') +
        line('M640 530V640M664 530V640M688 530V640', '#868d90', 7) +
        rect({ x: 770, y: 546, width: 70, height: 78 }, darken(STEEL, 0.25), 18) +
        oval(346, 584, 12, 20, '#3a4442'),
      12,
    ) +
    drawHangTag(stage, { x: 300, y: 560, turn: 6 })
  )
}

/** Slalom poles on their feet. */
export function drawPoles(stage: Stage): string {
  const { tint, packshot } = stage
  const pole = (x: number, floor: number, scale: number) => {
    const top = floor - 640 * scale
    return (
      oval(x, floor + 8, 96 * scale, 30 * scale, darken(tint, 0.5)) +
      oval(x, floor, 96 * scale, 28 * scale, '#3a4442') +
      rod(`M${x} ${floor}V${top}`, '#f7f5ee', 44 * scale) +
      rod(
        `M${x} ${floor - 120 * scale}V${floor - 220 * scale}M${x} ${floor - 340 * scale}V${floor - 440 * scale}M${x} ${top + 70 * scale}V${top}`,
        tint,
        46 * scale,
      )
    )
  }
  return (
    contactShadow(stage, 500, 880, 420) +
    pole(820, 700, 0.72) +
    pole(640, 750, 0.82) +
    pole(440, 800, 0.94) +
    pole(210, 860, 1.08) +
    line('M236 380C330 420 380 330 420 330', packshot.brand.accent, 8, 'stroke-dasharray="2 20"') +
    drawHangTag(stage, { x: 220, y: 560, turn: 4 })
  )
}

/** A telescopic rod with a soft ball at its tip. */
export function drawTargetStick(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 460, 860, 300) +
    rod('M250 780L560 430', STEEL, 30) +
    rod('M540 452L720 250', lighten(STEEL, 0.3), 20) +
    rod('M170 870L330 690', '#2b302f', 66) +
    line('M196 800l46 40M226 768l46 40M256 734l46 40', '#5d6664', 9) +
    oval(560, 430, 22, 22, '#868d90') +
    soft(stage, disc(752, 214, 82), tint) +
    oval(724, 186, 24, 18, '#ffffff', 'fill-opacity=".5"') +
    drawHangTag(stage, { x: 420, y: 590, turn: 6 })
  )
}

/** A pouch for the belt, open, with treats in it. */
export function drawTreatBag(stage: Stage): string {
  const { tint } = stage
  const bag = blob('250,400! 750,400! 780,560 760,760 680,850 500,870 320,850 240,760 220,560')
  return (
    contactShadow(stage, 500, 870, 320) +
    rod('M330 300C330 190 440 190 440 300', '#868d90', 22) +
    strap('M60 340H940', darken(tint, 0.45), 62) +
    oval(500, 400, 250, 84, darken(tint, 0.65)) +
    rows(11, (index) => oval(310 + index * 38, 384 + (index % 3) * 16, 34, 24, ['#b07c45', '#8a5a2e', '#c48a4b'][index % 3] ?? '#b07c45')) +
    soft(stage, bag, tint) +
    line('M256 412Q500 500 744 412', lighten(tint, 0.4), 8, 'stroke-dasharray="14 11"') +
    line('M760 470C830 560 820 620 800 690', stage.packshot.brand.accent, 14) +
    oval(798, 704, 20, 20, stage.packshot.brand.accent) +
    soft(stage, blob('330,600! 670,600! 690,700 650,790 500,804 350,790 310,700'), darken(tint, 0.12)) +
    drawSewnLabel(stage, { x: 400, y: 660, width: 200, height: 80 })
  )
}

/** A folding ramp up to the back of a car. */
export function drawRamp(stage: Stage): string {
  const { tint } = stage
  const slope = 'M90 800L640 330L830 360L330 860z'
  const treads = rows(11, (index) => `M${122 + index * 50} ${784 - index * 43}L${356 + index * 46} ${838 - index * 44}`)
  return (
    contactShadow(stage, 430, 860, 380) +
    fill('M600 180H960V330L930 560H600z', '#b9b3a4') +
    fill('M630 340H960V420H630z', '#8d8778') +
    fill('M640 190H940V318H640z', '#d9d3c4') +
    line('M612 440H950', '#6d675a', 10) +
    oval(900, 640, 104, 104, '#2b302f') +
    oval(900, 640, 50, 50, '#9aa2a5') +
    fill('M330 860L830 360V396L330 900z', darken(tint, 0.5)) +
    plate(stage, slope, tint) +
    line(treads, darken(tint, 0.4), 13) +
    line('M90 800L640 330M330 860L830 360', lighten(tint, 0.35), 12) +
    line('M360 566L590 610', darken(tint, 0.6), 16) +
    drawHangTag(stage, { x: 470, y: 690, turn: -8 })
  )
}
