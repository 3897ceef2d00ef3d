import type { FeedingGuide } from '@meerkat/contract/feeding-guide'
import { type AnimalToFeed, energyFactor, restingEnergy, WEIGHTS_KG } from './daily-energy.ts'

export interface Feeding {
  readonly gramsPerDay: number
  /** Where the amount comes from: the table of the label, or the energy formula. */
  readonly basis: 'label' | 'formula'
}

/**
 * Grams of this food per day: from the table on its label if there is one, else the energy that the animal needs divided by the energy of
 * the food. The table is for animals of the age on the label with normal activity; for others it is scaled by the ratio of their energy
 * factors. Null if the food has neither, or for a weight that no such animal has. docs/behaviour/products.md §2.6.
 */
export function planFeeding(guide: FeedingGuide, animal: AnimalToFeed): Feeding | null {
  const { least, most } = WEIGHTS_KG[guide.animal]
  if (!(animal.weightKg >= least && animal.weightKg <= most)) return null
  const factor = energyFactor(guide.animal, animal)
  const rows = (guide.rows ?? []).toSorted((a, b) => a.weight_kg - b.weight_kg)
  if (rows.length > 0) {
    const usual = energyFactor(guide.animal, { age: guide.age ?? 'adult', activity: 'normal' })
    return { gramsPerDay: roundGrams((gramsByTable(rows, animal.weightKg) * factor) / usual), basis: 'label' }
  }
  if (!guide.kcal_per_100g) return null
  return { gramsPerDay: roundGrams((restingEnergy(animal.weightKg) * factor * 100) / guide.kcal_per_100g), basis: 'formula' }
}

/** Interpolates between two rows; beyond the table, scales the nearest row by resting energy. */
function gramsByTable(rows: NonNullable<FeedingGuide['rows']>, weightKg: number): number {
  const above = rows.find(({ weight_kg }) => weight_kg >= weightKg)
  const below = rows.findLast(({ weight_kg }) => weight_kg <= weightKg)
  if (!above || !below) {
    const { weight_kg, grams_per_day } = (above ?? below)!
    return (grams_per_day * restingEnergy(weightKg)) / restingEnergy(weight_kg)
  }
  if (above.weight_kg === below.weight_kg) return above.grams_per_day
  const share = (weightKg - below.weight_kg) / (above.weight_kg - below.weight_kg)
  return below.grams_per_day + share * (above.grams_per_day - below.grams_per_day)
}

/** Rounds to grams, and to 5 grams from 50 grams on, because kitchen scales show no more. At least one gram. */
function roundGrams(grams: number): number {
  return Math.max(1, grams < 50 ? Math.round(grams) : Math.round(grams / 5) * 5)
}

export interface PackUse {
  /** Whole days that the pack lasts; 0 if it is less than a day's food. */
  readonly days: number
  /** Packs a day, in halves, rounded up; for packs that last less than a day. */
  readonly packsPerDay: number
  /** In the currency of the price, not rounded. */
  readonly costPerDay: number
}

/** How long a pack lasts and what a day costs. */
export function planPackUse(gramsPerDay: number, pack: { grams: number; price: number }): PackUse {
  return {
    days: Math.floor(pack.grams / gramsPerDay),
    packsPerDay: Math.ceil((gramsPerDay / pack.grams) * 2) / 2,
    costPerDay: (pack.price * gramsPerDay) / pack.grams,
  }
}
