import type { FeedingGuide } from '@meerkat/contract/feeding-guide'

export type FedAnimal = FeedingGuide['animal']

/** `baby` is a puppy or kitten below four months, `young` one that still grows after that. */
export const FEEDING_AGES = ['baby', 'young', 'adult', 'senior'] as const
export type FeedingAge = (typeof FEEDING_AGES)[number]

export const FEEDING_ACTIVITIES = ['calm', 'normal', 'active'] as const
export type FeedingActivity = (typeof FEEDING_ACTIVITIES)[number]

/** The animal as the shopper describes it. */
export interface AnimalToFeed {
  readonly weightKg: number
  readonly age: FeedingAge
  readonly activity: FeedingActivity
}

/** The weights that the calculator accepts. */
export const WEIGHTS_KG = { dog: { least: 0.3, most: 120 }, cat: { least: 0.2, most: 15 } } as const

/**
 * Multiples of the resting energy: Hand et al., Small Animal Clinical Nutrition, 5th edition, table 5-2. The values of adults are for
 * animals that are prone to obesity, neutered, and in light work (cats: not neutered). Growing animals have one value for all activities;
 * seniors, from seven years on, are one step lower.
 */
const FACTORS: Readonly<Record<FedAnimal, Readonly<Record<FeedingAge, Readonly<Record<FeedingActivity, number>>>>>> = {
  dog: {
    baby: { calm: 3, normal: 3, active: 3 },
    young: { calm: 2, normal: 2, active: 2 },
    adult: { calm: 1.4, normal: 1.6, active: 2 },
    senior: { calm: 1.2, normal: 1.4, active: 1.6 },
  },
  cat: {
    baby: { calm: 2.5, normal: 2.5, active: 2.5 },
    young: { calm: 2.5, normal: 2.5, active: 2.5 },
    adult: { calm: 1, normal: 1.2, active: 1.4 },
    senior: { calm: 1, normal: 1.1, active: 1.2 },
  },
}

/** Kilocalories a day at rest. The same source. */
export function restingEnergy(weightKg: number): number {
  return 70 * weightKg ** 0.75
}

/** The energy that this animal needs, as a multiple of its resting energy. */
export function energyFactor(animal: FedAnimal, { age, activity }: Pick<AnimalToFeed, 'age' | 'activity'>): number {
  return FACTORS[animal][age][activity]
}

/** Activity makes a difference to grown animals only. */
export function isGrowing(age: FeedingAge): boolean {
  return age === 'baby' || age === 'young'
}
