import { blob, stroke } from '../curve.ts'
import { drawHangTag, drawSewnLabel } from '../labels/tag.ts'
import { contactShadow, roundLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, line, oval, rect } from '../svg.ts'

function post(stage: Stage, x: number, top: number, bottom: number): string {
  const wraps = Array.from(
    { length: Math.floor((bottom - top) / 17) },
    (_, index) => `M${x - 38} ${top + index * 17 + 10}q38 12 76 0`,
  ).join('')
  return (
    rect({ x: x - 38, y: top, width: 76, height: bottom - top }, '#cdb182') +
    line(wraps, '#a38654', 5) +
    roundLight(stage, `M${x - 38} ${top}h76v${bottom - top}h-76z`)
  )
}

function shelf(y: number, from: number, to: number, colour: string): string {
  return (
    rect({ x: from, y, width: to - from, height: 46 }, darken(colour, 0.18), 22) +
    rect({ x: from, y: y - 8, width: to - from, height: 36 }, lighten(colour, 0.12), 18)
  )
}

/** A cat tree: sisal posts, a cave, a lookout with a cushion. */
export function drawScratcher(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 880, 380) +
    post(stage, 330, 380, 850) +
    post(stage, 650, 230, 850) +
    shelf(842, 160, 840, tint) +
    shelf(376, 200, 470, tint) +
    rect({ x: 430, y: 600, width: 300, height: 244 }, tint, 26) +
    rect(
      { x: 430, y: 600, width: 300, height: 244 },
      stage.paint.linear(
        [
          [0, '#ffffff', 0.2],
          [1, '#000000', 0.22],
        ],
        'diagonal',
      ),
      26,
    ) +
    oval(570, 724, 82, 86, darken(tint, 0.7)) +
    oval(570, 724, 82, 86, 'none', `stroke="${lighten(tint, 0.45)}" stroke-width="9"`) +
    shelf(584, 400, 770, tint) +
    shelf(226, 500, 820, tint) +
    fill(blob('506,226 520,170 560,160 660,190 760,160 800,170 814,226'), lighten(tint, 0.5)) +
    fill(blob('250,376 260,340 330,330 410,340 420,376'), lighten(tint, 0.5)) +
    line('M240 424C240 480 236 500 238 530', '#8a8276', 4) +
    oval(238, 556, 30, 30, stage.packshot.brand.accent) +
    drawHangTag(stage, { x: 760, y: 270, turn: 6 })
  )
}

/** A crinkle tunnel with a hoop at each end. */
export function drawTunnel(stage: Stage): string {
  const { tint } = stage
  const tube = 'M300 330C420 280 560 300 700 370C800 420 880 520 860 660L700 800C560 740 420 760 300 790z'
  const folds = [380, 470, 560, 640, 720]
    .map((x, index) => `M${x} ${318 + index * 16}Q${x + 60} ${540 + index * 14} ${x - 10} ${778 - index * 2}`)
    .join('')
  return (
    contactShadow(stage, 520, 806, 400) +
    fill(tube, tint) +
    fill(
      tube,
      stage.paint.linear(
        [
          [0, '#ffffff', 0.3],
          [0.35, '#ffffff', 0],
          [1, '#000000', 0.34],
        ],
        'down',
      ),
    ) +
    line(folds, darken(tint, 0.3), 8, 'stroke-opacity=".55"') +
    line(folds, lighten(tint, 0.5), 4, 'stroke-opacity=".4" transform="translate(8 0)"') +
    oval(300, 560, 160, 232, darken(tint, 0.7)) +
    oval(330, 560, 108, 180, darken(tint, 0.55)) +
    oval(300, 560, 160, 232, 'none', `stroke="${stage.packshot.brand.primary}" stroke-width="26"`) +
    oval(296, 556, 160, 232, 'none', `stroke="${lighten(stage.packshot.brand.primary, 0.4)}" stroke-width="7"`) +
    line('M310 340C312 400 306 430 308 470', '#8a8276', 4) +
    oval(308, 496, 30, 30, stage.packshot.brand.accent) +
    drawSewnLabel(stage, { x: 540, y: 520, width: 190, height: 84 })
  )
}

/** A running wheel on its stand. */
export function drawWheel(stage: Stage): string {
  const { tint } = stage
  const rungs = Array.from({ length: 18 }, (_, index) => {
    const turn = (index / 18) * 2 * Math.PI
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    return `M${Math.round(500 + dx * 232)} ${Math.round(460 + dy * 232)}L${Math.round(500 + dx * 290)} ${Math.round(460 + dy * 290)}`
  }).join('')
  return (
    contactShadow(stage, 500, 876, 300) +
    line('M500 460L330 860M500 460L670 860', '#7f878a', 34) +
    line('M500 460L330 860M500 460L670 860', '#c3c9cb', 12) +
    oval(500, 460, 262, 262, mix('#ffffff', tint, 0.2), 'fill-opacity=".55"') +
    line(rungs, darken(tint, 0.1), 12) +
    oval(500, 460, 290, 290, 'none', `stroke="${darken(tint, 0.25)}" stroke-width="34"`) +
    oval(496, 456, 290, 290, 'none', `stroke="${lighten(tint, 0.35)}" stroke-width="9"`) +
    oval(500, 460, 230, 230, 'none', `stroke="${tint}" stroke-width="20"`) +
    line('M500 250V670M290 460H710', tint, 18) +
    oval(500, 460, 56, 56, darken(tint, 0.2)) +
    oval(494, 454, 30, 30, lighten(tint, 0.4)) +
    rect({ x: 280, y: 846, width: 440, height: 36 }, '#7f878a', 18) +
    drawSewnLabel(stage, { x: 410, y: 786, width: 180, height: 72 })
  )
}

/** Natural perches of different thickness, with their fittings. */
export function drawPerch(stage: Stage): string {
  const branch = (y: number, wood: string, knots: string) =>
    fill(
      blob(
        `150,${y - 20} 300,${y - 44} 480,${y - 30} 640,${y - 50} 830,${y - 34} 846,${y + 10} 830,${y + 30} 640,${y + 22} 470,${y + 44} 300,${y + 26} 160,${y + 32}`,
      ),
      wood,
    ) +
    fill(blob(`600,${y - 40} 650,${y - 110} 690,${y - 130} 700,${y - 112} 670,${y - 40}`), wood) +
    line(knots, darken(wood, 0.35), 6) +
    line(stroke(`180,${y - 12} 300,${y - 30} 480,${y - 18} 640,${y - 36} 810,${y - 22}`), lighten(wood, 0.4), 7, 'stroke-opacity=".7"') +
    oval(838, y - 2, 20, 34, '#e2c79a') +
    oval(838, y - 2, 10, 18, '#c4a26c') +
    rect({ x: 112, y: y - 44, width: 52, height: 92 }, '#b9bfc1', 10) +
    oval(112, y + 2, 26, 40, '#d9dddd') +
    line(`M98 ${y + 2}h28`, '#868d90', 8)
  const bark = mix('#8f6a45', stage.tint, 0.2)
  return (
    contactShadow(stage, 500, 800, 400) +
    branch(350, bark, `${stroke('260,350 300,342 350,352')}${stroke('500,360 540,350 580,356')}`) +
    branch(560, lighten(bark, 0.22), `${stroke('330,570 380,560 420,572')}${stroke('700,540 740,546 780,538')}`) +
    branch(740, darken(bark, 0.2), stroke('420,740 470,732 520,742')) +
    drawHangTag(stage, { x: 420, y: 590, turn: 3 })
  )
}
