import type { Language, Translations } from '../language.ts'

/** Nouns of countable units; weights, volumes and lengths have the same symbols in every language. */
const COUNTED: Readonly<Record<string, Translations>> = {
  tablets: ['tablets', 'Tabletten', 'compresse'],
  capsules: ['capsules', 'Kapseln', 'capsule'],
  chews: ['chews', 'Kautabletten', 'masticabili'],
  pipette: ['pipette', 'Pipette', 'pipetta'],
  tablet: ['tablet', 'Tablette', 'compressa'],
  syringe: ['syringe', 'Spritze', 'siringa'],
  pipettes: ['pipettes', 'Pipetten', 'pipette'],
  sachets: ['sachets', 'Beutel', 'bustine'],
  pieces: ['pieces', 'Stück', 'pezzi'],
  piece: ['piece', 'Stück', 'pezzo'],
  wipes: ['wipes', 'Tücher', 'salviette'],
  strips: ['strips', 'Streifen', 'strisce'],
  syringes: ['syringes', 'Spritzen', 'siringhe'],
}

/** How units sort among each other, and what brings them to one scale. */
const SCALES: Readonly<Record<string, readonly [group: number, factor: number]>> = {
  g: [0, 1],
  kg: [0, 1000],
  ml: [1, 1],
  l: [1, 1000],
  cm: [2, 1],
  m: [2, 100],
}

/** `12 x 85 g`, `1.5 kg`, `30 tablets`. */
const PACK_SIZE = /^(?:(\d+) x )?(\d+(?:\.\d+)?) ([a-z]+)$/

export interface PackSize {
  readonly count: number
  readonly amount: number
  readonly unit: string
}

/** Reads a size as the product tables write it. @throws RangeError when it is no quantity. */
export function parsePackSize(text: string): PackSize {
  const [, count = '1', amount, unit] = PACK_SIZE.exec(text) ?? []
  if (amount === undefined || unit === undefined || !(unit in SCALES || unit in COUNTED)) {
    throw new RangeError(`"${text}" is no pack size.`)
  }
  return { count: Number(count), amount: Number(amount), unit }
}

export function packSizeLabel(text: string, language: Language): string {
  const { unit } = parsePackSize(text)
  const words = COUNTED[unit]
  if (language === 'en') return text
  const local = text.replace('.', ',')
  return words ? local.replace(unit, words[language === 'de' ? 1 : 2]) : local
}

/** Weights, volumes, lengths, counts; within them from small to large. */
export function comparePackSizes(a: string, b: string): number {
  const [left, right] = [rank(a), rank(b)]
  return left.group - right.group || left.unit.localeCompare(right.unit, 'en') || left.total - right.total || a.localeCompare(b, 'en')
}

function rank(text: string) {
  const { count, amount, unit } = parsePackSize(text)
  const [group, factor] = SCALES[unit] ?? [3, 1]
  return { group, unit: group === 3 ? unit : '', total: count * amount * factor }
}

/** Kilograms for parcels: weight as it is, a litre like a kilogram, nothing known for counts and lengths. */
export function weightKg(text: string): number | null {
  const { count, amount, unit } = parsePackSize(text)
  const [group, factor] = SCALES[unit] ?? [3, 1]
  return group <= 1 ? Math.round(count * amount * factor * 1.05) / 1000 : null
}
