import { blob, stroke } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow, roundLight } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { drum, plate, rod, rows, STEEL, slab, soft } from './parts.ts'

function sisal(stage: Stage, x: number, top: number, bottom: number, reach = 60): string {
  return (
    rect({ x: x - reach, y: top, width: reach * 2, height: bottom - top }, '#cdb182') +
    line(
      rows(Math.floor((bottom - top) / 20), (index) => `M${x - reach} ${top + index * 20 + 10}q${reach} 14 ${reach * 2} 0`),
      '#a38654',
      6,
    ) +
    roundLight(stage, `M${x - reach} ${top}h${reach * 2}v${bottom - top}h${-reach * 2}z`)
  )
}

/** A single post on a plate, a toy hanging from its top. */
export function drawScratchPost(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 880, 330) +
    plate(stage, blob('200,840! 270,780 730,780 800,840! 780,880 220,880'), darken(tint, 0.1)) +
    sisal(stage, 500, 190, 820, 90) +
    soft(stage, blob('380,190 390,130 500,110 610,130 620,190 500,216'), tint) +
    line('M600 170C690 190 690 240 690 320', '#8a8276', 6) +
    soft(stage, blob('650,340 690,310 730,340 730,390 690,410 650,390'), stage.packshot.brand.accent) +
    drawHangTag(stage, { x: 560, y: 640, turn: 4 })
  )
}

/** A wave of corrugated board to lie and scratch on. */
export function drawScratchBoard(stage: Stage): string {
  const { tint } = stage
  const side = blob('80,520! 190,440 320,560 440,660 570,640 700,500 820,400 930,470! 930,760! 80,760!')
  return (
    contactShadow(stage, 505, 770, 440) +
    fill(
      blob(
        '80,520! 190,440 320,560 440,660 570,640 700,500 820,400 930,470! 870,400 780,330 650,420 530,560 430,580 320,470 200,360 120,430',
      ),
      '#d9b884',
    ) +
    plate(stage, side, '#b98d55') +
    group(
      line(
        rows(7, (index) =>
          stroke(
            `80,${540 + index * 36} 190,${470 + index * 34} 320,${580 + index * 26} 440,${676 + index * 16} 570,${660 + index * 18} 700,${530 + index * 32} 820,${430 + index * 44} 930,${496 + index * 40}`,
          ),
        ),
        '#8f6a3c',
        6,
        'stroke-dasharray="4 10"',
      ),
      stage.paint.clip(side),
    ) +
    line(stroke('80,520 190,440 320,560 440,660 570,640 700,500 820,400 930,470'), lighten('#d9b884', 0.4), 8) +
    fill('M80 700H930V770H80z', tint) +
    drawSewnLabel(stage, { x: 380, y: 700, width: 240, height: 70 })
  )
}

/** A tall tree braced between floor and ceiling. */
export function drawCeilingTree(stage: Stage): string {
  const { tint } = stage
  const shelf = (x: number, y: number, width: number) => soft(stage, slab(x, y, width, 48, 22), tint)
  return (
    fill('M150 40H850V74H150z', '#d9d3c4') +
    contactShadow(stage, 500, 900, 300) +
    rod('M500 76V180', STEEL, 44) +
    fill('M400 72H600V100H400z', '#6d7476') +
    sisal(stage, 500, 170, 880, 46) +
    shelf(220, 250, 330) +
    shelf(450, 420, 330) +
    plate(stage, slab(270, 560, 270, 180, 30), tint) +
    oval(400, 656, 70, 74, darken(tint, 0.7)) +
    shelf(250, 540, 310) +
    shelf(470, 700, 300) +
    shelf(270, 866, 460) +
    fill(blob('240,250 260,210 380,200 440,220 450,250'), lighten(tint, 0.5)) +
    fill(blob('560,420 580,376 680,370 750,390 760,420'), lighten(tint, 0.5)) +
    line('M720 470V540', '#8a8276', 5) +
    oval(720, 560, 26, 26, stage.packshot.brand.accent) +
    drawHangTag(stage, { x: 640, y: 760, turn: 4 })
  )
}

/** A litter box with a hood and a flap. */
export function drawHoodedBox(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 846, 400) +
    drum(stage, 'M130 590H870L830 830Q500 870 170 830z', darken(tint, 0.25)) +
    soft(stage, blob('130,600! 160,400 250,270 400,210 600,210 750,270 840,400 870,600!'), tint) +
    rect({ x: 116, y: 578, width: 768, height: 40 }, lighten(tint, 0.25), 16) +
    fill(slab(330, 370, 340, 330, 90), darken(tint, 0.65)) +
    fill(slab(350, 390, 300, 300, 76), '#dceaee', 'fill-opacity=".8"') +
    line('M390 430L520 650M360 520L440 660', '#ffffff', 14, 'stroke-opacity=".7"') +
    rect({ x: 440, y: 640, width: 120, height: 24 }, '#9fb3bb', 12) +
    line('M400 214C400 150 600 150 600 214', darken(tint, 0.35), 30) +
    rect({ x: 180, y: 560, width: 60, height: 84 }, stage.packshot.brand.accent, 14) +
    rect({ x: 760, y: 560, width: 60, height: 84 }, stage.packshot.brand.accent, 14) +
    drawWordmark(stage, { x: 370, y: 730, width: 260, height: 76 }, { ground: darken(tint, 0.25) })
  )
}

/** A slotted scoop. */
export function drawScoop(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 870, 260) +
    group(
      rod('M500 470V830', tint, 66) +
        oval(500, 800, 16, 22, '#f1e9da') +
        soft(stage, blob('300,160! 500,110 700,160! 720,300 700,420 620,490 500,510 380,490 300,420 280,300'), tint) +
        fill(blob('340,190! 500,150 660,190! 674,300 650,400 590,450 500,464 410,450 350,400 326,300'), darken(tint, 0.18)) +
        line('M380 220V390M440 200V420M500 194V430M560 200V420M620 220V390', darken(tint, 0.65), 22) +
        drawHangTag(stage, { x: 500, y: 640, turn: -20 }),
      'transform="rotate(28 500 520)"',
    )
  )
}

/** A backpack with a round window, a cat looking out. */
export function drawBackpack(stage: Stage, cat: string): string {
  const { tint } = stage
  const pane = 'M330 480a170 170 0 1 0 340 0a170 170 0 1 0 -340 0z'
  return (
    contactShadow(stage, 500, 886, 300) +
    line('M250 400C150 480 150 700 250 800M750 400C850 480 850 700 750 800', darken(tint, 0.45), 46) +
    line('M430 130C430 50 570 50 570 130', darken(tint, 0.5), 34) +
    soft(stage, blob('230,420 270,220 380,130 500,116 620,130 730,220 770,420 780,700 740,850 500,886 260,850 220,700'), tint) +
    oval(500, 480, 196, 196, darken(tint, 0.5)) +
    oval(500, 480, 172, 172, '#dceaee') +
    group(cat, stage.paint.clip(pane)) +
    line(pane, '#f7f5ee', 12) +
    line('M400 360Q440 330 500 326M380 400L394 380', '#ffffff', 18, 'stroke-opacity=".7"') +
    soft(stage, blob('300,720! 700,720! 700,810 640,850 360,850 300,810'), darken(tint, 0.14)) +
    line('M320 724H680', lighten(tint, 0.4), 7) +
    rows(8, (index) => oval(290 + (index % 2) * 420, 560 + Math.floor(index / 2) * 34, 11, 11, darken(tint, 0.6))) +
    drawSewnLabel(stage, { x: 400, y: 760, width: 200, height: 72 })
  )
}
