/** Colours shared by scenes and unbranded objects, close to the shop's design tokens. */
const NATURE = {
  ink: '#17211b',
  veld: '#1f5138',
  veldDeep: '#163a29',
  leaf: '#5c7f4a',
  sage: '#a3b48a',
  grass: '#c9b266',
  straw: '#e3c98a',
  sun: '#f2b134',
  clay: '#a8431f',
  earth: '#8a5a3a',
  bark: '#5a3f2c',
  stone: '#b7ac9a',
  bone: '#fbf8f1',
  sand: '#f1e9da',
  sky: '#cfe0dd',
  water: '#5f9fa8',
  steel: '#c9ced0',
} as const

type Rgb = readonly [red: number, green: number, blue: number]

/** Between two `#rrggbb` colours; share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [first, second] = [toRgb(from), toRgb(to)]
  return toHex(first.map((channel, index) => channel + ((second[index] ?? 0) - channel) * share))
}

export function lighten(colour: string, share: number): string {
  return mix(colour, '#ffffff', share)
}

/** Darkens towards a warm near-black: pure black looks dirty in print. */
export function darken(colour: string, share: number): string {
  return mix(colour, '#14100c', share)
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(colour: string): number {
  const [red, green, blue] = toRgb(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** The first candidate with enough contrast on the background, otherwise the better of black and white. */
export function readableOn(ground: string, ...candidates: readonly string[]): string {
  const wanted = candidates.find((candidate) => contrast(candidate, ground) >= 4)
  if (wanted) return wanted
  return contrast('#ffffff', ground) >= contrast(NATURE.ink, ground) ? '#ffffff' : NATURE.ink
}

/** Repaints every `#rrggbb` of a drawing between two inks by its lightness: a natural picture becomes a two-colour print. */
export function toDuotone(svg: string, dark: string, light: string): string {
  return svg.replaceAll(/#[0-9a-f]{6}/gi, (colour) => mix(dark, light, Math.min(1, luminance(colour) ** 0.8)))
}

function toRgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(channels: readonly number[]): string {
  return `#${channels
    .map((channel) =>
      Math.round(Math.max(0, Math.min(255, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
