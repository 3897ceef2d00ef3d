import { getFigure } from '../animals/find-figure.ts'
import { blob, stroke } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, place, rect } from '../svg.ts'
import { drawTank } from './habitat.ts'
import { drum, plate, rod, rows, slab, soft } from './parts.ts'

/** A round glass bowl with a small filter and one betta. */
export function drawFishBowl(stage: Stage): string {
  const { tint, packshot } = stage
  const glass = blob('300,230! 700,230! 830,380 870,560 800,740 660,830! 340,830! 200,740 130,560 170,380')
  return (
    contactShadow(stage, 500, 850, 330) +
    fill(glass, stage.paint.fade('#dff0f3', '#7db9c6')) +
    group(
      fill('M100 360H900V400H100z', '#ffffff', 'fill-opacity=".35"') +
        line(`${stroke('270,780 250,640 290,520')}${stroke('300,780 330,660 310,580')}`, '#3f7a4a', 22) +
        rect({ x: 660, y: 430, width: 90, height: 220 }, '#31403f', 22) +
        line('M690 470v140M716 470v140', '#6d7b78', 9) +
        line('M664 440q-60 10-70 60', '#ffffff', 9, 'stroke-opacity=".7"') +
        fill('M100 790C300 730 660 740 900 800V860H100z', '#dcc79a') +
        place(getFigure('fish', packshot.title).art, { x: 300, y: 400, width: 320, height: 300 }) +
        oval(610, 400, 11, 11, '#ffffff') +
        oval(630, 360, 8, 8, '#ffffff'),
      stage.paint.clip(glass),
    ) +
    line(glass, '#7d9ba3', 9) +
    line(stroke('210,470 230,380 290,310'), '#ffffff', 24, 'stroke-opacity=".7"') +
    oval(500, 232, 204, 44, lighten(tint, 0.2)) +
    oval(500, 226, 176, 32, darken(tint, 0.25)) +
    drum(stage, 'M320 826H680L700 866Q500 886 300 866z', tint) +
    drawHangTag(stage, { x: 690, y: 720, turn: 4 })
  )
}

/** A wide aquarium on its cabinet. */
export function drawCabinetTank(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 914, 420) +
    plate(stage, 'M110 610H890V900H110z', mix('#8f6a45', tint, 0.3)) +
    fill('M110 610H890V640H110z', '#3a2a1c') +
    line('M370 650V892M630 650V892', '#3a2a1c', 8) +
    line('M340 740v60M400 740v60M660 740v60', '#e3d2b0', 12) +
    group(drawTank(stage), 'transform="translate(0 -152) scale(1 .93)"')
  )
}

/** A small filter that hangs inside the tank, with its sponge. */
export function drawInternalFilter(stage: Stage): string {
  const { tint, packshot } = stage
  return (
    contactShadow(stage, 500, 890, 210) +
    rod('M500 150C500 60 640 50 700 100S800 170 850 120', '#4f5957', 16) +
    drum(stage, slab(370, 150, 260, 220, 50), tint) +
    drum(stage, slab(380, 360, 240, 520, 40), mix('#2c3532', tint, 0.2)) +
    line(
      rows(13, (index) => `M420 ${430 + index * 34}H580`),
      '#8fa39c',
      13,
    ) +
    rod('M620 260H730', '#31403f', 46) +
    line('M760 230q40 30 0 60M800 210q60 50 0 100', '#9fd0d8', 9) +
    oval(330, 320, 26, 60, '#3a4442') +
    oval(330, 780, 26, 60, '#3a4442') +
    rect({ x: 344, y: 306, width: 40, height: 28 }, '#2b302f') +
    rect({ x: 344, y: 766, width: 40, height: 28 }, '#2b302f') +
    drawWordmark(stage, { x: 390, y: 220, width: 220, height: 80 }, { ground: tint }) +
    drawHangTag(stage, { x: 600, y: 560, turn: 4 }) +
    oval(500, 150, 60, 16, packshot.brand.accent)
  )
}

