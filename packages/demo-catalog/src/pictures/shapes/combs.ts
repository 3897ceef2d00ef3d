import { blob, stroke } from '../curve.ts'
import { drawWordmark } from '../labels/pieces.ts'
import { contactShadow } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, line, oval, rect } from '../svg.ts'
import { plate, rows, STEEL, slab, soft, turned, WOOD } from './parts.ts'

/** A steel comb: fine teeth on one half, wide teeth on the other. */
export function drawComb(stage: Stage): string {
  return (
    contactShadow(stage, 500, 770, 390) +
    turned(
      line(
        rows(22, (index) => `M${146 + index * 16} 430V690`),
        '#8d9598',
        8,
      ) +
        line(
          rows(11, (index) => `M${506 + index * 34} 430V690`),
          '#8d9598',
          12,
        ) +
        plate(stage, slab(110, 330, 780, 120, 40), STEEL) +
        rect({ x: 130, y: 356, width: 740, height: 14 }, '#ffffff', 7, 'fill-opacity=".6"') +
        drawWordmark(stage, { x: 330, y: 378, width: 340, height: 52 }, { ground: STEEL }),
      -14,
    )
  )
}

/** A short comb with very fine teeth and a handle. */
export function drawFleaComb(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 500, 870, 220) +
    turned(
      line(
        rows(20, (index) => `M${348 + index * 16} 240V90`),
        '#8d9598',
        6,
      ) +
        rect({ x: 334, y: 222, width: 332, height: 34 }, STEEL, 8) +
        soft(
          stage,
          blob('320,250! 680,250! 690,330 600,400 560,520 566,700 560,820 500,860 440,820 434,700 440,520 400,400 310,330'),
          tint,
        ) +
        line('M470 600h60M466 640h68M466 680h68M468 720h64', darken(tint, 0.4), 9) +
        drawWordmark(stage, { x: 370, y: 290, width: 260, height: 64 }, { ground: tint }),
      14,
    )
  )
}

/** Long pins in two rows under a bar: for the undercoat. */
export function drawRake(stage: Stage): string {
  const { tint } = stage
  const handle = blob('450,430! 550,430! 566,560 576,720 556,850 500,890 444,850 424,720 434,560')
  return (
    contactShadow(stage, 520, 890, 220) +
    turned(
      line(
        rows(12, (index) => `M${256 + index * 44} 330V110`),
        '#9aa2a5',
        13,
      ) +
        line(
          rows(12, (index) => `M${256 + index * 44} 110v8`),
          '#e6eaea',
          17,
        ) +
        soft(stage, handle, tint) +
        fill(blob('470,620 530,620 540,720 530,810 470,810 460,720'), '#2b302f', 'fill-opacity=".7"') +
        soft(stage, blob('216,330! 500,300 784,330! 790,400 700,440 560,470 440,470 300,440 210,400'), tint) +
        drawWordmark(stage, { x: 360, y: 348, width: 280, height: 72 }, { ground: tint }),
      12,
    )
  )
}

/** A wide steel edge with very fine teeth. */
export function drawDeSheddingBlade(stage: Stage): string {
  const { tint } = stage
  return (
    contactShadow(stage, 520, 890, 220) +
    turned(
      line(
        rows(46, (index) => `M${206 + index * 13} 190V110`),
        '#9aa2a5',
        6,
      ) +
        plate(stage, 'M190 176H810L790 300H210z', STEEL) +
        soft(
          stage,
          blob('210,290! 790,290! 770,360 600,420 560,520 576,700 556,860 500,890 444,860 424,700 440,520 400,420 230,360'),
          tint,
        ) +
        oval(500, 480, 34, 34, lighten(tint, 0.35)) +
        fill(blob('470,610 530,610 544,720 530,830 470,830 456,720'), '#2b302f', 'fill-opacity=".7"') +
        line('M476 650h48M472 690h56M470 730h60M472 770h56', '#5d6664', 7) +
        drawWordmark(stage, { x: 340, y: 316, width: 320, height: 66 }, { ground: tint }),
      12,
    )
  )
}

/** An oval wooden brush with a strap for the hand. */
export function drawBodyBrush(stage: Stage): string {
  const { tint } = stage
  const back = blob('150,470 200,390 360,350 640,350 800,390 850,470 800,540 640,572 360,572 200,540')
  return (
    contactShadow(stage, 500, 780, 360) +
    turned(
      line(
        rows(40, (index) => `M${168 + index * 17} 500l${(index - 20) * 0.8} ${225 - Math.abs(index - 20) * 2}`),
        '#4a3a2c',
        13,
      ) +
        line(
          rows(40, (index) => `M${164 + index * 17} 520l${(index - 20) * 0.8} ${190 - Math.abs(index - 20) * 2}`),
          '#6e5843',
          5,
        ) +
        soft(stage, back, WOOD) +
        line(stroke('230,420 400,392 640,396 760,424'), lighten(WOOD, 0.4), 8, 'stroke-opacity=".7"') +
        line('M230 500C260 250 740 250 770 500', darken(tint, 0.35), 104) +
        line('M230 500C260 250 740 250 770 500', tint, 92) +
        line('M206 470C250 220 750 220 794 470', lighten(tint, 0.4), 5, 'stroke-dasharray="14 10"') +
        drawWordmark(stage, { x: 370, y: 282, width: 260, height: 62 }, { ground: tint }),
      -6,
    )
  )
}
