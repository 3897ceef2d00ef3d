import { short } from './svg.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Collects the gradients and clips of one picture, so that shapes can ask for one where they use it. */
export interface Paint {
  /** Runs left to right, or top to bottom when `down`. */
  linear: (stops: readonly Stop[], direction?: 'across' | 'down' | 'diagonal') => string
  /** A vertical gradient. */
  fade: (above: string, below: string) => string
  radial: (stops: readonly Stop[], centre?: { cx: number; cy: number; r: number }) => string
  /** An attribute that keeps what follows inside the outline. */
  clip: (d: string) => string
  /** The id of an outline that is drawn more than once through `<use>`, mostly letters. */
  outline: (d: string) => string
  /** The id of a small drawing that is repeated many times; it takes the fill of its `<use>`. */
  symbol: (content: string) => string
  definitions: () => string
}

const DIRECTIONS = {
  across: '',
  down: ' x2="0" y2="1"',
  diagonal: ' x2="1" y2="1"',
} as const

export function createPaint(prefix = 'p'): Paint {
  const known = new Map<string, string>()

  function define(body: (id: string) => string): string {
    const key = body('')
    const id = known.get(key) ?? `${prefix}${known.size}`
    known.set(key, id)
    return id
  }

  const linear: Paint['linear'] = (stops, direction = 'across') =>
    `url(#${define((id) => `<linearGradient id="${id}"${DIRECTIONS[direction]}>${stops.map(writeStop).join('')}</linearGradient>`)})`

  return {
    linear,
    fade: (above, below) =>
      linear(
        [
          [0, above],
          [1, below],
        ],
        'down',
      ),
    radial: (stops, centre = { cx: 0.5, cy: 0.5, r: 0.5 }) =>
      `url(#${define((id) => `<radialGradient id="${id}" cx="${centre.cx}" cy="${centre.cy}" r="${centre.r}">${stops.map(writeStop).join('')}</radialGradient>`)})`,
    clip: (d) => `clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`,
    outline: (d) => `#${define((id) => `<path id="${id}" d="${d}"/>`)}`,
    symbol: (content) => `#${define((id) => `<g id="${id}">${content}</g>`)}`,
    definitions: () => {
      const bodies = [...known].map(([key, id]) => key.replace('id=""', `id="${id}"`))
      return bodies.length > 0 ? `<defs>${bodies.join('')}</defs>` : ''
    },
  }
}

function writeStop([offset, colour, opacity]: Stop): string {
  return `<stop offset="${short(offset, 2)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${short(opacity, 2)}"`}/>`
}