/** An air pump, its hose and a stone that gives off bubbles. */
export function drawAirPump(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 430, 800, 330) +
    rod('M680 600C840 560 880 420 800 340C740 280 700 320 740 400', '#b9d8d8', 20) +
    rod('M220 740C120 760 90 640 150 600', '#2b302f', 16) +
    soft(stage, blob('140,760! 150,560 230,440 430,400 610,440 690,560 700,760!'), tint) +
    line('M250 560H590M240 600H600M232 640H608', darken(tint, 0.35), 10) +
    rect({ x: 176, y: 752, width: 90, height: 40 }, '#2b302f', 14) +
    rect({ x: 570, y: 752, width: 90, height: 40 }, '#2b302f', 14) +
    oval(684, 600, 24, 24, '#3a4442') +
    oval(420, 470, 40, 30, stage.packshot.brand.accent) +
    drum(stage, slab(706, 390, 76, 130, 30), '#7a8fa0') +
    rows(9, (index) =>
      oval(720 + (index % 3) * 30, 350 - index * 32, 9 + (index % 3) * 6, 9 + (index % 3) * 6, 'none', 'stroke="#6fb3c4" stroke-width="6"'),
    ) +
    drawWordmark(stage, { x: 290, y: 670, width: 260, height: 78 }, { ground: tint })
  )
}

/** Replacement sponges, coarse and fine. */
export function drawSponges(stage: Stage): string {
  const { tint } = stage
  const sponge = (x: number, y: number, colour: string) =>
    fill(`M${x} ${y}l90-70h250l-90 70z`, lighten(colour, 0.3)) +
    fill(`M${x + 250} ${y}l90-70v260l-90 70z`, darken(colour, 0.3)) +
    plate(stage, `M${x} ${y}h250v260h-250z`, colour) +
    rows(38, () =>
      oval(x + 14 + stage.dice() * 222, y + 14 + stage.dice() * 232, 5 + stage.dice() * 8, 5 + stage.dice() * 6, darken(colour, 0.38)),
    ) +
    oval(x + 125, y + 130, 40, 40, darken(colour, 0.6)) +
    rows(9, () => oval(x + 90 + stage.dice() * 150, y - 54 + stage.dice() * 40, 7, 4, darken(colour, 0.2)))
  return (
    contactShadow(stage, 500, 850, 410) +
    sponge(320, 270, mix('#3f6fa3', tint, 0.3)) +
    sponge(120, 560, '#33393b') +
    sponge(520, 570, tint) +
    drawHangTag(stage, { x: 420, y: 690, turn: 6 })
  )
}

/** A bar of light above green plants. */
export function drawLightBar(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 860, 400) +
    fill(
      'M120 330H880L960 820H40z',
      stage.paint.linear(
        [
          [0, '#fff2b8', 0.85],
          [1, '#fff2b8', 0.05],
        ],
        'down',
      ),
    ) +
    line(
      rows(9, (index) =>
        stroke(`${160 + index * 84},850 ${140 + index * 86},${760 - (index % 3) * 60} ${176 + index * 82},${640 - (index % 2) * 90}`),
      ),
      '#4f8a4a',
      22,
    ) +
    line(
      rows(8, (index) =>
        stroke(`${200 + index * 84},850 ${230 + index * 82},${790 - (index % 2) * 40} ${216 + index * 82},${710 - (index % 3) * 40}`),
      ),
      '#7fb05f',
      18,
    ) +
    rod('M220 140V260M780 140V260', '#868d90', 20) +
    line('M160 136H280M720 136H840', '#3a4442', 22) +
    drum(stage, 'M90 250H910V330H90z', tint) +
    rows(16, (index) => oval(130 + index * 49, 334, 17, 13, index % 4 === 2 ? '#ff9fae' : '#fffbe0')) +
    drawWordmark(stage, { x: 350, y: 262, width: 300, height: 56 }, { ground: tint })
  )
}

/** The bone of a cuttlefish with its clip. */
export function drawCuttlebone(stage: Stage): string {
  const bone = '#f4efe3'
  return (
    contactShadow(stage, 500, 860, 240) +
    group(
      soft(stage, blob('500,90 590,170 640,320 650,520 610,720 540,850 500,880 460,850 390,720 350,520 360,320 410,170'), bone) +
        soft(stage, blob('500,150 560,220 596,340 600,520 570,690 500,800 430,690 400,520 404,340 440,220'), '#fdfaf2') +
        line(
          rows(
            11,
            (index) =>
              `M${424 - Math.min(index, 4) * 4 + Math.max(0, index - 6) * 8} ${300 + index * 42}Q500 ${326 + index * 42} ${576 + Math.min(index, 4) * 4 - Math.max(0, index - 6) * 8} ${300 + index * 42}`,
          ),
          '#ddd3bd',
          6,
        ) +
        rect({ x: 340, y: 470, width: 320, height: 34 }, '#b9bfc1', 12) +
        drawSewnLabel(stage, { x: 420, y: 540, width: 160, height: 70 }),
      'transform="rotate(18 500 500)"',
    )
  )
}
