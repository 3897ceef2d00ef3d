import { getFigure } from '../animals/find-figure.ts'
import { blob, stroke } from '../curve.ts'
import type { Paint } from '../paint.ts'
import { lighten, mix } from '../palette.ts'
import type { Animal, Scene } from '../picture.ts'
import type { Dice } from '../seed.ts'
import { fill, group, line, oval, place, rect, short } from '../svg.ts'

/** The canvas of all scenes; other aspect ratios show its centre. */
export const STAGE = { width: 1600, height: 900 } as const

/** The whole stage as a box. */
export const WHOLE = { x: 0, y: 0, ...STAGE }

/** The drawing context of a scene. Colours go through `tone`, which applies the time of day. */
export interface View {
  animal: Animal
  figure: string | undefined
  mood: Scene['mood']
  paint: Paint
  dice: Dice
  tone: (colour: string) => string
}

export function toneOf(mood: Scene['mood']): View['tone'] {
  return mood === 'day' ? (colour) => colour : (colour) => mix(colour, '#5c2f2c', 0.3)
}

export function sky({ mood, paint }: View): string {
  const stops =
    mood === 'day'
      ? ([
          [0, '#b9d6d6'],
          [0.55, '#e9ecdb'],
          [1, '#f8ebcd'],
        ] as const)
      : ([
          [0, '#47506e'],
          [0.4, '#b8756a'],
          [0.62, '#e9a566'],
          [1, '#f6d08f'],
        ] as const)
  return rect(WHOLE, paint.linear(stops, 'down'))
}

export function sun({ mood }: View, x: number, y: number, radius: number): string {
  const colour = mood === 'day' ? '#f7dc98' : '#f7b45a'
  return oval(x, y, radius * 1.5, radius * 1.5, colour, 'fill-opacity=".28"') + oval(x, y, radius, radius, colour)
}

export function cloud({ mood }: View, x: number, y: number, scale: number): string {
  const d = blob('0,40! 10,14 50,8 80,-20 130,-26 170,0 220,4 240,40! 120,46')
  return group(fill(d, mood === 'day' ? '#ffffff' : '#f3c9a0', 'fill-opacity=".7"'), `transform="translate(${x} ${y}) scale(${scale})"`)
}

/** A ridge from the left edge to the right one; everything below it is filled. */
export function ridge(heights: readonly number[], colour: string): string {
  const step = (STAGE.width + 80) / (heights.length - 1)
  const points = heights.map((y, index) => `${Math.round(index * step - 40)},${y}${index === 0 || index === heights.length - 1 ? '!' : ''}`)
  return fill(blob(`${points.join(' ')} 1640,940! -40,940!`), colour)
}

export function acacia({ tone, mood }: View, x: number, floor: number, scale: number, crown = '#6f8248'): string {
  const trunk = `${stroke('0,0 -6,-90 4,-170 -40,-250')}${stroke('2,-130 26,-200 70,-262')}${stroke('-2,-180 -6,-230 10,-270')}`
  const crowns =
    fill(blob('-190,-262 -140,-300 -60,-322 30,-326 120,-306 190,-268 150,-256 40,-262 -90,-250'), tone(crown)) +
    fill(blob('-150,-286 -80,-314 10,-322 90,-306 130,-290 20,-296'), lighten(tone(crown), mood === 'day' ? 0.22 : 0.12))
  return group(line(trunk, tone('#5a4330'), 17) + crowns, `transform="translate(${x} ${floor}) scale(${scale})"`)
}

export function roundTree({ tone }: View, x: number, floor: number, scale: number, crown = '#5c7f4a'): string {
  return group(
    line('M0 0V-120M0-70L34-120', tone('#5a4330'), 18) +
      fill(blob('-110,-130 -120,-200 -70,-260 0,-290 80,-262 124,-200 104,-130 0,-108'), tone(crown)) +
      fill(blob('-70,-190 -50,-246 10,-268 60,-240 10,-226'), lighten(tone(crown), 0.18), 'fill-opacity=".8"'),
    `transform="translate(${x} ${floor}) scale(${scale})"`,
  )
}

/** Blades of grass strewn over a strip. */
export function grass(
  { dice, tone }: View,
  strip: { from: number; to: number; top: number; bottom: number; count: number },
  colour: string,
): string {
  const blades = Array.from({ length: strip.count }, () => {
    const [x, y] = [strip.from + dice() * (strip.to - strip.from), strip.top + dice() * (strip.bottom - strip.top)]
    const height = 16 + ((y - strip.top) / Math.max(1, strip.bottom - strip.top)) * 30 + dice() * 14
    const lean = short(dice() * 16 - 8, 0)
    return `M${short(x, 0)} ${short(y, 0)}q0-${short(height / 2, 0)} ${lean}-${short(height, 0)}m8 ${short(height, 0)}q2-${short(height / 2, 0)} 12-${short(height * 0.8, 0)}`
  })
  return line(blades.join(''), tone(colour), 5)
}

interface Spot {
  x: number
  /** Vertical position of the feet; for swimmers the lower edge of the bounding box. */
  floor: number
  size: number
  /** Which animal, when it is not the scene's own. */
  as: Animal
  /** Translations that select the breed or species. */
  title: string
  mirrored: boolean
}

/** The animal standing, with its contact shadow. */
export function standing(
  { animal, paint }: View,
  { as = animal, title = '', mirrored = false, ...at }: Pick<Spot, 'x' | 'floor' | 'size'> & Partial<Spot>,
): string {
  const shadow = oval(
    at.x,
    at.floor,
    at.size * 0.46,
    at.size * 0.055 + 6,
    paint.radial([
      [0, '#000000', 0.34],
      [1, '#000000', 0],
    ]),
  )
  return shadow + floating({ ...at, as, title, mirrored })
}

/** The animal without a ground. The figures stand at 192 of 200: the rest is below the floor line. */
export function floating({ x, floor, size, as, title, mirrored }: Spot): string {
  return place(getFigure(as, title, 'whole').art, { x: x - size / 2, y: floor - size * 0.96, width: size, height: size }, 200, mirrored)
}

export function fence({ tone }: View, y: number, colour = '#efe6d4'): string {
  const posts = Array.from({ length: 12 }, (_, index) => `M${40 + index * 145} ${y - 70}V${y + 100}`).join('')
  return line(`M-10 ${y - 20}H1620M-10 ${y + 40}H1620`, tone(colour), 15) + line(posts, tone(mix(colour, '#8a7a62', 0.25)), 22)
}
