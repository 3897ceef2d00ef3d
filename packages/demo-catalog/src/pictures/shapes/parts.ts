import { ballLight, flatLight, roundLight } from '../light.ts'
import { darken, lighten } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill, group, line } from '../svg.ts'

export const STEEL = '#c3c9cb'
export const WOOD = '#c39a63'

/** A rod, tube or cord along a line: dark edge, colour, highlight. */
export function rod(d: string, colour: string, width: number): string {
  const inner = Math.max(2, width * 0.2)
  return (
    line(d, darken(colour, 0.38), width) +
    line(d, colour, width * 0.8) +
    line(d, lighten(colour, 0.45), inner, `stroke-opacity=".75" transform="translate(${-inner * 0.7} ${-inner * 0.7})"`)
  )
}

/** A flat part with a sheen. */
export function plate(stage: Stage, d: string, colour: string): string {
  return fill(d, colour) + flatLight(stage, d)
}

/** An upright round part. */
export function drum(stage: Stage, d: string, colour: string): string {
  return fill(d, colour) + roundLight(stage, d)
}

/** A stuffed or moulded part. */
export function soft(stage: Stage, d: string, colour: string): string {
  return fill(d, colour) + ballLight(stage, d, 0.75)
}

/** One line many times: `count` copies, each `dx`, `dy` further. */
export function rows(count: number, at: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => at(index)).join('')
}

export function turned(content: string, degrees: number, x = 500, y = 520): string {
  return group(content, `transform="rotate(${degrees} ${x} ${y})"`)
}

/** A path around a circle, for lights and clips. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** A path around a box with round corners. */
export function slab(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, low] = [width - 2 * radius, height - 2 * radius]
  return `M${x + radius} ${y}h${right}q${radius} 0 ${radius} ${radius}v${low}q0 ${radius} ${-radius} ${radius}h${-right}q${-radius} 0 ${-radius} ${-radius}v${-low}q0 ${-radius} ${radius} ${-radius}z`
}
