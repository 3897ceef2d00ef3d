import { blob, mirrored, stroke } from '../curve.ts'
import { drawHangTag } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval } from '../svg.ts'
import { rows, soft, turned } from './parts.ts'

function eye(x: number, y: number, size = 20): string {
  return oval(x, y, size, size, '#231a16') + oval(x + size * 0.3, y - size * 0.35, size * 0.3, size * 0.3, '#ffffff')
}

function seam(d: string, colour: string): string {
  return line(d, darken(colour, 0.35), 5, 'stroke-dasharray="14 11" stroke-opacity=".6"')
}

/** The right-hand drawing and its mirror image. */
function pair(right: string): string {
  return right + group(right, 'transform="translate(1000 0) scale(-1 1)"')
}

/** A sitting warthog with tusks and a mane. */
export function drawPlushWarthog(stage: Stage): string {
  const { tint } = stage
  const light = mix(tint, '#fbf3e6', 0.55)
  const head = mirrored('500,210 620,230 680,330 650,420 620,520 560,590 500,600', 500)
  return (
    contactShadow(stage, 500, 868, 310) +
    pair(soft(stage, blob('580,760 680,730 760,780 750,850 660,876 580,850'), darken(tint, 0.14))) +
    soft(stage, mirrored('500,470 620,520 690,640 670,780 600,850 500,866', 500), tint) +
    fill(mirrored('500,620 580,640 600,730 560,810 500,830', 500), light) +
    pair(
      soft(stage, blob('620,300 690,180 790,150 780,250 700,340'), darken(tint, 0.12)) +
        fill(blob('660,290 710,210 760,190 746,250 690,310'), light),
    ) +
    soft(stage, head, tint) +
    line(
      rows(9, (index) => `M${460 + index * 10} 250q${(index - 4) * 12}-70 ${(index - 4) * 20}-${130 - Math.abs(index - 4) * 12}`),
      darken(tint, 0.55),
      18,
    ) +
    pair(oval(620, 440, 34, 26, darken(tint, 0.2))) +
    pair(fill(blob('570,520! 610,500! 680,470 690,390! 720,440 700,520 620,560'), '#fbf6e8')) +
    soft(stage, mirrored('500,470 580,480 620,540 590,600 500,616', 500), light) +
    pair(oval(536, 544, 17, 24, darken(tint, 0.6))) +
    eye(424, 360) +
    eye(576, 360) +
    seam('M500 626V846', tint) +
    drawHangTag(stage, { x: 640, y: 690, turn: 8 })
  )
}

/** A round guinea fowl, spotted, with a blue neck and a red comb. */
export function drawPlushGuineaFowl(stage: Stage): string {
  const body = mix(stage.tint, '#39424e', 0.55)
  const round = blob('250,620 300,470 440,390 600,410 740,500 830,470 800,600 720,740 560,820 390,800 280,730')
  const spots = rows(34, (index) => {
    const [x, y] = [310 + (index % 7) * 66 + (Math.floor(index / 7) % 2) * 30, 470 + Math.floor(index / 7) * 66]
    return oval(x, y, 11, 11, '#f3efe4')
  })
  return (
    contactShadow(stage, 500, 880, 300) +
    line('M440 800V868M560 806V868M404 872h72M524 872h72', '#d98a2f', 24) +
    soft(stage, blob('300,560 270,460 250,380 270,300 330,280 390,310 400,390 420,470'), '#3f7fa8') +
    fill(blob('280,290 300,210 330,170 360,210 350,290'), '#c8452f') +
    soft(stage, round, body) +
    group(spots, stage.paint.clip(round)) +
    soft(stage, blob('440,560 560,500 700,540 660,640 560,690 460,650'), darken(body, 0.25)) +
    line(`${stroke('500,620 580,600 650,560')}${stroke('490,580 560,556 620,540')}`, '#f3efe4', 7, 'stroke-dasharray="2 22"') +
    oval(320, 330, 66, 62, '#dbe9ef') +
    fill(blob('262,330! 200,356! 262,372!'), '#e0a23a') +
    fill(blob('276,390 300,380 310,430 286,440'), '#c8452f') +
    eye(316, 326, 17) +
    drawHangTag(stage, { x: 590, y: 740, turn: 6 })
  )
}

