import { blob, stroke } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval } from '../svg.ts'
import { disc, drum, plate, rod, rows, STEEL, soft, WOOD } from './parts.ts'

export function kibble(stage: Stage, x: number, y: number, rx: number, ry: number, count: number): string {
  return rows(count, () => {
    const [turn, reach] = [stage.dice() * 6.28, Math.sqrt(stage.dice())]
    return oval(x + Math.cos(turn) * reach * rx, y + Math.sin(turn) * reach * ry, 22, 15, mix('#b07c45', '#5a3519', stage.dice() * 0.7))
  })
}

function water(x: number, y: number, rx: number, ry: number): string {
  return (
    oval(x, y, rx, ry, '#5f9fa8') +
    oval(x, y + ry * 0.1, rx * 0.86, ry * 0.8, '#86c0c9') +
    line(`M${x - rx * 0.5} ${y - ry * 0.2}q${rx * 0.3}-${ry * 0.3} ${rx * 0.6} 0`, '#ffffff', 8, 'stroke-opacity=".7"')
  )
}

/** A brushed steel bowl with a rubber foot. */
export function drawSteelBowl(stage: Stage): string {
  const wall = 'M190 480Q500 430 810 480L880 760Q500 850 120 760z'
  return (
    contactShadow(stage, 500, 810, 420) +
    fill('M118 750Q500 840 882 750L886 790Q500 880 114 790z', '#2b302f') +
    drum(stage, wall, STEEL) +
    oval(500, 478, 312, 82, '#eef1f1') +
    oval(500, 484, 286, 68, '#8a9295') +
    group(kibble(stage, 500, 506, 250, 40, 46), stage.paint.clip(disc(500, 484, 284, 66))) +
    line(stroke('230,560 216,640 200,720'), '#ffffff', 18, 'stroke-opacity=".7"') +
    drawWordmark(stage, { x: 350, y: 620, width: 300, height: 90 }, { ground: STEEL })
  )
}

/** A bowl with ridges that the tongue has to work around. */
export function drawSlowBowl(stage: Stage): string {
  const { tint } = stage
  const ridge = (d: string) =>
    line(d, darken(tint, 0.5), 60) +
    line(d, lighten(tint, 0.12), 42, 'transform="translate(0 -12)"') +
    line(d, lighten(tint, 0.5), 9, 'transform="translate(-4 -24)" stroke-opacity=".7"')
  return (
    contactShadow(stage, 500, 810, 420) +
    drum(stage, 'M90 520Q500 460 910 520L850 770Q500 850 150 770z', tint) +
    oval(500, 520, 410, 190, lighten(tint, 0.25)) +
    oval(500, 528, 376, 166, darken(tint, 0.42)) +
    kibble(stage, 500, 536, 330, 130, 70) +
    ridge('M300 470C360 410 460 410 500 450C540 490 640 480 680 430') +
    ridge('M240 560C300 620 400 590 420 540M760 540C720 600 620 640 560 600') +
    ridge('M470 540C520 520 560 540 540 580') +
    drawWordmark(stage, { x: 360, y: 722, width: 280, height: 80 }, { ground: tint })
  )
}

/** Two bowls in a stand. */
export function drawRaisedBowls(stage: Stage): string {
  const { tint } = stage
  const bowl = (x: number, inside: string) =>
    drum(stage, `M${x - 150} 430Q${x} 480 ${x + 150} 430L${x + 104} 560Q${x} 600 ${x - 104} 560z`, STEEL) +
    oval(x, 430, 176, 58, '#e6eaea') +
    oval(x, 436, 150, 44, '#8a9295') +
    inside
  const wood = mix(WOOD, tint, 0.25)
  return (
    contactShadow(stage, 500, 866, 420) +
    rod('M180 470V850M820 470V850M300 430V780M700 430V780', darken(wood, 0.1), 40) +
    fill('M100 440L190 360H810L900 440V486H100z', darken(wood, 0.3)) +
    plate(stage, 'M100 440L190 360H810L900 440z', lighten(wood, 0.15)) +
    plate(stage, 'M100 440H900V500H100z', wood) +
    bowl(310, kibble(stage, 310, 440, 120, 26, 22)) +
    bowl(690, water(690, 438, 146, 40)) +
    rod('M190 740H810', darken(wood, 0.1), 34) +
    drawSewnLabel(stage, { x: 410, y: 520, width: 180, height: 70 })
  )
}

