import { drawSewnLabel } from '../labels/tag.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line, oval } from '../svg.ts'
import { plate, rows } from './parts.ts'

/** A thin mat, one corner turned up. */
function mat(stage: Stage, pattern: string, colour: string): string {
  const outline = 'M230 400H770L930 730Q936 756 900 756H100Q64 756 70 730z'
  return (
    contactShadow(stage, 500, 770, 450) +
    fill('M70 740h860q0 46-36 46H106q-36 0-36-46z', darken(colour, 0.4)) +
    plate(stage, outline, colour) +
    group(pattern, stage.paint.clip(outline)) +
    line('M246 420H754L904 738H96z', lighten(colour, 0.4), 5, 'stroke-dasharray="16 12" stroke-opacity=".7"') +
    fill('M930 730L860 590Q780 640 790 756H900Q936 756 930 730z', darken(colour, 0.15)) +
    fill('M860 590Q780 640 790 756Q840 690 930 730z', lighten(colour, 0.45))
  )
}

/** Cells of gel that cool. */
export function drawCoolingMat(stage: Stage): string {
  const { tint } = stage
  const cells = rows(4, (row) =>
    rows(
      9,
      (index) =>
        oval(140 + index * 90 + (row % 2) * 44, 458 + row * 84, 34, 22, lighten(tint, 0.25)) +
        oval(132 + index * 90 + (row % 2) * 44, 450 + row * 84, 16, 8, '#ffffff', 'fill-opacity=".5"'),
    ),
  )
  return (
    mat(stage, cells, tint) +
    line('M500 500V640M440 535L560 605M560 535L440 605', '#ffffff', 16) +
    drawSewnLabel(stage, { x: 160, y: 670, width: 180, height: 64 })
  )
}

/** Open cells that keep litter from leaving with the paws. */
export function drawLitterMat(stage: Stage): string {
  const { tint } = stage
  const holes = rows(5, (row) => rows(12, (index) => oval(110 + index * 72 + (row % 2) * 36, 440 + row * 66, 24, 17, darken(tint, 0.45))))
  const grains = line(
    rows(24, () => `M${(200 + stage.dice() * 600).toFixed(0)} ${(430 + stage.dice() * 280).toFixed(0)}h1`),
    '#efe4cd',
    11,
  )
  return mat(stage, holes + grains, tint) + drawSewnLabel(stage, { x: 160, y: 670, width: 180, height: 64 })
}

/** A flat heating mat with its cable and switch. */
export function drawHeatMat(stage: Stage): string {
  const { tint } = stage
  return (
    line('M800 450C900 380 930 300 860 240C800 190 720 220 700 160', '#2b302f', 18) +
    fill('M660 120h80v60h-80z', '#2b302f') +
    line('M684 118V84M716 118V84', '#9aa2a5', 12) +
    mat(
      stage,
      line('M260 470H740V530H236V590H770V650H206V706H700', '#f0803c', 18) +
        line('M260 470H740V530H236V590H770V650H206V706H700', '#ffd08a', 6),
      mix('#3a3a3a', tint, 0.25),
    ) +
    drawSewnLabel(stage, { x: 400, y: 536, width: 200, height: 74 })
  )
}
