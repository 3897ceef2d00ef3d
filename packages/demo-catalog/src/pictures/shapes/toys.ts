import { blob, mirrored, stroke } from '../curve.ts'
import { drawEmblem } from '../labels/emblem.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { ballLight, contactShadow } from '../light.ts'
import { darken, lighten, mix, readableOn } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval } from '../svg.ts'
import { disc, rod, rows, soft, turned, WOOD } from './parts.ts'

/** A flying disc from a little above. */
export function drawDisc(stage: Stage): string {
  const { tint, packshot } = stage
  const ink = readableOn(tint, packshot.brand.secondary, packshot.brand.primary)
  return (
    contactShadow(stage, 500, 780, 380) +
    turned(
      oval(500, 560, 400, 210, darken(tint, 0.42)) +
        oval(500, 524, 400, 206, tint) +
        ballLight(stage, disc(500, 524, 400, 206), 0.8) +
        line(disc(500, 524, 344, 170), darken(tint, 0.25), 8) +
        line(disc(500, 520, 290, 138), lighten(tint, 0.4), 6) +
        fill(disc(500, 512, 190, 88), packshot.brand.primary) +
        drawWordmark(stage, { x: 370, y: 474, width: 260, height: 76 }, { ground: packshot.brand.primary }) +
        line(stroke('170,470 260,390 400,350'), '#ffffff', 16, 'stroke-opacity=".5"') +
        drawEmblem(packshot.brand, { x: 470, y: 620, width: 60, height: 40 }, { colour: ink, ground: tint }),
      -10,
    )
  )
}

function tennisBall(stage: Stage, x: number, y: number, radius: number, felt: string): string {
  const edge = radius * 0.7
  return (
    oval(x, y, radius, radius, felt) +
    line(
      `M${x - edge} ${y - edge}C${x - radius * 0.1} ${y - radius * 0.4} ${x - radius * 0.1} ${y + radius * 0.4} ${x - edge} ${y + edge}M${x + edge} ${y - edge}C${x + radius * 0.1} ${y - radius * 0.4} ${x + radius * 0.1} ${y + radius * 0.4} ${x + edge} ${y + edge}`,
      '#fbfaf2',
      radius * 0.09,
    ) +
    ballLight(stage, disc(x, y, radius), 0.9)
  )
}

/** Three felt balls with their white seams. */
export function drawTennisBalls(stage: Stage): string {
  return (
    contactShadow(stage, 500, 830, 400) +
    tennisBall(stage, 500, 370, 200, lighten(stage.tint, 0.1)) +
    tennisBall(stage, 300, 640, 200, stage.tint) +
    tennisBall(stage, 700, 640, 200, stage.tint) +
    drawHangTag(stage, { x: 480, y: 730, turn: 4 })
  )
}

/** Balls of pressed cork. */
export function drawCorkBalls(stage: Stage): string {
  const cork = '#c99a63'
  const ball = (x: number, y: number, radius: number) =>
    oval(x, y, radius, radius, cork) +
    rows(26, () => {
      const [turn, reach] = [stage.dice() * 6.28, Math.sqrt(stage.dice()) * radius * 0.88]
      return oval(
        x + Math.cos(turn) * reach,
        y + Math.sin(turn) * reach,
        6 + stage.dice() * 12,
        5 + stage.dice() * 7,
        stage.dice() > 0.5 ? '#a1723f' : '#e3c190',
      )
    }) +
    ballLight(stage, disc(x, y, radius))
  return (
    contactShadow(stage, 500, 820, 390) +
    ball(480, 390, 160) +
    ball(300, 640, 176) +
    ball(670, 630, 190) +
    drawHangTag(stage, { x: 470, y: 740, turn: 4 })
  )
}

/** A curved arm with a cup and a ball in it. */
export function drawLauncher(stage: Stage): string {
  const { tint } = stage
  const arm = 'M180 850C300 690 520 560 650 330'
  return (
    contactShadow(stage, 440, 870, 300) +
    rod(arm, tint, 54) +
    rod('M180 850L262 758', '#2b302f', 74) +
    line('M190 800l44 40M216 772l44 40M240 746l42 40', '#5d6664', 9) +
    fill(blob('640,400 600,300 620,190 700,130! 690,210 700,290 760,350 830,370! 770,430 700,436'), darken(tint, 0.28)) +
    tennisBall(stage, 750, 236, 132, '#cddc39') +
    fill(blob('646,396 630,330 660,300 700,350 760,376 820,372! 770,430 700,436'), tint) +
    drawHangTag(stage, { x: 470, y: 580, turn: 6 })
  )
}

function thickRing(x: number, y: number, radius: number, width: number, colour: string): string {
  const path = disc(x, y, radius)
  return (
    line(path, darken(colour, 0.4), width) +
    line(path, colour, width - 14) +
    line(disc(x - 6, y - 8, radius), lighten(colour, 0.4), width * 0.2, 'stroke-opacity=".7"')
  )
}

/** A thick floating ring to pull and throw. */
export function drawPullerRing(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 850, 330) +
    line(disc(500, 500, 270), darken(tint, 0.4), 124) +
    line(disc(500, 500, 270), tint, 108) +
    line(disc(500, 500, 270), darken(tint, 0.22), 60, 'stroke-dasharray="10 60" stroke-linecap="butt"') +
    line(disc(492, 488, 286), lighten(tint, 0.5), 20, 'stroke-opacity=".6"') +
    drawHangTag(stage, { x: 500, y: 780, turn: 6 })
  )
}

