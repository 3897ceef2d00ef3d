import { getFigure } from '../animals/find-figure.ts'
import { blob, stroke } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, place, rect } from '../svg.ts'
import { disc, drum, plate, rod, rows, STEEL, slab, soft } from './parts.ts'

/** A hanging feeder for hens: hopper above a ring of feed. */
export function drawPoultryFeeder(stage: Stage): string {
  const { tint } = stage
  const hopper = 'M330 230Q500 270 670 230L710 660Q500 720 290 660z'
  return (
    contactShadow(stage, 500, 880, 350) +
    line('M500 60V130M340 230C360 110 640 110 660 230', '#7d8588', 16) +
    drum(stage, hopper, lighten(tint, 0.2)) +
    line('M300 560Q500 620 700 560', darken(tint, 0.3), 8) +
    oval(500, 720, 380, 110, darken(tint, 0.3)) +
    oval(500, 706, 380, 106, tint) +
    oval(500, 700, 340, 84, darken(tint, 0.5)) +
    rows(60, (index) => {
      const turn = (index / 60) * 6.283
      const reach = 0.72 + stage.dice() * 0.24
      return oval(500 + Math.cos(turn) * 340 * reach, 700 + Math.sin(turn) * 84 * reach, 15, 10, index % 2 ? '#d9a94e' : '#b98a3a')
    }) +
    drum(stage, 'M300 560Q500 620 700 560L716 676Q500 740 284 676z', lighten(tint, 0.2)) +
    drum(stage, 'M120 706Q500 860 880 706L850 800Q500 920 150 800z', tint) +
    oval(500, 232, 172, 38, darken(tint, 0.15)) +
    drawWordmark(stage, { x: 380, y: 400, width: 240, height: 110 }, { ground: lighten(tint, 0.2) })
  )
}

/** A bell above a red trough of water, a hen beside it. */
export function drawBellDrinker(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 880, 370) +
    line('M420 190C420 110 580 110 580 190', '#7d8588', 20) +
    drum(stage, 'M330 640C330 380 400 190 500 190S670 380 670 640Q500 690 330 640z', '#eef2f1') +
    fill('M346 560C354 460 380 380 400 330Q500 360 600 330C620 380 646 460 654 560V640Q500 680 340 640z', '#8cc3d1', 'fill-opacity=".6"') +
    line('M420 300C396 400 386 480 384 590', '#ffffff', 20, 'stroke-opacity=".8"') +
    drum(stage, 'M110 680Q500 800 890 680L850 800Q500 920 150 800z', tint) +
    oval(500, 680, 390, 104, lighten(tint, 0.2)) +
    oval(500, 682, 350, 80, '#5f9fa8') +
    oval(500, 690, 320, 60, '#86c0c9') +
    drum(stage, 'M326 630Q500 690 674 630L690 690Q500 740 310 690z', darken(tint, 0.1)) +
    soft(stage, blob('450,190 460,140 540,140 550,190 500,210'), tint) +
    drawWordmark(stage, { x: 360, y: 804, width: 280, height: 64 }, { ground: tint })
  )
}

/** A pipe with red nipples and drip cups. */
export function drawNippleLine(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 830, 430) +
    rod('M130 250V420M870 250V420', '#7d8588', 12) +
    rod('M70 440H930', mix('#f3f4f2', tint, 0.12), 92) +
    rect({ x: 50, y: 380, width: 70, height: 120 }, '#c23b33', 18) +
    rect({ x: 880, y: 380, width: 70, height: 120 }, '#c23b33', 18) +
    rows(4, (index) => {
      const x = 220 + index * 186
      return (
        drum(stage, `M${x - 40} 470h80v60h-80z`, '#c23b33') +
        rod(`M${x} 530V590`, STEEL, 26) +
        fill(blob(`${x},604! ${x + 14},636 ${x},652 ${x - 14},636`), '#6fb3c4') +
        drum(stage, `M${x - 66} 690Q${x} 720 ${x + 66} 690L${x + 46} 770Q${x} 790 ${x - 46} 770z`, '#e8b43a') +
        oval(x, 690, 66, 20, '#c98f1f') +
        line(`M${x - 40} 520C${x - 90} 560 ${x - 90} 640 ${x - 60} 690`, '#e8b43a', 16)
      )
    }) +
    drawWordmark(stage, { x: 390, y: 406, width: 220, height: 66 }, { ground: '#eef0ee' })
  )
}

/** A wire basket of eggs. */
export function drawEggBasket(stage: Stage): string {
  const { tint } = stage
  const egg = (x: number, y: number, colour: string, turn: number) =>
    group(
      soft(stage, blob('0,-80 46,-40 60,20 40,66 0,80 -40,66 -60,20 -46,-40'), colour),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    )
  const brown = '#c98f5f'
  return (
    contactShadow(stage, 500, 860, 340) +
    line('M230 470C230 130 770 130 770 470', darken(tint, 0.3), 30) +
    line('M230 470C230 130 770 130 770 470', lighten(tint, 0.2), 10) +
    fill('M190 470H810L730 840Q500 890 270 840z', darken(tint, 0.6), 'fill-opacity=".35"') +
    egg(340, 470, '#f0dcc0', -20) +
    egg(460, 440, brown, 10) +
    egg(590, 450, '#fbf5e8', -8) +
    egg(690, 490, brown, 24) +
    egg(290, 560, brown, 12) +
    egg(410, 560, '#fbf5e8', -14) +
    egg(540, 560, '#e3b68a', 6) +
    egg(660, 590, '#f0dcc0', -20) +
    egg(350, 680, '#e3b68a', 30) +
    egg(480, 690, brown, -10) +
    egg(610, 700, '#fbf5e8', 14) +
    line(
      rows(10, (index) => `M${196 + index * 67.5} 480L${276 + index * 50} 840`),
      tint,
      12,
    ) +
    line('M214 580Q500 640 786 580M236 690Q500 750 764 690M258 790Q500 850 742 790', tint, 12) +
    line('M180 474Q500 540 820 474', darken(tint, 0.2), 28) +
    drawHangTag(stage, { x: 560, y: 620, turn: 5 })
  )
}

