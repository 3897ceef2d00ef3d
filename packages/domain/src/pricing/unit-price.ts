import { roundMoney } from './round-money.ts'

/** In display order. */
export const PACK_UNITS = ['kg', 'l', 'piece', 'tablet'] as const
export type PackUnit = (typeof PACK_UNITS)[number]

export interface PackSize {
  /** In `unit`. */
  readonly quantity: number
  readonly unit: PackUnit
}

const WEIGHTS: Readonly<Record<string, number>> = { mg: 1e-6, g: 1e-3, kg: 1 }
const VOLUMES: Readonly<Record<string, number>> = { ml: 1e-3, cl: 1e-2, dl: 0.1, l: 1, litre: 1, litres: 1, liter: 1, litri: 1 }

/** Words for counted units, in the languages of the store views. */
const PIECES = new Set(
  [
    'piece pieces pc pcs capsule capsules chew chews sachet sachets pouch pouches pipette pipettes',
    'can cans tin tins stick sticks pad pads wipe wipes bag bags bar bars collar collars treat treats block blocks',
    'stück stk kapsel kapseln beutel dose dosen pipetten tuch tücher riegel snacks',
    'pezzo pezzi capsule bustina bustine pipetta pipette lattina lattine salvietta salviette bastoncini',
  ]
    .join(' ')
    .split(' '),
)

/** Words for single doses: tablets are not compared with other pieces. */
const TABLETS = new Set('tablet tablets tablette tabletten kautablette kautabletten compressa compresse'.split(' '))

const PACK = /^(?:(\d+)\s*[x×]\s*)?(\d+(?:[.,]\d+)?)\s*(\p{Letter}+)\.?$/u

/** The quantity in a label such as `3 kg`, `400 g`, `6 x 85 g`, `250 ml` or `30 tablets`; null when it has none. */
export function findPackSize(label: string): PackSize | null {
  const [, packs, amount, word] = PACK.exec(label.trim()) ?? []
  if (amount === undefined || word === undefined) return null
  const each = Number(amount.replace(',', '.'))
  const total = each * Number(packs ?? 1)
  const measured = measure(total, word.toLowerCase())
  // Twelve digits remove the floating-point noise of 0.001 × 85 × 6.
  return measured && total > 0 ? { ...measured, quantity: Number(measured.quantity.toPrecision(12)) } : null
}

function measure(total: number, word: string): PackSize | null {
  const weight = WEIGHTS[word]
  if (weight !== undefined) return { quantity: total * weight, unit: 'kg' }
  const volume = VOLUMES[word]
  if (volume !== undefined) return { quantity: total * volume, unit: 'l' }
  if (TABLETS.has(word)) return { quantity: total, unit: 'tablet' }
  return PIECES.has(word) ? { quantity: total, unit: 'piece' } : null
}

export interface UnitPrice {
  /** The price of one kilogram, litre, piece or tablet, rounded to cents: displayed, never charged. */
  readonly price: number
  readonly unit: PackUnit
}

/**
 * The price of one kilogram, litre, piece or tablet of a pack. It is calculated from the displayed price: 2 kg for 15.99 € are 8.00 €/kg,
 * even if the price with tax is 15.98999975 before rounding. Null when the label states no quantity, or the pack is free.
 */
export function findUnitPrice(price: number, packSizeLabel: string | null | undefined): UnitPrice | null {
  const size = packSizeLabel && price > 0 ? findPackSize(packSizeLabel) : null
  return size && { price: roundMoney(roundMoney(price) / size.quantity), unit: size.unit }
}
