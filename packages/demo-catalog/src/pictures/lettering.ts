import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, type Glyph, type PathCommand, parse } from 'opentype.js'
import { type Step, writePath } from './curve.ts'
import type { Paint } from './paint.ts'
import type { BrandLook } from './picture.ts'
import { type Box, group, short } from './svg.ts'

export type Typeface = BrandLook['lettering'] | 'text' | 'strong'

export interface TextBlock {
  text: string
  face: Typeface
  box: Box
  colour: string
  align?: 'left' | 'center' | 'right'
  /** Maximum number of lines; line breaks are chosen so that the letters are as large as the box allows. */
  lines?: 1 | 2 | 3
  /** Upper bound of the letter height (the em) in picture units. */
  maxSize?: number
  capitals?: boolean
}

export interface SetText {
  size: number
  lines: readonly { text: string; x: number; width: number; baseline: number }[]
  /** The area that the letters cover, always inside the requested box. */
  covered: Box
}

type Subset = 'latin' | 'latin-ext'

interface Letter {
  readonly d: string
  readonly left: number
}

const FACES: Record<Typeface, readonly [family: string, weight: number]> = {
  grotesque: ['bricolage-grotesque', 800],
  slab: ['alfa-slab-one', 400],
  serif: ['playfair-display', 800],
  script: ['lobster', 400],
  condensed: ['oswald', 600],
  rounded: ['baloo-2', 800],
  classic: ['bitter', 700],
  text: ['figtree', 600],
  strong: ['figtree', 800],
}

const LINE_HEIGHT = 1.06
const CAP_HEIGHT = 0.7
const require = createRequire(import.meta.url)
const fonts = new Map<string, Font>()
// Few letters and words make up thousands of labels: laying each out once halves the time that a catalogue of pictures takes.
const outlines = new Map<string, string>()
const placed = new Map<string, Letter[]>()
const widths = new Map<string, number>()

/** Text as outlines, which needs no fonts on the server. Each letter is defined once per picture and reused. */
export function drawText(paint: Paint, block: TextBlock): string {
  const { lines, size } = setText(block)
  // Coordinates are rounded to half a picture unit: invisible, and a third of the bytes.
  const grid = size > 90 ? 110 : size > 36 ? 76 : 56
  const written = lines.map(({ text, x, baseline }) => {
    const uses = placeLetters(text, block.face, grid).map(
      ({ d, left }) => `<use href="${paint.outline(d)}"${left === 0 ? '' : ` x="${left}"`}/>`,
    )
    return `<g transform="translate(${short(x)} ${short(baseline)}) scale(${short(size / grid, 3)})">${uses.join('')}</g>`
  })
  return group(written.join(''), `fill="${block.colour}"`)
}

/** Fits the words into the box: shrinks, breaks into lines, centres vertically. */
export function setText(block: TextBlock): SetText {
  const words = (block.capitals ? block.text.toUpperCase() : block.text).trim().split(/\s+/)
  const align = block.align ?? 'center'
  const { texts, size } = chooseLines(words, block)
  const { x, y, width, height } = block.box
  const pitch = size * LINE_HEIGHT
  const textHeight = CAP_HEIGHT * size + pitch * (texts.length - 1)
  const top = y + (height - textHeight) / 2
  const lines = texts.map((text, index) => {
    const lineWidth = measure(text, block.face) * size
    const slack = width - lineWidth
    const left = { left: 0, center: slack / 2, right: slack }[align]
    return { text, x: x + left, width: lineWidth, baseline: top + CAP_HEIGHT * size + pitch * index }
  })
  const left = Math.min(...lines.map((each) => each.x))
  const covered = { x: left, y: top, width: Math.max(...lines.map((each) => each.width)), height: textHeight }
  return { size, lines, covered }
}

