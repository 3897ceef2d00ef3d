import { blob, stroke } from '../curve.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { drawMannequin } from './mannequin.ts'

const STEEL = '#c9ced0'
const STEEL_DARK = '#868d90'

/** A strap is three strokes: edge, web, stitching. */
export function strap(d: string, colour: string, width: number): string {
  return (
    line(d, darken(colour, 0.35), width) +
    line(d, colour, width - 8) +
    line(d, lighten(colour, 0.45), 3, 'stroke-dasharray="12 9" stroke-opacity=".8"')
  )
}

function ring(x: number, y: number, radius: number): string {
  return (
    oval(x, y, radius, radius, 'none', `stroke="${STEEL_DARK}" stroke-width="15"`) +
    oval(x, y, radius, radius, 'none', `stroke="${STEEL}" stroke-width="8"`)
  )
}

/** A buckled collar lying in a circle, seen from the front and a little above. */
export function drawCollar(stage: Stage): string {
  const { tint, packshot } = stage
  const inner = 'M150 470C150 330 850 330 850 470'
  const outer = 'M150 470C150 720 850 720 850 470'
  const isForCats = packshot.animal === 'cat'
  return (
    contactShadow(stage, 500, 660, 390) +
    line(inner, darken(tint, 0.5), 74) +
    line('M150 452C150 312 850 312 850 452', darken(tint, 0.38), 8) +
    line(outer, darken(tint, 0.28), 92) +
    line(
      outer,
      stage.paint.linear([
        [0, darken(tint, 0.3)],
        [0.3, lighten(tint, 0.22)],
        [0.65, tint],
        [1, darken(tint, 0.38)],
      ]),
      80,
    ) +
    line(
      'M150 440C150 690 850 690 850 440M150 500C150 750 850 750 850 500',
      lighten(tint, 0.5),
      4,
      'stroke-dasharray="14 10" stroke-opacity=".8"',
    ) +
    (isForCats ? safetyClip() : buckle(tint)) +
    ring(452, 706, 30) +
    (isForCats && /breakaway/i.test(packshot.title) ? bell(330, 720) : '') +
    drawHangTag(stage, { x: 452, y: 730, turn: 4 })
  )
}

function buckle(tint: string): string {
  const frame = { x: 560, y: 588, width: 128, height: 126 }
  return (
    rect(frame, 'none', 20, `stroke="${STEEL_DARK}" stroke-width="22" transform="rotate(-9 624 650)"`) +
    rect(frame, 'none', 20, `stroke="${STEEL}" stroke-width="12" transform="rotate(-9 624 650)"`) +
    line('M574 652L690 634', STEEL, 14) +
    [720, 762, 800].map((x, index) => oval(x, 604 - index * 24, 8, 10, darken(tint, 0.65))).join('')
  )
}

/** The plastic clip that opens when a cat is caught. */
function safetyClip(): string {
  return group(
    rect({ x: 540, y: 600, width: 84, height: 106 }, '#23292b', 16) +
      rect({ x: 612, y: 612, width: 100, height: 82 }, '#31393b', 22) +
      line('M626 630H690M626 676H690', '#6d7678', 8) +
      line('M556 620V686', '#596264', 8),
    'transform="rotate(-9 624 650)"',
  )
}

function bell(x: number, y: number): string {
  return (
    oval(x, y + 40, 46, 46, '#a87d16') +
    oval(x - 3, y + 36, 43, 43, '#e0b23c') +
    oval(x - 16, y + 20, 12, 10, '#fbeebc') +
    line(`M${x - 30} ${y + 48}H${x + 30}`, '#6b4c0c', 7) +
    oval(x, y + 62, 9, 9, '#6b4c0c')
  )
}

