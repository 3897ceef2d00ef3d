import { blob, stroke } from '../curve.ts'
import { drawEmblem } from '../labels/emblem.ts'
import { drawHangTag } from '../labels/tag.ts'
import { ballLight, contactShadow } from '../light.ts'
import { darken, lighten, mix, readableOn } from '../palette.ts'
import { pickOne, seedOf } from '../seed.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'

const ROUND = 'M230 540a270 270 0 1 0 540 0a270 270 0 1 0 -540 0z'

/** A play ball; the maker's title decides between rubber, felt and treat ball. */
export function drawBall(stage: Stage): string {
  const { tint, packshot } = stage
  const ink = readableOn(tint, packshot.brand.secondary, packshot.brand.primary)
  const surface = pickOne(
    [
      line(`${stroke('230,470 400,520 520,640 540,812')}${stroke('460,272 480,430 600,540 768,560')}`, lighten(tint, 0.7), 18),
      fill('M230 540C330 440 670 440 770 540C670 640 330 640 230 540z', packshot.brand.secondary) +
        line('M230 540C330 440 670 440 770 540M230 540C330 640 670 640 770 540', darken(tint, 0.3), 6),
      [
        [380, 420],
        [500, 380],
        [620, 430],
        [350, 540],
        [650, 550],
        [400, 660],
        [510, 700],
        [610, 660],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 36, 34, darken(tint, 0.35)) + oval(x + 4, y + 5, 28, 26, darken(tint, 0.6)))
        .join(''),
    ],
    seedOf(packshot.title),
  )
  return (
    contactShadow(stage, 500, 802, 250) +
    fill(ROUND, tint) +
    group(surface, stage.paint.clip(ROUND)) +
    drawEmblem(packshot.brand, { x: 430, y: 470, width: 140, height: 140 }, { colour: ink, ground: tint }) +
    ballLight(stage, ROUND) +
    oval(400, 400, 56, 34, '#ffffff', 'fill-opacity=".4" transform="rotate(-36 400 400)"') +
    drawHangTag(stage, { x: 660, y: 740, turn: 6 })
  )
}

/** A tug of twisted cotton with two knots. */
export function drawRopeToy(stage: Stage): string {
  const { tint, packshot } = stage
  const natural = '#f0e6d2'
  const twists = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 34) }, (_, index) => `M${from + index * 34} 468q26 30 30 74`).join('')
  const knot = (x: number) =>
    fill(blob(`${x - 70},505 ${x - 50},430 ${x + 20},412 ${x + 74},450 ${x + 80},520 ${x + 40},590 ${x - 30},596`), tint) +
    line(
      `${stroke(`${x - 50},450 ${x + 10},500 ${x + 30},588`)}${stroke(`${x - 10},418 ${x + 50},470 ${x + 72},550`)}${stroke(`${x - 68},500 ${x - 20},540 ${x - 10},596`)}`,
      darken(tint, 0.35),
      8,
    )
  const fringe = (x: number, way: number) =>
    Array.from({ length: 11 }, (_, index) =>
      line(
        `M${x} ${462 + index * 9}q${way * 60} ${(index - 5) * 4} ${way * (100 + stage.dice() * 30)} ${(index - 5) * 15}`,
        index % 3 === 0 ? tint : mix(natural, '#c9b891', stage.dice() * 0.6),
        10,
      ),
    ).join('')
  return (
    contactShadow(stage, 500, 640, 420) +
    group(
      fringe(240, -1) +
        fringe(760, 1) +
        rect({ x: 250, y: 458, width: 500, height: 94 }, natural, 40) +
        line(twists(280, 740), darken(natural, 0.28), 9) +
        line(twists(296, 740), tint, 13, 'stroke-opacity=".85"') +
        knot(290) +
        (/three/i.test(packshot.title) ? knot(490) : '') +
        knot(690) +
        drawHangTag(stage, { x: 470, y: 540, turn: 4 }),
      'transform="rotate(-14 500 520)"',
    )
  )
}

/** A fishing rod for cats. */
export function drawWand(stage: Stage): string {
  const { tint, packshot } = stage
  const feather = (x: number, y: number, turn: number, colour: string) =>
    group(
      fill(blob('0,0! 34,50 40,130 10,210! -26,140 -28,50'), colour) +
        line('M0 0Q8 100 8 220', darken(colour, 0.4), 5) +
        line('M6 90l-24-20M8 120l22-26M8 150l-24-16', lighten(colour, 0.4), 4),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    )
  return (
    contactShadow(stage, 520, 850, 330) +
    line('M160 850L640 190', darken(packshot.brand.primary, 0.2), 20) +
    line('M164 842L640 190', lighten(packshot.brand.primary, 0.3), 6) +
    line('M160 850L270 698', '#454d4b', 38) +
    line('M176 826L186 838M198 796L210 808M220 766L232 778M242 736L254 748', '#7d8583', 5) +
    line('M640 190C760 200 700 340 720 470', '#8a8276', 5) +
    feather(720, 520, 24, lighten(tint, 0.2)) +
    feather(716, 520, -24, packshot.brand.accent) +
    feather(718, 524, 2, tint) +
    oval(720, 494, 40, 42, packshot.brand.primary) +
    ballLight(stage, 'M680 494a40 42 0 1 0 80 0a40 42 0 1 0 -80 0z') +
    oval(720, 540, 20, 18, '#d9a93a') +
    line('M708 542h24', '#7d5c12', 4) +
    drawHangTag(stage, { x: 300, y: 660, turn: -4 })
  )
}
