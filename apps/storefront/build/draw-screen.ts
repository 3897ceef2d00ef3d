/** The colours of the light theme, by token. */
export type Colours = (token: string) => string

export interface Screen {
  readonly width: number
  readonly height: number
  readonly columns: number
  /** A phone has a bar with five symbols at the bottom. */
  readonly hasBottomBar: boolean
}

const GAP = 24
const HEADER = 120

/**
 * A picture of the home page for the browser's install dialog: header, hero and products as shapes in the shop's own colours, with bars
 * for text, because the build has neither a browser nor the fonts. Leaves room for the shop's logo at the left of the header.
 */
export function drawScreen({ width, height, columns, hasBottomBar }: Screen, colour: Colours): string {
  const column = (width - GAP * (columns + 1)) / columns
  const card = column * 1.45
  const hero = { y: HEADER + 2 * GAP, height: Math.max(240, Math.round(height * 0.24)) }
  const top = hero.y + hero.height + 84
  const rows = Math.ceil((height - top) / (card + GAP))
  const tiles = Array.from({ length: rows * columns }, (_, index) => {
    const place = { x: GAP + (index % columns) * (column + GAP), y: top + Math.floor(index / columns) * (card + GAP) }
    return drawTile({ ...place, width: column, height: card }, index, colour)
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    box(0, 0, width, height, colour('bone')),
    box(0, 0, width, HEADER, colour('frame')),
    box(width - 2 * GAP - 40, 40, 40, 40, colour('on-frame'), 20),
    box(width - 2 * GAP - 112, 40, 40, 40, colour('on-frame-soft'), 20),
    box(width * 0.42, 36, width * 0.34, 48, colour('paper'), 24),
    drawHero({ x: GAP, y: hero.y, width: width - 2 * GAP, height: hero.height }, colour),
    box(GAP, hero.y + hero.height + 30, width * 0.3, 26, colour('ink-soft'), 8),
    ...tiles,
    hasBottomBar ? drawBottomBar(width, height, colour) : '',
    '</svg>',
  ].join('')
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawHero({ x, y, width, height }: Area, colour: Colours): string {
  const hill = (from: number, rise: number, token: string) =>
    `<path fill="${colour(token)}" d="M${x + width * from} ${y + height}q${width * 0.22} ${-height * rise} ${width * (1 - from)} ${-height * rise * 0.45}v${height * rise * 0.45}z"/>`
  return [
    `<clipPath id="hero"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="24"/></clipPath><g clip-path="url(#hero)">`,
    box(x, y, width, height, colour('sand')),
    `<circle cx="${x + width * 0.78}" cy="${y + height * 0.42}" r="${height * 0.2}" fill="${colour('sun')}"/>`,
    hill(0.3, 0.9, 'veld'),
    hill(0.5, 0.6, 'veld-deep'),
    '</g>',
    box(x + 2 * GAP, y + height * 0.24, width * 0.4, 28, colour('ink-soft'), 8),
    box(x + 2 * GAP, y + height * 0.24 + 46, width * 0.3, 18, colour('edge'), 6),
    box(x + 2 * GAP, y + height * 0.24 + 92, width * 0.24, 52, colour('veld'), 12),
  ].join('')
}

function drawTile({ x, y, width, height }: Area, index: number, colour: Colours): string {
  const well = width * 0.86
  const inner = x + width * 0.07
  const text = y + width * 0.07 + well + 20
  const stars = Array.from({ length: 5 }, (_, at) => box(inner + at * 22, text + 52, 16, 16, colour('sun'), 8))
  return [
    box(x, y, width, height, colour('paper'), 20),
    box(inner, y + width * 0.07, well, well, colour('sand'), 14),
    drawPack({ x: inner, y: y + width * 0.07, width: well, height: well }, index, colour),
    box(inner, text, well * 0.9, 16, colour('ink-soft'), 6),
    box(inner, text + 26, well * 0.55, 14, colour('line'), 6),
    ...stars,
    box(inner, text + 84, well * 0.4, 24, colour(index % 3 === 1 ? 'clay' : 'ink'), 8),
    box(inner + well - 48, text + 70, 48, 48, colour('veld'), 12),
  ].join('')
}

/** A bag, a tin or a bottle. */
function drawPack({ x, y, width, height }: Area, index: number, colour: Colours): string {
  const body = colour((['veld', 'clay', 'sun', 'veld-deep'] as const)[index % 4] ?? 'veld')
  const label = colour('paper')
  const at = (left: number, top: number, wide: number, high: number, fill: string, radius = 0) =>
    box(x + width * left, y + height * top, width * wide, height * high, fill, radius)
  if (index % 3 === 0)
    return at(0.28, 0.16, 0.44, 0.68, body, 12) + at(0.28, 0.16, 0.44, 0.09, colour('ink'), 8) + at(0.34, 0.4, 0.32, 0.24, label, 8)
  if (index % 3 === 1)
    return at(0.24, 0.34, 0.52, 0.44, body, 14) + at(0.24, 0.34, 0.52, 0.08, colour('edge'), 10) + at(0.24, 0.5, 0.52, 0.14, label)
  return at(0.42, 0.14, 0.16, 0.16, colour('ink-soft'), 6) + at(0.34, 0.26, 0.32, 0.56, body, 22) + at(0.34, 0.46, 0.32, 0.2, label)
}

function drawBottomBar(width: number, height: number, colour: Colours): string {
  const symbols = Array.from({ length: 5 }, (_, at) =>
    box((width / 5) * (at + 0.5) - 20, height - 76, 40, 40, colour(at === 0 ? 'veld' : 'ink-soft'), 14),
  )
  return box(0, height - 112, width, 112, colour('paper')) + box(0, height - 112, width, 2, colour('line')) + symbols.join('')
}

function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}
