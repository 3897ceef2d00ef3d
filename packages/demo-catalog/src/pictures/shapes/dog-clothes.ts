import { blob, stroke } from '../curve.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { drawMannequin } from './mannequin.ts'
import { plate, rows, soft } from './parts.ts'
import { strap } from './walk.ts'

const SMALL_DOG = { x: 60, y: 90, width: 850, height: 850 }

/** Cloth around the body of the small dog, from neck to tail. */
function onDog(stage: Stage, cloth: string, colour: string, details: string): string {
  return (
    contactShadow(stage, 500, 892, 400) +
    drawMannequin('dog', 'dachshund', SMALL_DOG) +
    fill(cloth, colour) +
    group(
      fill(
        cloth,
        stage.paint.linear(
          [
            [0, '#ffffff', 0.25],
            [0.4, '#ffffff', 0],
            [1, '#000000', 0.3],
          ],
          'down',
        ),
      ),
      stage.paint.clip(cloth),
    ) +
    details
  )
}

const BACK =
  '196,560 230,520 350,522 500,530 590,506 640,450 690,420! 752,480 760,540! 720,600 700,690 680,750 610,730 560,706 440,716 330,742 240,730 200,650'

/** A buoyant vest with a handle on the back. */
export function drawSwimVest(stage: Stage): string {
  const { tint, packshot } = stage
  const vest = blob('300,540 420,524 520,524 600,500 650,460! 740,520! 710,600 690,700 640,750 560,740 420,760 320,740 290,640')
  return onDog(
    stage,
    vest,
    tint,
    line('M340 600Q500 590 680 570M330 670Q500 664 690 640', darken(tint, 0.3), 8) +
      line('M316 560Q500 546 660 500', '#eef1f1', 14, 'stroke-opacity=".9"') +
      line('M430 520C430 440 580 430 590 496', '#23282a', 30) +
      line('M440 512C446 456 570 448 582 494', packshot.brand.accent, 10) +
      strap('M400 536C390 620 400 700 420 770', '#23282a', 38) +
      strap('M610 510C610 600 610 680 600 750', '#23282a', 38) +
      rect({ x: 372, y: 640, width: 66, height: 56 }, packshot.brand.accent, 10) +
      rect({ x: 578, y: 630, width: 66, height: 56 }, packshot.brand.accent, 10) +
      drawSewnLabel(stage, { x: 450, y: 596, width: 120, height: 56 }),
  )
}

/** A rain jacket with a hood and drops running off. */
export function drawRainJacket(stage: Stage): string {
  const { tint } = stage
  const drop = (x: number, y: number) => fill(blob(`${x},${y - 22}! ${x + 12},${y + 4} ${x},${y + 16} ${x - 12},${y + 4}`), '#8cc3d1')
  return onDog(
    stage,
    blob(BACK),
    tint,
    line(stroke('206,660 330,690 450,664 560,660 690,700'), '#eef1f1', 15, 'stroke-opacity=".9"') +
      line(blob(BACK), darken(tint, 0.35), 8) +
      soft(stage, blob('600,470 640,410 700,380 770,440 790,540 740,570 680,540'), darken(tint, 0.1)) +
      line(stroke('640,430 690,450 730,500 740,560'), darken(tint, 0.4), 7) +
      oval(610, 640, 12, 12, darken(tint, 0.55)) +
      oval(620, 580, 12, 12, darken(tint, 0.55)) +
      rows(7, (index) => drop(250 + index * 70, 580 + (index % 3) * 36)) +
      rows(6, (index) => line(`M${210 + index * 110} ${300 + (index % 2) * 60}l-24 70`, '#8cc3d1', 8)) +
      drawSewnLabel(stage, { x: 330, y: 590, width: 170, height: 66 }),
  )
}

/** A towelling robe with a belt. */
export function drawRobe(stage: Stage): string {
  const { tint } = stage
  const cloth = blob(BACK)
  const loops = line(
    rows(70, () => `M${(210 + stage.dice() * 500).toFixed(0)} ${(470 + stage.dice() * 260).toFixed(0)}q6-10 12-2`),
    lighten(tint, 0.5),
    6,
  )
  return onDog(
    stage,
    cloth,
    tint,
    group(loops, stage.paint.clip(cloth)) +
      soft(stage, blob('600,500 640,430 710,400 770,450 790,540 740,590 690,570 640,540'), lighten(tint, 0.25)) +
      strap('M412 530C404 600 410 670 424 712', darken(tint, 0.3), 40) +
      line(cloth, lighten(tint, 0.4), 9) +
      drawSewnLabel(stage, { x: 470, y: 590, width: 150, height: 64 }),
  )
}