/** Three small rings on one large ring, for a puppy's gums. */
export function drawTeetherRing(stage: Stage): string {
  const { tint, packshot } = stage
  const bead = (x: number, y: number, colour: string) =>
    oval(x, y, 74, 74, colour) +
    rows(6, (index) => oval(x + Math.cos(index) * 44, y + Math.sin(index) * 44, 11, 11, darken(colour, 0.3))) +
    ballLight(stage, disc(x, y, 74), 0.8)
  return (
    contactShadow(stage, 500, 850, 300) +
    thickRing(500, 500, 250, 62, tint) +
    bead(500, 250, packshot.brand.accent) +
    bead(284, 626, lighten(tint, 0.35)) +
    bead(716, 626, mix(packshot.brand.primary, '#ffffff', 0.2)) +
    line('M350 340l-16-22M650 340l16-22M500 752v26', darken(tint, 0.35), 12) +
    drawHangTag(stage, { x: 500, y: 740, turn: 4 })
  )
}

/** A stuffed canvas roll with a throwing toggle. */
export function drawDummy(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 480, 760, 380) +
    turned(
      line('M770 520C880 470 930 560 880 640C850 690 800 670 800 620', '#efe6d2', 20) +
        rod('M770 628L846 604', WOOD, 34) +
        soft(stage, blob('120,520 140,420 220,380! 700,380! 780,420 800,520 780,620 700,660! 220,660! 140,620'), tint) +
        line('M222 382V658M700 382V658', darken(tint, 0.4), 8) +
        line('M244 382V658M678 382V658', lighten(tint, 0.45), 5, 'stroke-dasharray="12 10"') +
        line('M160 440l30 14M146 520h40M160 600l30-14', darken(tint, 0.35), 7) +
        drawSewnLabel(stage, { x: 340, y: 466, width: 250, height: 104 }),
      -12,
    )
  )
}

/** A bone sewn from hose. */
export function drawBone(stage: Stage): string {
  const { tint } = stage
  const bone = blob(
    '180,470 130,400 170,320 260,320 310,390 400,420 600,420 690,390 740,320 830,320 870,400 820,480 870,560 830,640 740,640 690,570 600,540 400,540 310,570 260,640 170,640 130,560',
  )
  return (
    contactShadow(stage, 500, 760, 380) +
    turned(
      soft(stage, bone, tint) +
        line(bone, darken(tint, 0.4), 8) +
        group(line(bone, lighten(tint, 0.55), 6, 'stroke-dasharray="18 12"'), 'transform="translate(60 58) scale(.88)"') +
        line(
          rows(6, (index) => `M${400 + index * 40} 424V536`),
          darken(tint, 0.22),
          5,
          'stroke-opacity=".6"',
        ) +
        drawSewnLabel(stage, { x: 398, y: 442, width: 204, height: 78 }),
      -14,
    )
  )
}

/** A hollow rubber cone of three bulges, its opening towards the viewer. */
export function drawTreatCone(stage: Stage): string {
  const { tint } = stage
  const cone = mirrored('500,130 590,150 630,230 600,310 690,350 720,450 680,530 790,590 820,720 740,830 500,870', 500)
  return (
    contactShadow(stage, 500, 860, 320) +
    soft(stage, cone, tint) +
    line('M402 310Q500 350 598 310M322 530Q500 590 678 530', darken(tint, 0.4), 12) +
    oval(500, 770, 170, 62, darken(tint, 0.35)) +
    oval(500, 774, 140, 46, darken(tint, 0.75)) +
    rows(7, (index) => oval(400 + index * 34, 778 - (index % 2) * 14, 26, 20, index % 3 ? '#b07c45' : '#8a5a2e')) +
    line(stroke('420,190 400,240 416,280'), '#ffffff', 18, 'stroke-opacity=".45"') +
    line(stroke('330,400 310,450 330,490'), '#ffffff', 18, 'stroke-opacity=".4"') +
    drawHangTag(stage, { x: 590, y: 590, turn: 6 })
  )
}

/** A piece of olive wood, its grain and cut ends showing. */
export function drawWoodChew(stage: Stage): string {
  const wood = mix('#b98d55', stage.tint, 0.15)
  const root = blob('150,520 230,440 380,430 520,380 660,400 800,330 870,380 860,460 740,520 640,560 560,640 400,620 250,640 160,600')
  return (
    contactShadow(stage, 500, 740, 370) +
    turned(
      soft(stage, root, wood) +
        line(
          `${stroke('240,500 400,490 560,440 700,460 800,410')}${stroke('230,560 380,560 520,520 660,520')}${stroke('300,600 420,590 520,590')}${stroke('440,470 500,480 540,460')}`,
          darken(wood, 0.35),
          7,
          'stroke-opacity=".75"',
        ) +
        oval(166, 558, 44, 68, lighten(wood, 0.45), 'transform="rotate(14 166 558)"') +
        oval(166, 558, 26, 42, 'none', `stroke="${darken(wood, 0.2)}" stroke-width="6" transform="rotate(14 166 558)"`) +
        oval(864, 418, 30, 54, lighten(wood, 0.45), 'transform="rotate(-24 864 418)"') +
        drawHangTag(stage, { x: 470, y: 570, turn: 10 }),
      -6,
    )
  )
}
