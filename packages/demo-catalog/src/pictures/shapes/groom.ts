import { blob, stroke } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { ballLight, contactShadow, roundLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'

/** A slicker brush. */
export function drawBrush(stage: Stage): string {
  const { tint } = stage
  const pins = Array.from({ length: 13 }, (_, index) =>
    [0, 1, 2, 3].map((row) => `M${268 + index * 38} ${216 + row * 30}l-10-44`).join(''),
  ).join('')
  const handle = blob('452,420! 548,420! 556,560 572,700 564,840 500,890 436,840 428,700 444,560')
  return (
    contactShadow(stage, 520, 880, 230) +
    group(
      fill(handle, tint) +
        roundLight(stage, handle) +
        fill(blob('470,620 530,620 540,720 530,820 470,820 460,720'), '#2b302f', 'fill-opacity=".75"') +
        line('M474 650h52M472 690h56M470 730h60M472 770h56', '#5d6664', 6) +
        line(pins, '#8b9396', 5) +
        fill(blob('220,250! 500,214 780,250! 790,330 740,400 560,440 440,440 260,400 210,330'), tint) +
        ballLight(stage, blob('220,250! 500,214 780,250! 790,330 740,400 560,440 440,440 260,400 210,330'), 0.7) +
        rect({ x: 236, y: 224, width: 528, height: 44 }, '#e6e3da', 20) +
        drawWordmark(stage, { x: 350, y: 316, width: 300, height: 74 }, { ground: tint }),
      'transform="rotate(16 500 520)"',
    )
  )
}

/** A clipper with its comb and cable. */
export function drawClipper(stage: Stage): string {
  const { tint } = stage
  const body = blob('380,330! 620,330! 640,480 626,640 606,800 500,840 394,800 374,640 360,480')
  const teeth = Array.from({ length: 14 }, (_, index) => `M${382 + index * 18} 250v-54`).join('')
  return (
    contactShadow(stage, 520, 860, 260) +
    group(
      line('M500 830C520 940 720 930 760 840C790 760 860 770 880 820', '#4f5957', 16) +
        line(teeth, '#aeb5b7', 9) +
        fill(
          'M370 240H630L620 336H380z',
          stage.paint.linear([
            [0, '#8f9698'],
            [0.4, '#f2f4f4'],
            [1, '#868d90'],
          ]),
        ) +
        fill(body, mix('#26302e', tint, 0.15)) +
        fill(blob('410,360! 590,360! 600,480 590,640 560,760 500,780 440,760 410,640 400,480'), tint) +
        roundLight(stage, body, 0.9) +
        rect({ x: 466, y: 420, width: 68, height: 120 }, '#20262a', 34) +
        oval(500, 456, 26, 26, '#e6e9e9') +
        line('M450 620h100M446 650h108M450 680h100', darken(tint, 0.4), 8) +
        drawWordmark(stage, { x: 426, y: 556, width: 148, height: 46 }, { ground: tint }) +
        drawHangTag(stage, { x: 640, y: 560, turn: -8 }),
      'transform="rotate(-14 500 520)"',
    )
  )
}

/** A pair of grooming gloves with rubber nubs. */
export function drawGloves(stage: Stage): string {
  const { tint } = stage
  const nubs = Array.from({ length: 34 }, (_, index) =>
    oval(420 + (index % 6) * 32, 500 + Math.floor(index / 6) * 44, 8, 8, darken(tint, 0.3)),
  ).join('')
  const cuff =
    rect({ x: 386, y: 800, width: 232, height: 84 }, darken(tint, 0.3), 14) +
    line('M390 816h224', lighten(tint, 0.4), 5, 'stroke-dasharray="10 8"')
  return pairOfGloves(stage, nubs + cuff)
}

/** A pair of thin gloves for an examination, their cuffs rolled. */
export function drawExamGloves(stage: Stage): string {
  const { tint } = stage
  const creases = line('M420 560q30 20 60 10M430 620q40 16 80 4M440 690q50 16 110 0', darken(tint, 0.25), 5, 'stroke-opacity=".6"')
  return pairOfGloves(stage, creases + line('M392 868h220', lighten(tint, 0.35), 22))
}

function pairOfGloves(stage: Stage, details: string): string {
  const { tint } = stage
  const hand = blob(
    '400,880! 390,700 360,600 300,520 270,470 300,440 350,470 400,530! 376,330 380,250 410,240 432,330 446,440! 452,230 470,170 500,172 510,240 514,440! 538,250 560,200 590,210 588,290 572,460! 610,340 640,310 662,326 650,420 620,560 610,700 604,880!',
  )
  const glove = fill(hand, tint) + ballLight(stage, hand, 0.6) + details
  return (
    contactShadow(stage, 500, 880, 330) +
    group(glove, 'transform="translate(1140 10) scale(-1 1) rotate(-9 500 600)"') +
    group(glove, 'transform="translate(-110 0) rotate(-6 500 600)"') +
    drawSewnLabel(stage, { x: 290, y: 806, width: 190, height: 72 })
  )
}

/** A landing net with a fine green mesh. */
export function drawNet(stage: Stage): string {
  const bag = blob('250,240! 590,240! 600,400 560,560 470,640 360,630 280,540 240,400')
  const mesh = Array.from(
    { length: 18 },
    (_, index) => `M${160 + index * 30} 220L${330 + index * 30} 660M${330 + index * 30} 220L${160 + index * 30} 660`,
  ).join('')
  return (
    contactShadow(stage, 480, 760, 280) +
    group(
      line('M600 232L1010 166', darken(stage.tint, 0.1), 34) +
        line('M610 226L1004 163', lighten(stage.tint, 0.35), 8) +
        line('M900 184L1010 166', '#2b302f', 40) +
        group(
          fill(bag, mix('#eef3ee', stage.tint, 0.35), 'fill-opacity=".5"') +
            line(mesh, darken(stage.tint, 0.3), 2.5, 'stroke-opacity=".7"'),
          stage.paint.clip(bag),
        ) +
        line('M236 236H606', '#868d90', 22) +
        line('M240 231H600', '#e3e7e7', 7) +
        line(stroke('240,244 250,400 290,530 370,620'), '#ffffff', 6, 'stroke-opacity=".4"') +
        drawHangTag(stage, { x: 740, y: 220, turn: 10 }),
      'transform="translate(-70 150) rotate(-12 500 400) scale(.9)"',
    )
  )
}