/** Width of a line at a letter height of one. */
export function measure(text: string, face: Typeface): number {
  const key = `${face} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const width = toRuns(text, face).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, 1), 0)
  widths.set(key, width)
  return width
}

function chooseLines(words: readonly string[], block: TextBlock): { texts: readonly string[]; size: number } {
  let best = { texts: [words.join(' ')], size: 0 }
  for (let count = 1; count <= Math.min(block.lines ?? 1, words.length); count += 1) {
    for (const texts of breakInto(words, count)) {
      const widest = Math.max(...texts.map((text) => measure(text, block.face)))
      const byHeight = block.box.height / (0.96 + LINE_HEIGHT * (count - 1))
      const size = Math.min(block.maxSize ?? Number.POSITIVE_INFINITY, block.box.width / widest, byHeight)
      // Fewer lines look calmer: another line must gain enough size.
      if (size > best.size * (count > best.texts.length ? 1.12 : 1)) best = { texts, size }
    }
  }
  return best
}

function breakInto(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  const ways: string[][] = []
  for (let head = 1; head <= words.length - count + 1; head += 1) {
    for (const rest of breakInto(words.slice(head), count - 1)) ways.push([words.slice(0, head).join(' '), ...rest])
  }
  return ways
}

function placeLetters(text: string, face: Typeface, grid: number): Letter[] {
  const key = `${face} ${grid} ${text}`
  const known = placed.get(key)
  if (known) return known
  let runStart = 0
  const letters: Letter[] = []
  for (const { text: words, font, subset } of toRuns(text, face)) {
    font.forEachGlyph(words, runStart, 0, grid, undefined, (glyph, left) => {
      const d = outlineOf(glyph, `${face} ${subset} ${grid} ${glyph.index}`, grid)
      if (d !== '') letters.push({ d, left: Math.round(left) })
    })
    runStart += font.getAdvanceWidth(words, grid)
  }
  placed.set(key, letters)
  return letters
}

function outlineOf(glyph: Glyph, key: string, grid: number): string {
  const known = outlines.get(key)
  if (known !== undefined) return known
  const outline = writePath(glyph.getPath(0, 0, grid).commands.map(toStep).map(straighten), 0)
  outlines.set(key, outline)
  return outline
}

/** A curve that bends by less than half a grid unit is a line. */
function straighten(step: Step, index: number, steps: readonly Step[]): Step {
  if (step[0] !== 'Q') return step
  const [, controlX = 0, controlY = 0, x = 0, y = 0] = step
  const before = steps[index - 1]
  const [fromX, fromY] = before && before[0] !== 'Z' ? [before.at(-2), before.at(-1)] : [x, y]
  const bend = Math.hypot((Number(fromX) + x) / 2 - controlX, (Number(fromY) + y) / 2 - controlY) / 2
  return bend < 0.5 ? ['L', x, y] : step
}

function toStep(command: PathCommand): Step {
  switch (command.type) {
    case 'M':
    case 'L':
      return [command.type, command.x, command.y]
    case 'Q':
      return ['Q', command.x1, command.y1, command.x, command.y]
    case 'C':
      return ['C', command.x1, command.y1, command.x2, command.y2, command.x, command.y]
    case 'Z':
      return ['Z']
  }
}

/** The Latin font file covers most letters; others come from the extended file. */
function toRuns(text: string, face: Typeface): { text: string; font: Font; subset: Subset }[] {
  const latin = readFont(face, 'latin')
  const runs: { text: string; font: Font; subset: Subset }[] = []
  for (const letter of text) {
    const subset = latin.charToGlyphIndex(letter) > 0 ? 'latin' : 'latin-ext'
    const last = runs.at(-1)
    if (last?.subset === subset) last.text += letter
    else runs.push({ text: letter, font: readFont(face, subset), subset })
  }
  return runs
}

function readFont(face: Typeface, subset: Subset): Font {
  const [family, weight] = FACES[face]
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
  const known = fonts.get(file)
  if (known) return known
  const bytes = readFileSync(require.resolve(file))
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  fonts.set(file, font)
  return font
}
