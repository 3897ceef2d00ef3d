import { drawWordmark } from '../labels/pieces.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { line } from '../svg.ts'
import { soft } from './parts.ts'

/** A canvas bag with two handles. */
export function drawShopper(stage: Stage): string {
  const { tint } = stage
  const canvas = lighten(tint, 0.25)
  return (
    contactShadow(stage, 500, 920, 330) +
    line('M370 400C370 70 610 60 620 390', darken(tint, 0.25), 36) +
    soft(stage, 'M220 372Q500 350 780 372L812 880Q812 916 776 920Q500 940 224 920Q188 916 188 880z', canvas) +
    line('M224 420Q500 398 776 420', darken(tint, 0.3), 5, 'stroke-dasharray="14 10"') +
    line('M360 470V360C370 90 640 90 640 360V470', darken(tint, 0.1), 38) +
    line('M360 470V360C370 90 640 90 640 360V470', lighten(tint, 0.3), 5, 'stroke-dasharray="12 10"') +
    line('M346 452L374 484M374 452L346 484M626 452L654 484M654 452L626 484', darken(tint, 0.5), 5) +
    line('M250 560Q262 720 240 880M748 540Q736 700 762 870', darken(tint, 0.2), 8, 'stroke-opacity=".35"') +
    drawWordmark(stage, { x: 290, y: 570, width: 420, height: 220 }, { ground: canvas })
  )
}