/** A long crocodile with felt teeth. */
export function drawPlushCrocodile(stage: Stage): string {
  const { tint } = stage
  const light = mix(tint, '#fbf3d0', 0.6)
  const body = blob(
    '60,560 130,520 280,510 360,440 520,420 690,450 800,540 900,600 950,680 860,680 760,650 640,690 470,700 360,670 260,640 110,640',
  )
  return (
    contactShadow(stage, 500, 780, 430) +
    group(
      line(
        rows(9, (index) => `M${410 + index * 52} ${446 + Math.abs(index - 3) ** 2 * 3}l26-52 26 52`),
        darken(tint, 0.25),
        26,
      ) +
        soft(stage, blob('380,650 470,660 480,750 400,780 350,740'), darken(tint, 0.15)) +
        soft(stage, blob('640,650 740,640 760,740 680,780 620,740'), darken(tint, 0.15)) +
        soft(stage, body, tint) +
        fill(blob('110,640 260,640 360,670 470,700 640,690 740,654 640,650 460,660 340,630 200,606 90,610'), light) +
        line('M80 590C180 590 260 580 340 590', darken(tint, 0.5), 8) +
        fill('M110 590l18 36 18-36zM166 588l18 36 18-36zM222 586l18 36 18-36zM278 586l16 34 16-34z', '#fffaf0') +
        soft(stage, blob('280,520 290,450 340,430 380,460 380,520'), tint) +
        oval(330, 480, 34, 34, '#fbf6e8') +
        eye(326, 480, 19) +
        oval(96, 545, 12, 9, darken(tint, 0.6)) +
        line('M470 560l40-30M560 580l44-34M650 580l44-30M520 620l36-26M620 630l36-26', darken(tint, 0.3), 9),
      'transform="translate(-6 40)"',
    ) +
    drawHangTag(stage, { x: 500, y: 700, turn: 6 })
  )
}

/** A fish to hold and kick. */
export function drawPlushFish(stage: Stage): string {
  const { tint } = stage
  const light = mix(tint, '#fbf3e6', 0.6)
  const body = blob('90,530 180,420 340,350 520,370 660,460 740,500 740,560 660,600 520,690 340,710 180,640')
  return (
    contactShadow(stage, 500, 790, 400) +
    turned(
      soft(stage, blob('700,530! 800,400 920,360 900,470 870,530 900,600 920,700 800,660'), darken(tint, 0.15)) +
        soft(stage, blob('330,370! 380,250 520,240 600,300 560,410!'), darken(tint, 0.15)) +
        soft(stage, body, tint) +
        group(fill('M60 580C240 620 500 640 760 540V760H60z', light), stage.paint.clip(body)) +
        line(
          rows(10, (index) => {
            const [x, y] = [400 + (index % 4) * 70 + (Math.floor(index / 4) % 2) * 34, 450 + Math.floor(index / 4) * 60]
            return `M${x} ${y}q40 24 0 50`
          }),
          darken(tint, 0.32),
          8,
        ) +
        line(stroke('320,400 350,530 320,660'), darken(tint, 0.35), 8) +
        soft(stage, blob('380,570 480,560 520,620 460,680 400,650'), darken(tint, 0.12)) +
        oval(220, 490, 42, 42, '#fbf6e8') +
        eye(216, 490, 23) +
        line('M110 570q50 30 90 10', darken(tint, 0.5), 8) +
        line('M800 440l50-20M810 530h50M800 620l50 20', darken(tint, 0.4), 7) +
        drawHangTag(stage, { x: 540, y: 650, turn: 10 }),
      -8,
    )
  )
}

/** Three mice with string tails. */
export function drawPlushMice(stage: Stage): string {
  const mouse = (x: number, y: number, colour: string, scale: number) =>
    group(
      line('M190 70C280 90 300 10 360 40', darken(colour, 0.4), 12) +
        soft(stage, blob('-170,80 -110,10 0,-60 120,-50 200,20 210,90 150,120 0,126 -110,120'), colour) +
        oval(-40, -44, 52, 52, darken(colour, 0.1)) +
        oval(-40, -42, 34, 34, '#e9a9a0') +
        oval(-172, 78, 17, 15, '#c9776c') +
        line('M-130 90l-70 30M-126 100l-50 46', darken(colour, 0.55), 4) +
        line('M40-40C60 10 60 60 40 110', darken(colour, 0.35), 5, 'stroke-dasharray="12 10"') +
        eye(-104, 36, 15),
      `transform="translate(${x} ${y}) scale(${scale})"`,
    )
  return (
    contactShadow(stage, 500, 830, 400) +
    mouse(560, 340, lighten(stage.tint, 0.35), 0.95) +
    mouse(340, 530, darken(stage.tint, 0.15), 1) +
    mouse(540, 700, stage.tint, 1.05) +
    drawHangTag(stage, { x: 650, y: 690, turn: 6 })
  )
}