/** A silicone bowl that folds flat, with a carabiner. */
export function drawFoldingBowl(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 810, 350) +
    line('M780 430C900 420 930 520 880 600', darken(tint, 0.4), 22) +
    line(blob('850,600 920,590 930,700 900,780 850,760 840,680'), '#9aa2a5', 20) +
    drum(stage, 'M230 650H770L730 770Q500 830 270 770z', darken(tint, 0.12)) +
    drum(stage, 'M200 560H800L770 670Q500 730 230 670z', tint) +
    drum(stage, 'M170 460H830L800 580Q500 640 200 580z', lighten(tint, 0.08)) +
    line('M204 578Q500 640 796 578M234 668Q500 728 766 668', darken(tint, 0.4), 9) +
    oval(500, 460, 340, 96, lighten(tint, 0.3)) +
    oval(500, 466, 304, 76, darken(tint, 0.4)) +
    water(500, 480, 280, 58) +
    drawWordmark(stage, { x: 360, y: 690, width: 280, height: 76 }, { ground: tint })
  )
}

/** A wide shallow dish that whiskers do not touch. */
export function drawShallowDish(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 730, 400) +
    drum(stage, 'M90 560Q500 500 910 560Q860 700 700 724Q500 746 300 724Q140 700 90 560z', tint) +
    oval(500, 556, 412, 142, lighten(tint, 0.4)) +
    oval(500, 562, 380, 120, lighten(tint, 0.18)) +
    oval(500, 572, 300, 84, darken(tint, 0.15)) +
    kibble(stage, 500, 572, 210, 50, 34) +
    drawWordmark(stage, { x: 380, y: 668, width: 240, height: 54 }, { ground: tint })
  )
}

/** A water dish that looks like a rock. */
export function drawRockDish(stage: Stage): string {
  const rock = mix('#6d6a66', stage.tint, 0.35)
  const wall = blob('80,620 120,540 230,500 360,470 520,480 690,462 820,510 910,580 930,680 880,770 700,810 500,800 300,820 140,780 90,710')
  return (
    contactShadow(stage, 500, 806, 430) +
    soft(stage, wall, rock) +
    line(
      `${stroke('120,700 220,680 300,720')}${stroke('360,780 400,730 500,740')}${stroke('640,790 690,720 790,730')}${stroke('850,700 880,660 910,660')}`,
      darken(rock, 0.4),
      7,
    ) +
    fill(blob('190,590 300,530 500,520 700,520 820,580 760,650 620,690 400,690 240,660'), darken(rock, 0.45)) +
    group(water(505, 610, 300, 80), stage.paint.clip(blob('210,600 310,548 500,538 690,538 800,590 744,644 610,676 400,676 256,650'))) +
    drawHangTag(stage, { x: 690, y: 700, turn: 4 })
  )
}

/** A bird bath on a low foot, a bird drinking. */
export function drawBirdBath(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 876, 300) +
    drum(stage, 'M420 640H580L640 860Q500 890 360 860z', darken(tint, 0.12)) +
    drum(stage, 'M90 500Q500 460 910 500Q850 640 640 670Q500 684 360 670Q150 640 90 500z', tint) +
    oval(500, 500, 412, 116, lighten(tint, 0.35)) +
    oval(500, 508, 370, 92, darken(tint, 0.3)) +
    water(500, 516, 352, 78) +
    soft(stage, blob('610,460 640,360 720,330 800,370 880,400 860,430 780,440 720,480'), '#8a6a4a') +
    oval(640, 356, 46, 42, '#8a6a4a') +
    fill(blob('604,360! 556,390! 608,384!'), '#e0a23a') +
    oval(630, 348, 8, 8, '#1b1512') +
    fill(blob('640,450 660,400 710,400 720,460 680,474'), '#e8d9bb') +
    line('M690 474V506M720 474V508', '#6d4f2f', 8) +
    drawWordmark(stage, { x: 400, y: 596, width: 200, height: 60 }, { ground: tint })
  )
}
