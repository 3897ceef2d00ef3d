import { blob, stroke } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { drawHangTag } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval, rect } from '../svg.ts'
import { disc, drum, plate, rod, rows, slab, soft } from './parts.ts'

/** A cave of moulded rock. */
export function drawRockHide(stage: Stage): string {
  const rock = mix('#8a7458', stage.tint, 0.35)
  const outline = blob('90,800! 110,640 180,520 270,460 330,360 460,300 590,330 680,300 790,400 830,520 900,620 920,800!')
  return (
    contactShadow(stage, 500, 810, 430) +
    soft(stage, outline, rock) +
    fill(blob('330,800! 330,660 400,560 520,540 630,600 660,700 660,800!'), '#1d140d') +
    line(blob('330,800! 330,660 400,560 520,540 630,600 660,700 660,800!'), darken(rock, 0.4), 14) +
    line(
      `${stroke('180,600 280,560 330,480 420,440')}${stroke('480,330 540,400 640,400')}${stroke('720,360 740,480 820,540')}${stroke('720,620 780,680 880,700')}${stroke('150,740 220,690 290,700')}`,
      darken(rock, 0.35),
      8,
    ) +
    line(`${stroke('190,590 290,550')}${stroke('490,340 550,390')}${stroke('730,370 752,460')}`, lighten(rock, 0.5), 6) +
    drawHangTag(stage, { x: 700, y: 660, turn: 4 })
  )
}

/** A controller with a dial, a display and a sensor on a wire. */
export function drawThermostat(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 460, 850, 300) +
    rod('M640 780C760 900 900 820 860 700C830 620 760 640 770 540', '#2b302f', 16) +
    drum(stage, slab(748, 430, 44, 120, 20), '#9aa2a5') +
    rod('M300 170V90', '#2b302f', 16) +
    soft(stage, slab(200, 160, 480, 680, 70), mix('#f3f2ec', tint, 0.08)) +
    rect({ x: 250, y: 220, width: 380, height: 170 }, '#15211f', 24) +
    line('M300 260h60v44h-60v44h60M400 260v88h60v-88zM520 270h20v20h-20zM590 268q-40 0-40 40t40 40', '#7fe0a8', 12) +
    oval(440, 560, 136, 136, darken(tint, 0.35)) +
    soft(stage, disc(440, 552, 122), tint) +
    line('M440 552L520 470', '#ffffff', 16) +
    line(
      rows(11, (index) => {
        const turn = (index - 5) * 0.46 - 1.57
        const at = (radius: number) => `${(440 + Math.cos(turn) * radius).toFixed(0)} ${(556 + Math.sin(turn) * radius).toFixed(0)}`
        return `M${at(152)}L${at(172)}`
      }),
      '#6d7476',
      7,
    ) +
    drawWordmark(stage, { x: 300, y: 740, width: 280, height: 70 }, { ground: '#f3f2ec' })
  )
}

/** A pressed brick of coir, loose fibres beside it. */
export function drawCoirBrick(stage: Stage): string {
  const coir = mix('#7a4f2c', stage.tint, 0.25)
  const strands = line(
    rows(60, () => {
      const [x, y] = [180 + stage.dice() * 520, 400 + stage.dice() * 330]
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(stage.dice() * 60 - 20).toFixed(0)} ${(stage.dice() * 24 - 12).toFixed(0)}`
    }),
    lighten(coir, 0.3),
    4,
  )
  return (
    contactShadow(stage, 520, 790, 420) +
    fill('M160 400L280 300H840L720 400z', lighten(coir, 0.25)) +
    fill('M720 400L840 300V640L720 760z', darken(coir, 0.35)) +
    plate(stage, 'M160 400H720V760H160z', coir) +
    group(strands, stage.paint.clip('M160 400H720V760H160z')) +
    rect({ x: 160, y: 500, width: 560, height: 160 }, stage.packshot.brand.primary) +
    fill('M720 500L840 400V550L720 660z', darken(stage.packshot.brand.primary, 0.35)) +
    drawWordmark(stage, { x: 220, y: 530, width: 440, height: 100 }, { ground: stage.packshot.brand.primary }) +
    soft(stage, blob('600,810 640,740 720,710 820,700 900,750 930,810 760,830'), darken(coir, 0.15)) +
    line(
      rows(20, (index) => `M${630 + index * 14} ${800 - (index % 4) * 22}q14-20 26-4`),
      lighten(coir, 0.35),
      5,
    )
  )
}
