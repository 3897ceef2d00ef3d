import { blob, stroke } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag } from '../labels/tag.ts'
import { contactShadow, flatLight, roundLight } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, line, oval, rect } from '../svg.ts'

/** Rolls of cohesive bandage. */
export function drawBandage(stage: Stage): string {
  const roll = (x: number, y: number, colour: string) => {
    const wall = `M${x - 130} ${y}A130 44 0 0 0 ${x + 130} ${y}V${y + 190}A130 44 0 0 1 ${x - 130} ${y + 190}z`
    const crepe = Array.from({ length: 12 }, (_, index) => `M${x - 120 + index * 21} ${y + 24}v190`).join('')
    return (
      fill(wall, colour) +
      line(crepe, darken(colour, 0.2), 4, 'stroke-opacity=".6"') +
      roundLight(stage, wall) +
      oval(x, y, 130, 44, lighten(colour, 0.25)) +
      [100, 76, 54].map((reach) => oval(x, y, reach, reach * 0.34, 'none', `stroke="${darken(colour, 0.25)}" stroke-width="4"`)).join('') +
      oval(x, y, 34, 12, '#f7f3ea') +
      oval(x, y + 1, 20, 7, '#6b5c48')
    )
  }
  const { tint, packshot } = stage
  return (
    contactShadow(stage, 500, 830, 380) +
    roll(500, 330, mix(tint, '#fbf3e6', 0.55)) +
    roll(350, 590, tint) +
    roll(660, 600, packshot.brand.primary) +
    fill(blob('660,640! 780,650! 880,730 900,800! 770,800! 720,780'), darken(packshot.brand.primary, 0.15)) +
    drawHangTag(stage, { x: 270, y: 680, turn: 3 })
  )
}

export function drawStethoscope(stage: Stage): string {
  const { tint } = stage
  const tube =
    'M360 180C330 380 400 520 500 540C600 520 670 380 640 180M500 540C500 760 300 700 300 820C300 900 480 900 560 860C680 800 760 820 770 720'
  return (
    contactShadow(stage, 540, 880, 350) +
    line('M360 190C340 120 400 100 420 130M640 190C660 120 600 100 580 130', '#9aa1a3', 20) +
    oval(426, 138, 20, 24, '#4f5957') +
    oval(574, 138, 20, 24, '#4f5957') +
    line(tube, darken(tint, 0.4), 40) +
    line(tube, tint, 30) +
    line(tube, lighten(tint, 0.5), 7, 'stroke-opacity=".7" transform="translate(-6 -4)"') +
    rect({ x: 470, y: 520, width: 60, height: 60 }, '#b9bfc1', 20) +
    oval(770, 650, 104, 104, '#7d8487') +
    oval(
      766,
      645,
      102,
      102,
      stage.paint.linear(
        [
          [0, '#fafbfb'],
          [0.5, '#b9bfc1'],
          [1, '#868d90'],
        ],
        'diagonal',
      ),
    ) +
    oval(766, 645, 74, 74, mix('#e9ecec', tint, 0.12), 'stroke="#868d90" stroke-width="5"') +
    drawWordmark(stage, { x: 716, y: 618, width: 100, height: 54 }, { ground: '#f2f3f2' }) +
    drawHangTag(stage, { x: 520, y: 560, turn: 5 })
  )
}

/** A zipped case with a cross: first aid, starter sets. */
export function drawKit(stage: Stage): string {
  const { tint, packshot } = stage
  const shell = blob('180,400! 210,360! 790,360! 820,400! 836,600 820,800! 790,840! 210,840! 180,800! 164,600')
  return (
    contactShadow(stage, 500, 846, 400) +
    line('M380 366C380 240 620 240 620 366', darken(tint, 0.45), 40) +
    line('M380 360C380 250 620 250 620 360', lighten(tint, 0.25), 8) +
    fill(shell, tint) +
    flatLight(stage, shell) +
    line('M170 500H830', darken(tint, 0.5), 22) +
    line('M174 500H826', '#c9ced0', 7, 'stroke-dasharray="6 7"') +
    rect({ x: 690, y: 492, width: 34, height: 70 }, packshot.brand.accent, 12) +
    line(
      `${stroke('190,410 320,392 500,388 680,392 810,410')}${stroke('190,800 340,818 500,822 660,818 810,800')}`,
      lighten(tint, 0.4),
      5,
      'stroke-dasharray="16 12" stroke-opacity=".6"',
    ) +
    oval(340, 660, 106, 106, '#fbf8f1') +
    fill('M314 590h52v44h44v52h-44v44h-52v-44h-44v-52h44z', packshot.brand.primary) +
    rect({ x: 480, y: 596, width: 300, height: 130 }, '#fbf8f1', 14) +
    drawWordmark(stage, { x: 500, y: 612, width: 260, height: 98 }, { ground: '#fbf8f1' })
  )
}