/** A lead in a loose coil with its handle up and its clip down. */
export function drawLead(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 800, 360) +
    strap(
      'M428 306C310 300 210 210 250 130C300 50 470 70 486 200C494 290 420 370 330 420C170 520 170 740 420 770C680 800 820 640 740 500C670 380 400 400 330 520C270 630 400 710 520 690C640 670 680 580 620 520',
      tint,
      46,
    ) +
    rect({ x: 388, y: 270, width: 78, height: 66 }, darken(tint, 0.6), 8, 'transform="rotate(28 427 303)"') +
    line('M618 520L600 478', STEEL_DARK, 26) +
    line('M618 520L600 478', STEEL, 14) +
    fill(blob('592,486 560,450 556,400 590,378 624,396 628,432 612,440! 606,408 586,404 580,424 590,452 616,474'), STEEL) +
    line(stroke('564,440 562,404 590,384 616,398'), '#ffffff', 5, 'stroke-opacity=".7"') +
    drawHangTag(stage, { x: 560, y: 250, turn: -6 })
  )
}

/** A walking harness on a pale mannequin, which shows how it fits. */
export function drawHarness(stage: Stage): string {
  const { tint } = stage
  const vest = blob('560,486 640,440 712,470 742,520 722,640 690,720 640,740 600,690 560,600')
  return (
    contactShadow(stage, 500, 892, 400) +
    drawMannequin('dog', 'dachshund', { x: 60, y: 90, width: 850, height: 850 }) +
    strap('M520 548C500 640 520 720 560 778', tint, 50) +
    strap('M560 778C620 790 650 770 672 730', tint, 44) +
    fill(vest, darken(tint, 0.32)) +
    fill(
      blob('570,494 640,452 704,478 732,522 712,636 682,708 642,726 608,682 570,596'),
      stage.paint.linear(
        [
          [0, lighten(tint, 0.25)],
          [1, darken(tint, 0.2)],
        ],
        'diagonal',
      ),
    ) +
    strap('M430 546C480 528 540 520 590 500', tint, 46) +
    line('M600 520C620 560 640 600 690 610', '#eef1f1', 16, 'stroke-opacity=".9"') +
    line('M470 516C480 470 540 462 556 500', '#23282a', 22) +
    ring(596, 470, 24) +
    rect({ x: 508, y: 620, width: 62, height: 80 }, '#23282a', 12, 'transform="rotate(-8 539 660)"') +
    drawSewnLabel(stage, { x: 580, y: 616, width: 124, height: 60 })
  )
}

/** Name discs on split rings. */
export function drawIdTag(stage: Stage): string {
  const { tint, paint } = stage
  const metal = paint.linear(
    [
      [0, lighten(tint, 0.55)],
      [0.5, tint],
      [1, darken(tint, 0.35)],
    ],
    'diagonal',
  )
  const bone = blob(
    '300,560 268,500 300,452 356,470 380,500 480,500 504,470 560,452 592,500 560,560 592,620 560,668 504,650 480,620 380,620 356,650 300,668 268,620',
  )
  return (
    contactShadow(stage, 500, 846, 330) +
    ring(430, 402, 66) +
    ring(650, 420, 60) +
    oval(660, 640, 176, 176, darken(tint, 0.4)) +
    oval(656, 634, 174, 174, metal) +
    oval(656, 634, 150, 150, 'none', `stroke="${darken(tint, 0.45)}" stroke-width="4" stroke-opacity=".5"`) +
    oval(652, 488, 14, 14, '#f1e9da', `stroke="${darken(tint, 0.5)}" stroke-width="5"`) +
    fill(
      'M656 610c40-34 92 0 78 44-8 26-38 30-58 22-14-6-26-6-40 0-20 8-50 4-58-22-14-44 38-78 78-44z',
      darken(tint, 0.45),
      'fill-opacity=".75"',
    ) +
    [
      [592, 586],
      [632, 560],
      [680, 560],
      [720, 586],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 15, 20, darken(tint, 0.45), 'fill-opacity=".75"'))
      .join('') +
    fill(bone, '#737a7d', 'transform="translate(5 8)"') +
    fill(
      bone,
      paint.linear(
        [
          [0, '#fafbfb'],
          [0.5, '#c4cacc'],
          [1, '#8b9194'],
        ],
        'diagonal',
      ),
    ) +
    drawSewnLabel(stage, { x: 352, y: 524, width: 156, height: 72 }) +
    oval(430, 478, 12, 12, '#f1e9da', 'stroke="#737a7d" stroke-width="5"')
  )
}
