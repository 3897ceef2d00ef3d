import { blob } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { disc, drum, plate, rod, rows, STEEL, slab, soft, turned } from './parts.ts'

/** An upright syringe without a needle, 600 units long. */
function syringe(stage: Stage, x: number, y: number, scale: number, liquid: string): string {
  return group(
    rod('M0-300V-60', '#e9eef0', 44) +
      rect({ x: -70, y: -330, width: 140, height: 34 }, darken(stage.tint, 0.1), 12) +
      fill('M-62-120H62V240H-62z', '#eef4f5', 'fill-opacity=".85"') +
      rect({ x: -54, y: 20, width: 108, height: 214 }, liquid, 0, 'fill-opacity=".85"') +
      rect({ x: -54, y: -10, width: 108, height: 34 }, '#2b302f', 6) +
      drum(stage, 'M-62-120H62V240H-62z', 'none') +
      line(
        rows(9, (index) => `M-54 ${-80 + index * 36}h${index % 2 ? 26 : 44}`),
        '#4f6a78',
        5,
      ) +
      rect({ x: -120, y: -134, width: 240, height: 30 }, '#d9e1e3', 14) +
      fill('M-54 240H54L20 280H-20z', '#dfe8ea') +
      rect({ x: -16, y: 276, width: 32, height: 60 }, '#dfe8ea', 8),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  )
}

/** Syringes of three sizes, for the mouth. */
export function drawSyringes(stage: Stage): string {
  return (
    contactShadow(stage, 500, 880, 380) +
    syringe(stage, 250, 540, 0.98, '#f2b8c6') +
    syringe(stage, 520, 570, 0.86, stage.tint) +
    syringe(stage, 760, 620, 0.68, '#f0d27a') +
    drawHangTag(stage, { x: 330, y: 690, turn: 4 })
  )
}

/** A plunger with a soft tip that holds a tablet. */
export function drawPillGiver(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 830, 350) +
    turned(
      rod('M500 110V400', '#e9eef0', 52) +
        line(disc(500, 96, 66), darken(tint, 0.2), 34) +
        line(disc(374, 400, 60), tint, 32) +
        line(disc(626, 400, 60), tint, 32) +
        drum(stage, slab(446, 330, 108, 440, 40), tint) +
        line('M466 460H534M466 520H534M466 580H534', lighten(tint, 0.4), 7) +
        fill(blob('456,760! 544,760! 556,840 540,880! 460,880! 444,840'), '#f2c7a8') +
        oval(500, 886, 46, 26, '#ffffff') +
        line('M462 886H538', '#c9bfa8', 5),
      28,
    ) +
    oval(250, 800, 58, 34, '#ffffff') +
    line('M200 800H300', '#c9bfa8', 6) +
    drawHangTag(stage, { x: 560, y: 600, turn: 6 })
  )
}

/** A pistol grip with a barrel, a hooked nozzle and a hose. */
export function drawDrencher(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 860, 350) +
    rod('M300 800C240 900 120 860 90 760', '#d9e6c0', 34) +
    rod('M640 330H800C900 330 920 400 910 470', STEEL, 32) +
    oval(908, 490, 26, 30, '#868d90') +
    fill('M320 270H660V390H320z', '#e6f0f2', 'fill-opacity=".9"') +
    rect({ x: 400, y: 284, width: 246, height: 92 }, mix(tint, '#9fd0d8', 0.3), 0, 'fill-opacity=".8"') +
    drum(stage, 'M320 270H660V390H320z', 'none') +
    line('M440 280v40M490 280v40M540 280v40M590 280v40', '#3f5a60', 6) +
    rect({ x: 640, y: 256, width: 44, height: 150 }, darken(tint, 0.2), 12) +
    soft(stage, blob('200,250! 340,240! 350,420 330,560 370,760 330,830 250,820 210,640 190,420'), tint) +
    line('M330 400H470', '#6d7476', 40) +
    soft(stage, blob('410,390! 490,390! 500,520 470,660 420,770 384,740 400,580'), darken(tint, 0.3)) +
    oval(450, 412, 20, 20, '#c9ced0') +
    drawWordmark(stage, { x: 216, y: 440, width: 124, height: 60 }, { ground: tint }) +
    drawHangTag(stage, { x: 620, y: 560, turn: 6 })
  )
}

/** A digital thermometer with a bending tip. */
export function drawThermometer(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 800, 360) +
    turned(
      rod('M500 480C680 480 780 500 880 590', lighten(tint, 0.5), 44) +
        rod('M860 570L908 622', STEEL, 36) +
        soft(stage, blob('90,480 110,400 200,376 420,390 520,430 540,480 520,530 420,570 200,584 110,560'), '#f3f4f1') +
        fill(blob('90,480 110,400 170,384! 170,576! 110,560'), tint) +
        rect({ x: 230, y: 420, width: 190, height: 120 }, '#a9c9b0', 18) +
        line('M254 446h28v64h-28M258 478h24M306 446h28v64h-28zM306 478h28M356 508h2M404 446h-26v32h26v32h-28', '#23382c', 8) +
        oval(462, 480, 28, 28, tint),
      14,
    ) +
    drawHangTag(stage, { x: 330, y: 590, turn: 6 })
  )
}

/** A reader with a loop and a number on its display. */
export function drawChipReader(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 890, 260) +
    turned(
      line(disc(500, 270, 170), darken(tint, 0.4), 84) +
        line(disc(500, 270, 170), tint, 68) +
        line(disc(492, 262, 176), lighten(tint, 0.4), 12, 'stroke-opacity=".7"') +
        soft(stage, blob('390,430! 610,430! 640,540 620,720 600,860 500,890 400,860 380,720 360,540'), tint) +
        rect({ x: 404, y: 500, width: 192, height: 120 }, '#15211f', 18) +
        line('M426 540h148M426 580h110', '#7fe0a8', 16, 'stroke-dasharray="10 22"') +
        oval(500, 700, 46, 46, stage.packshot.brand.accent) +
        drawWordmark(stage, { x: 420, y: 770, width: 160, height: 62 }, { ground: tint }),
      12,
    ) +
    line('M710 150q70 60 60 160M770 100q100 90 80 240', '#8cc3d1', 14)
  )
}

/** Rolls of white wool. */
export function drawPaddingWool(stage: Stage): string {
  const roll = (x: number, y: number, scale: number) =>
    group(
      drum(stage, 'M-160-130Q0-90 160-130V150Q0 200-160 150z', '#f7f5ee') +
        oval(0, -130, 160, 46, '#ffffff') +
        rows(5, (index) => oval(0, -130, 140 - index * 28, 40 - index * 8, 'none', 'stroke="#cfcabb" stroke-width="6"')) +
        rows(18, () => oval(-140 + stage.dice() * 280, -90 + stage.dice() * 230, 15, 7, '#ffffff', 'fill-opacity=".8"')) +
        plate(stage, 'M-162-20Q0 30 162-20V80Q0 130-162 80z', stage.packshot.brand.primary),
      `transform="translate(${x} ${y}) scale(${scale})"`,
    )
  return (
    contactShadow(stage, 500, 850, 380) +
    roll(500, 340, 0.9) +
    roll(310, 640, 1) +
    fill(blob('680,760! 760,700 900,780 940,850! 700,850!'), '#fbfaf5') +
    roll(670, 640, 1) +
    drawHangTag(stage, { x: 420, y: 690, turn: 4 })
  )
}