/** A bucket with a teat at its foot. */
export function drawCalfBucket(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 880, 320) +
    line('M220 300C200 60 800 60 780 300', '#7d8588', 20) +
    drum(stage, 'M190 300Q500 350 810 300L740 840Q500 890 260 840z', tint) +
    oval(500, 300, 310, 78, lighten(tint, 0.25)) +
    oval(500, 306, 276, 60, darken(tint, 0.4)) +
    oval(500, 322, 250, 44, '#fbf7ea') +
    line('M214 420Q500 480 786 420', darken(tint, 0.2), 10) +
    oval(690, 740, 66, 66, darken(tint, 0.3)) +
    rod('M690 740L820 800', '#d8857a', 66) +
    oval(838, 808, 22, 26, '#c26a60') +
    oval(842, 810, 8, 9, '#8a3f38') +
    drawWordmark(stage, { x: 310, y: 530, width: 320, height: 120 }, { ground: tint })
  )
}

/** A long galvanised trough on feet. */
export function drawTrough(stage: Stage): string {
  const zinc = mix('#b3babd', stage.tint, 0.2)
  return (
    contactShadow(stage, 500, 830, 440) +
    rod('M200 650V820M800 650V820', darken(zinc, 0.35), 40) +
    fill('M60 480L150 400H850L940 480z', lighten(zinc, 0.35)) +
    fill('M100 474L170 420H830L900 474z', '#5f9fa8') +
    line('M200 446H480M560 456H760', '#ffffff', 8, 'stroke-opacity=".7"') +
    plate(stage, 'M60 480H940L860 740Q850 760 820 760H180Q150 760 140 740z', zinc) +
    line(
      rows(8, (index) => `M${160 + index * 97} 500V740`),
      darken(zinc, 0.25),
      7,
      'stroke-opacity=".6"',
    ) +
    rows(26, () =>
      fill(
        `M${(100 + stage.dice() * 780).toFixed(0)} ${(510 + stage.dice() * 200).toFixed(0)}l26 12-14 18-24-10z`,
        '#ffffff',
        'fill-opacity=".18"',
      ),
    ) +
    rod('M60 482H940', lighten(zinc, 0.2), 28) +
    drawSewnLabel(stage, { x: 390, y: 560, width: 220, height: 90 })
  )
}

/** A lump of salt on a rope. */
export function drawSaltLick(stage: Stage): string {
  const salt = mix('#e9b6a0', stage.tint, 0.25)
  return (
    contactShadow(stage, 500, 890, 230) +
    line(disc(500, 96, 44), '#868d90', 18) +
    rod('M500 140V420', '#d9c7a2', 36) +
    line(
      rows(9, (index) => `M488 ${164 + index * 28}l24 14`),
      '#a88f60',
      7,
    ) +
    soft(stage, blob('500,380 640,400 730,500 760,640 720,780 620,860 480,876 340,840 270,730 260,580 320,450 400,392'), salt) +
    fill(blob('400,440 480,420 520,480 440,520'), lighten(salt, 0.5), 'fill-opacity=".7"') +
    fill(blob('560,560 660,540 690,640 600,680'), lighten(salt, 0.35), 'fill-opacity=".6"') +
    fill(blob('330,640 420,620 460,720 370,770'), darken(salt, 0.15), 'fill-opacity=".6"') +
    line(
      `${stroke('400,440 440,520 430,620 370,770')}${stroke('520,480 560,560 600,680 580,800')}`,
      darken(salt, 0.25),
      6,
      'stroke-opacity=".7"',
    ) +
    rod('M440 392C470 430 530 430 560 392', '#d9c7a2', 30) +
    drawHangTag(stage, { x: 600, y: 330, turn: 4 })
  )
}

/** A bag of first help for ewes: bottle with teat, cord. */
export function drawLambingKit(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 850, 400) +
    soft(stage, slab(110, 480, 520, 350, 60), tint) +
    line('M230 490C230 390 510 390 510 490', darken(tint, 0.4), 32) +
    line('M120 560H620', darken(tint, 0.3), 10) +
    fill('M340 600h60v60h60v60h-60v60h-60v-60h-60v-60h60z', '#f7f5ee') +
    drum(stage, slab(640, 330, 150, 420, 40), '#f7f3e6') +
    fill(blob('670,330! 680,250 700,210 730,210 750,250 760,330!'), '#d8857a') +
    line('M660 420h54M660 470h36M660 520h54', '#9fb0b5', 7) +
    rect({ x: 644, y: 560, width: 142, height: 186 }, '#fffdf5', 30, 'fill-opacity=".9"') +
    rod('M560 860C700 930 860 900 920 800', '#e8b43a', 22) +
    place(getFigure('farm', 'lamb').art, { x: 640, y: 560, width: 310, height: 310 }) +
    drawSewnLabel(stage, { x: 180, y: 750, width: 180, height: 66 })
  )
}
