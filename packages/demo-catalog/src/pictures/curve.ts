import { short } from './svg.ts'

interface Knot {
  x: number
  y: number
  sharp: boolean
}

export type Step = readonly ['M' | 'L' | 'Q' | 'C', ...number[]] | readonly ['Z']

/**
 * A smooth closed outline through points written as `x,y x,y! …`; `!` makes a corner.
 * The points follow the silhouette clockwise.
 */
export function blob(points: string): string {
  return through(toKnots(points), true)
}

/** A smooth open line through points, same notation as `blob`. */
export function stroke(points: string): string {
  return through(toKnots(points), false)
}

/** A closed outline that is symmetrical about a vertical axis: the points of its right half, from top to bottom. */
export function mirrored(points: string, axis = 100): string {
  const right = toKnots(points)
  const left = right
    .filter((knot) => knot.x !== axis)
    .map((knot) => ({ ...knot, x: 2 * axis - knot.x }))
    .toReversed()
  return through([...right, ...left], true)
}

/** The same line seen in a mirror. */
export function flipped(points: string, axis = 100): string {
  return toKnots(points)
    .map((knot) => `${2 * axis - knot.x},${knot.y}${knot.sharp ? '!' : ''}`)
    .join(' ')
}

/** Straight lines through points, closed. */
export function polygon(points: string): string {
  const steps: Step[] = toKnots(points).map((knot, index) => [index === 0 ? 'M' : 'L', knot.x, knot.y])
  return writePath([...steps, ['Z']])
}

/** Relative commands with one decimal: about half the bytes of absolute ones. */
export function writePath(steps: readonly Step[], decimals = 1): string {
  const unit = 10 ** decimals
  const snap = (value: number) => Math.round(value * unit) / unit
  let [penX, penY, startX, startY] = [0, 0, 0, 0]
  let text = ''
  let previous = ''
  for (const [letter, ...numbers] of steps) {
    if (letter === 'Z') {
      text += 'z'
      previous = 'z'
      ;[penX, penY] = [startX, startY]
      continue
    }
    const relative = numbers.map((value, index) => snap(value) - (index % 2 === 0 ? penX : penY))
    // Rounding can leave steps that go nowhere.
    if (letter !== 'M' && relative.every((value) => Math.abs(value) < 1 / unit / 2)) continue
    const [command, needed] = abbreviate(letter, relative, unit)
    text += join(command === previous && command !== 'm' ? '' : command, needed, decimals)
    previous = command
    penX = snap(numbers.at(-2) ?? penX)
    penY = snap(numbers.at(-1) ?? penY)
    if (letter === 'M') [startX, startY] = [penX, penY]
  }
  // The first move is absolute by definition; later ones continue from the pen.
  return text.replace('m', 'M')
}

/** Level and upright lines need one number only. */
function abbreviate(letter: string, relative: readonly number[], unit: number): [command: string, numbers: readonly number[]] {
  const [dx = 0, dy = 0] = relative
  if (letter === 'L' && Math.abs(dy) < 0.5 / unit) return ['h', [dx]]
  if (letter === 'L' && Math.abs(dx) < 0.5 / unit) return ['v', [dy]]
  return [letter.toLowerCase(), relative]
}

function join(command: string, numbers: readonly number[], decimals: number): string {
  let text = command
  let before = ''
  for (const [index, value] of numbers.entries()) {
    const written = short(value, decimals)
    // A sign separates numbers, and so does a point after a number that has one already.
    const bare = (index === 0 && command !== '') || written.startsWith('-') || (written.startsWith('.') && before.includes('.'))
    text += bare ? written : ` ${written}`
    before = written
  }
  return text
}

function toKnots(points: string): Knot[] {
  return points
    .trim()
    .split(/\s+/)
    .map((point) => {
      const sharp = point.endsWith('!')
      const [x, y] = (sharp ? point.slice(0, -1) : point).split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new SyntaxError(`"${point}" is not a point.`)
      return { x, y, sharp }
    })
}

/** Catmull-Rom as cubic Béziers; a corner has no tangent, so its handles point straight at the neighbour. */
function through(knots: readonly Knot[], closed: boolean): string {
  const count = knots.length
  const at = (index: number): Knot => {
    const knot = knots[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]
    if (!knot) throw new RangeError('A curve needs points.')
    return knot
  }
  const first = at(0)
  const steps: Step[] = [['M', first.x, first.y]]
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    if (from.sharp && to.sharp) {
      steps.push(['L', to.x, to.y])
      continue
    }
    const [outX, outY] = from.sharp ? [(to.x - from.x) / 3, (to.y - from.y) / 3] : [(to.x - before.x) / 6, (to.y - before.y) / 6]
    const [inX, inY] = to.sharp ? [(to.x - from.x) / 3, (to.y - from.y) / 3] : [(after.x - from.x) / 6, (after.y - from.y) / 6]
    steps.push(['C', from.x + outX, from.y + outY, to.x - inX, to.y - inY, to.x, to.y])
  }
  // On something large, tenths cannot be seen and cost a third of the bytes.
  return writePath(closed ? [...steps, ['Z']] : steps, extent(knots) > 260 ? 0 : 1)
}

function extent(knots: readonly Knot[]): number {
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(span(knots.map(({ x }) => x)), span(knots.map(({ y }) => y)))
}
