import type { Stage } from './stage.ts'
import { fill, oval } from './svg.ts'

const BLACK = '#000'
const WHITE = '#fff'

/** The soft contact shadow below an object. It works on light and dark backgrounds. */
export function contactShadow({ paint }: Stage, cx: number, y: number, reach: number): string {
  const soft = paint.radial([
    [0, BLACK, 0.42],
    [0.55, BLACK, 0.2],
    [1, BLACK, 0],
  ])
  return oval(cx, y, reach, reach * 0.09 + 10, soft)
}

/** Light from the upper left on something round: bright third, dark edges. */
export function roundLight({ paint }: Stage, d: string, strength = 1): string {
  return fill(
    d,
    paint.linear([
      [0, BLACK, 0.34 * strength],
      [0.1, BLACK, 0.08 * strength],
      [0.24, WHITE, 0.3 * strength],
      [0.36, WHITE, 0.04 * strength],
      [0.62, BLACK, 0],
      [0.88, BLACK, 0.18 * strength],
      [1, BLACK, 0.42 * strength],
    ]),
  )
}

/** Light on something flat: a faint sheen from the upper left. */
export function flatLight({ paint }: Stage, d: string): string {
  return fill(
    d,
    paint.linear(
      [
        [0, WHITE, 0.2],
        [0.45, WHITE, 0],
        [1, BLACK, 0.14],
      ],
      'diagonal',
    ),
  )
}

/** Darkens towards the floor. */
export function footShade({ paint }: Stage, d: string): string {
  return fill(
    d,
    paint.linear(
      [
        [0, BLACK, 0],
        [0.8, BLACK, 0],
        [1, BLACK, 0.26],
      ],
      'down',
    ),
  )
}

/** Light on a ball or a cushion. */
export function ballLight({ paint }: Stage, d: string, strength = 1): string {
  const glow = paint.radial(
    [
      [0, WHITE, 0.45 * strength],
      [0.4, WHITE, 0.08 * strength],
      [0.7, BLACK, 0.08 * strength],
      [1, BLACK, 0.36 * strength],
    ],
    { cx: 0.36, cy: 0.3, r: 0.75 },
  )
  return fill(d, glow)
}
