import { blob, stroke } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { disc, plate, rod, rows, STEEL, soft } from './parts.ts'
import { strap } from './walk.ts'

/** A reel of webbing with a brake button and a clip. */
export function drawRetractableLead(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 460, 850, 330) +
    strap('M560 690C760 740 840 700 870 800', tint, 26) +
    line('M870 800v60', '#868d90', 22) +
    oval(872, 868, 24, 30, 'none', 'stroke="#c3c9cb" stroke-width="14"') +
    soft(stage, blob('160,440 210,250 380,160 560,200 680,330 700,520 640,700 500,770 330,740 200,630'), tint) +
    fill(blob('330,300 460,270 560,330 570,400 520,430 400,410 330,430 280,400'), '#f1e9da') +
    line(blob('330,300 460,270 560,330 570,400 520,430 400,410 330,430 280,400'), darken(tint, 0.45), 8) +
    oval(420, 580, 128, 118, darken(tint, 0.3)) +
    oval(420, 576, 112, 104, lighten(tint, 0.12)) +
    drawWordmark(stage, { x: 322, y: 536, width: 196, height: 80 }, { ground: lighten(tint, 0.12) }) +
    soft(stage, blob('300,210 340,150 420,130 440,170 380,210 320,240'), '#2b302f')
  )
}

/** A long line wound in a flat coil. */
export function drawLongLine(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 780, 400) +
    rows(5, (index) => strap(disc(500, 560 - index * 8, 350 - index * 46, 196 - index * 26), index % 2 ? lighten(tint, 0.08) : tint, 48)) +
    strap('M840 600C900 700 860 800 720 800', tint, 44) +
    line('M720 800h-50', '#868d90', 24) +
    oval(640, 800, 34, 28, 'none', 'stroke="#c3c9cb" stroke-width="16"') +
    strap('M420 420C380 260 560 200 600 320C620 400 560 440 500 452', tint, 40) +
    drawHangTag(stage, { x: 250, y: 640, turn: 4 })
  )
}

/** A thick cotton rope with a snap for a halter. */
export function drawLeadRope(stage: Stage): string {
  const { tint } = stage
  const rope =
    'M520 260C300 240 180 400 240 560C300 720 640 760 740 600C820 460 700 340 560 380C420 420 400 580 520 620C620 650 660 560 620 520'
  return (
    contactShadow(stage, 500, 800, 350) +
    rod(rope, tint, 64) +
    line(rope, lighten(tint, 0.6), 50, 'stroke-dasharray="12 34" stroke-linecap="butt" stroke-opacity=".8"') +
    line('M520 260L600 220', darken(tint, 0.5), 72) +
    rod('M610 216L700 176', '#c99a3a', 40) +
    fill(blob('690,200 690,140 750,110 820,140 830,210 790,250! 780,220 800,180 760,150 724,170'), '#c99a3a') +
    line('M600 500l50 60', '#efe6d2', 34) +
    drawHangTag(stage, { x: 330, y: 650, turn: 4 })
  )
}

/** A padded hip belt with an elastic lead. */
export function drawRunningBelt(stage: Stage): string {
  const { tint } = stage
  const spring = rows(9, (index) => `M${520 + index * 26} ${520 + index * 30}q40-20 26 30`)
  return (
    contactShadow(stage, 500, 830, 380) +
    line('M130 340C160 220 840 220 870 340', darken(tint, 0.5), 70) +
    line('M130 340C120 520 880 520 870 340', darken(tint, 0.35), 118) +
    line('M130 340C120 520 880 520 870 340', tint, 104) +
    line('M150 320C160 476 840 476 850 320M142 384C170 540 830 540 858 384', lighten(tint, 0.4), 5, 'stroke-dasharray="14 11"') +
    soft(stage, blob('200,400 260,420 400,456 396,540 330,580 230,540 190,480'), darken(tint, 0.3)) +
    line('M226 446Q300 480 390 490', '#c3c9cb', 9) +
    oval(500, 506, 30, 30, 'none', 'stroke="#c3c9cb" stroke-width="14"') +
    strap('M506 530C560 620 660 700 760 800', stage.packshot.brand.accent, 34) +
    line(spring, darken(stage.packshot.brand.accent, 0.45), 7) +
    line('M760 800l40 40', '#868d90', 24) +
    drawSewnLabel(stage, { x: 620, y: 414, width: 170, height: 66 })
  )
}

/** A short strap from the harness to the belt buckle of a car. */
export function drawBeltClip(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 840, 320) +
    strap('M300 300C420 380 380 480 470 540C560 600 620 620 690 720', tint, 78) +
    group(
      rect({ x: -60, y: -20, width: 120, height: 90 }, '#2b302f', 16) +
        plate(stage, 'M-44 60H44V190Q44 204 30 204H-30Q-44 204-44 190z', STEEL) +
        rect({ x: -22, y: 130, width: 44, height: 44 }, '#f1e9da', 6, 'stroke="#7d8588" stroke-width="6"'),
      'transform="translate(700 716) rotate(-34)"',
    ) +
    fill(blob('290,320 230,290 200,220 230,150 300,140 350,190 340,250! 306,240 310,196 280,180 250,210 262,250 312,286'), STEEL) +
    line(stroke('222,220 244,168 296,160'), '#ffffff', 7, 'stroke-opacity=".8"') +
    rect({ x: 420, y: 470, width: 96, height: 76 }, '#2b302f', 10, 'transform="rotate(40 468 508)"') +
    drawHangTag(stage, { x: 560, y: 560, turn: 6 })
  )
}