/** A thin suit from neck to tail, with sleeves for the front legs. */
export function drawRecoverySuit(stage: Stage): string {
  const { tint, packshot } = stage
  const suit = blob(
    '184,590 200,540 340,520 500,528 600,500 660,440! 760,500! 740,600 724,700 716,820! 600,820! 596,752 440,742 330,760 300,820! 210,820! 190,700',
  )
  return onDog(
    stage,
    suit,
    tint,
    line('M210 800H300M604 800H712', lighten(tint, 0.5), 14) +
      line(stroke('210,600 340,560 500,566 620,540 700,500'), packshot.brand.accent, 10) +
      line('M340 752C340 700 330 660 300 640', darken(tint, 0.35), 6) +
      rows(5, (index) => oval(300 + index * 60, 548 - (index === 4 ? 6 : 0), 9, 9, '#ffffff')) +
      line('M660 450Q720 480 756 510', darken(tint, 0.3), 16) +
      drawSewnLabel(stage, { x: 400, y: 610, width: 170, height: 70 }),
  )
}

/** A folded neckerchief with dots. */
export function drawBandana(stage: Stage): string {
  const { tint, packshot } = stage
  const cloth = blob('140,330! 860,330! 700,560 500,830! 300,560')
  const dots = rows(5, (row) => rows(9, (index) => oval(170 + index * 82 + (row % 2) * 40, 400 + row * 84, 15, 15, lighten(tint, 0.65))))
  return (
    contactShadow(stage, 500, 860, 240) +
    fill(blob('140,330! 60,240 40,330 80,420 150,380!'), darken(tint, 0.25)) +
    fill(blob('860,330! 940,240 960,330 920,420 850,380!'), darken(tint, 0.25)) +
    plate(stage, cloth, tint) +
    group(dots, stage.paint.clip(cloth)) +
    line('M300 560L500 830L700 560', packshot.brand.accent, 12) +
    soft(stage, blob('130,330 160,260 500,290 840,260 870,330 840,390 500,400 160,390'), darken(tint, 0.1)) +
    line(stroke('170,300 500,328 830,300'), lighten(tint, 0.4), 6, 'stroke-dasharray="14 10"') +
    drawSewnLabel(stage, { x: 400, y: 560, width: 200, height: 84 })
  )
}

/** Four boots with a strap and a ribbed sole. */
export function drawBoots(stage: Stage): string {
  const { tint, packshot } = stage
  const boot = (x: number, y: number, scale: number) =>
    group(
      fill(blob('-120,150! -110,110 150,110 190,150! 184,190 -110,190'), '#20262a') +
        line('M-90 190v14M-40 190v14M10 190v14M60 190v14M110 190v14M160 190v14', '#20262a', 20) +
        soft(stage, blob('-120,-190! 70,-190! 80,-60 100,20 180,80 190,130! -120,130! -116,0'), tint) +
        fill(blob('70,30 130,50 186,96 190,132! 80,132! 64,80'), darken(tint, 0.35)) +
        rect({ x: -130, y: -110, width: 214, height: 46 }, darken(tint, 0.5), 14) +
        rect({ x: -20, y: -118, width: 70, height: 62 }, packshot.brand.accent, 10) +
        line('M-100 20H60M-100 60H70', lighten(tint, 0.4), 6) +
        rect({ x: -122, y: -206, width: 196, height: 32 }, lighten(tint, 0.15), 14),
      `transform="translate(${x} ${y}) scale(${scale})"`,
    )
  return (
    contactShadow(stage, 500, 860, 420) +
    boot(300, 360, 0.82) +
    boot(670, 360, 0.82) +
    boot(260, 640, 1) +
    boot(670, 640, 1) +
    drawHangTag(stage, { x: 410, y: 690, turn: 4 })
  )
}
