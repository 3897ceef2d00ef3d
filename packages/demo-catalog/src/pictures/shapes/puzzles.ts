import { drawSewnLabel } from '../labels/tag.ts'
import { ballLight, contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, line, oval } from '../svg.ts'
import { disc, drum, plate, rows } from './parts.ts'

/** A round mat of fleece strips to hide kibble in. */
export function drawSnuffleMat(stage: Stage): string {
  const { tint } = stage
  const shades = [tint, lighten(tint, 0.3), darken(tint, 0.22), '#d9b45a', '#8fae5f']
  const strips = shades.map((colour, hue) =>
    line(
      rows(26, () => {
        const [turn, reach] = [stage.dice() * 6.28, Math.sqrt(stage.dice())]
        const [x, y] = [500 + Math.cos(turn) * reach * 370, 560 + Math.sin(turn) * reach * 190]
        return `M${x.toFixed(0)} ${y.toFixed(0)}q${(stage.dice() * 60 - 30).toFixed(0)}-70 ${(stage.dice() * 70 - 35).toFixed(0)}-80`
      }),
      colour,
      hue > 2 ? 18 : 26,
    ),
  )
  return (
    contactShadow(stage, 500, 790, 440) +
    oval(500, 590, 430, 236, darken(tint, 0.45)) +
    oval(500, 576, 430, 232, darken(tint, 0.2)) +
    line(disc(500, 576, 412, 218), lighten(tint, 0.4), 5, 'stroke-dasharray="16 12"') +
    strips.join('') +
    rows(6, (index) => oval(300 + index * 80, 520 + ((index * 67) % 120), 17, 14, '#8a5a2e')) +
    drawSewnLabel(stage, { x: 400, y: 730, width: 200, height: 74 })
  )
}

/** A board with sliders and lids over hidden treats. */
export function drawPuzzleBoard(stage: Stage): string {
  const { tint, packshot } = stage
  const knob = (x: number, y: number, open: boolean) =>
    oval(x, y + 6, 66, 36, darken(tint, 0.55)) +
    (open
      ? oval(x + 8, y + 6, 22, 14, '#b07c45') + oval(x - 22, y + 8, 20, 12, '#8a5a2e')
      : drum(
          stage,
          `M${x - 60} ${y - 26}Q${x} ${y - 52} ${x + 60} ${y - 26}V${y + 6}Q${x} ${y + 40} ${x - 60} ${y + 6}z`,
          packshot.brand.accent,
        ) + oval(x, y - 26, 60, 22, lighten(packshot.brand.accent, 0.3)))
  const plank = 'M130 470L650 350L880 560L350 720z'
  return (
    contactShadow(stage, 500, 780, 420) +
    fill('M130 470L350 720V780L130 530zM350 720L880 560V616L350 780z', darken(tint, 0.45)) +
    plate(stage, plank, tint) +
    line('M250 470L640 380M330 560L730 456M420 650L820 540', darken(tint, 0.4), 30) +
    knob(300, 460, false) +
    knob(500, 414, true) +
    knob(400, 546, true) +
    knob(640, 484, false) +
    knob(500, 634, false) +
    knob(730, 566, true) +
    drawSewnLabel(stage, { x: 600, y: 640, width: 190, height: 66 })
  )
}

/** Cups on a plate, treats in and under them. */
export function drawPuzzleCups(stage: Stage): string {
  const { tint } = stage
  const cup = (x: number, y: number, colour: string) =>
    drum(stage, `M${x - 100} ${y}Q${x} ${y + 40} ${x + 100} ${y}L${x + 74} ${y + 180}Q${x} ${y + 212} ${x - 74} ${y + 180}z`, colour) +
    oval(x, y, 100, 34, lighten(colour, 0.3)) +
    oval(x, y + 4, 84, 25, darken(colour, 0.55)) +
    oval(x - 20, y + 6, 24, 14, '#b07c45') +
    oval(x + 26, y + 4, 22, 13, '#8a5a2e')
  return (
    contactShadow(stage, 500, 820, 420) +
    oval(500, 730, 420, 124, darken(tint, 0.3)) +
    oval(500, 712, 420, 122, lighten(tint, 0.15)) +
    cup(330, 430, tint) +
    cup(660, 430, stage.packshot.brand.accent) +
    cup(500, 540, mix(stage.packshot.brand.primary, '#ffffff', 0.15)) +
    drawSewnLabel(stage, { x: 700, y: 706, width: 160, height: 60 })
  )
}

/** Three tracks above each other, a ball in each. */
export function drawTrackTower(stage: Stage): string {
  const { tint, packshot } = stage
  const storey = (y: number, reach: number, ball: number) =>
    drum(stage, `M${500 - reach} ${y}V${y + 84}Q500 ${y + 190} ${500 + reach} ${y + 84}V${y}z`, tint) +
    oval(500, y, reach, reach * 0.28, lighten(tint, 0.35)) +
    oval(500, y + 4, reach - 22, reach * 0.28 - 12, darken(tint, 0.45)) +
    oval(500, y + 2, reach - 110, reach * 0.28 - 44, lighten(tint, 0.2)) +
    oval(500 + ball, y + 30, 50, 50, packshot.brand.accent) +
    ballLight(stage, disc(500 + ball, y + 30, 50))
  return (
    contactShadow(stage, 500, 850, 370) +
    storey(670, 350, -200) +
    storey(490, 300, 150) +
    storey(310, 250, -60) +
    drum(stage, 'M420 300V210Q500 150 580 210V300Q500 330 420 300z', packshot.brand.primary) +
    drawSewnLabel(stage, { x: 400, y: 766, width: 200, height: 68 })
  )
}
