import { drawView } from './draw-packshot.ts'
import type { Packshot } from './picture.ts'
import { createStage } from './stage.ts'
import { group, short, svgDocument } from './svg.ts'

/** Where a part stands: the middle of its foot, and how large it is. */
interface Stand {
  readonly x: number
  readonly floor: number
  readonly scale: number
}

/** Positions by the number of parts: the first part stands in front; parts in the back are drawn first. */
const STANDS: readonly (readonly Stand[])[] = [
  [{ x: 500, floor: 960, scale: 0.96 }],
  [
    { x: 320, floor: 920, scale: 0.64 },
    { x: 690, floor: 860, scale: 0.62 },
  ],
  [
    { x: 500, floor: 970, scale: 0.6 },
    { x: 262, floor: 650, scale: 0.6 },
    { x: 738, floor: 650, scale: 0.6 },
  ],
  [
    { x: 290, floor: 960, scale: 0.5 },
    { x: 710, floor: 960, scale: 0.5 },
    { x: 300, floor: 540, scale: 0.5 },
    { x: 700, floor: 540, scale: 0.5 },
  ],
  [
    { x: 310, floor: 960, scale: 0.48 },
    { x: 690, floor: 960, scale: 0.48 },
    { x: 205, floor: 560, scale: 0.42 },
    { x: 500, floor: 540, scale: 0.42 },
    { x: 795, floor: 560, scale: 0.42 },
  ],
]
/** The vertical position of the floor line in packshots. */
const FOOT = 930
/** One id prefix per part: gradient ids of several parts would collide in one document. */
const PREFIXES = 'abcde'

/** A set as one picture of its parts, at most five. */
export function drawAssortment(parts: readonly Packshot[]): string {
  const shown = parts.slice(0, STANDS.length)
  const stands = STANDS[shown.length - 1] ?? []
  const drawn = shown.map((part, index) => {
    const stage = createStage(part, PREFIXES[index])
    const { x, floor, scale } = stands[index]!
    const art = drawView(stage)
    const move = `translate(${short(x - 500 * scale)} ${short(floor - FOOT * scale)}) scale(${scale})`
    return stage.paint.definitions() + group(art, `transform="${move}"`)
  })
  return svgDocument(drawn.toReversed().join(''), { width: 1000, height: 1000 })
}
