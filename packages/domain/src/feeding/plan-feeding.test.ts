import type { FeedingGuide } from '@meerkat/contract/feeding-guide'
import { describe, expect, it } from 'vitest'
import { type AnimalToFeed, restingEnergy } from './daily-energy.ts'
import { planFeeding, planPackUse } from './plan-feeding.ts'

const adult: AnimalToFeed = { weightKg: 20, age: 'adult', activity: 'normal' }
const kibble: FeedingGuide = { animal: 'dog', kcal_per_100g: 365 }
const labelled: FeedingGuide = {
  ...kibble,
  rows: [
    { weight_kg: 20, grams_per_day: 270 },
    { weight_kg: 10, grams_per_day: 160 },
  ],
}
const catFood: FeedingGuide = { animal: 'cat', kcal_per_100g: 385 }

describe('the formula', () => {
  // 70 × 10^0.75 = 393.6, × 20^0.75 = 662.0, × 4^0.75 = 198.0 kcal.
  it.each([
    { weightKg: 1, kcal: 70 },
    { weightKg: 4, kcal: 198 },
    { weightKg: 10, kcal: 394 },
    { weightKg: 20, kcal: 662 },
    { weightKg: 38, kcal: 1071 },
  ])('an animal of $weightKg kg needs $kcal kcal at rest', ({ weightKg, kcal }) => {
    expect(Math.round(restingEnergy(weightKg))).toBe(kcal)
  })

  it.each<{ why: string; guide: FeedingGuide; animal: AnimalToFeed; grams: number }>([
    { why: '662 × 1.6 = 1059 kcal of 3.65 kcal/g', guide: kibble, animal: adult, grams: 290 },
    { why: 'a calm dog: × 1.4', guide: kibble, animal: { ...adult, activity: 'calm' }, grams: 255 },
    { why: 'a dog that works: × 2', guide: kibble, animal: { ...adult, activity: 'active' }, grams: 365 },
    { why: 'an old dog: × 1.4', guide: kibble, animal: { ...adult, age: 'senior' }, grams: 255 },
    { why: 'a puppy of 3 kg: 159.6 × 3', guide: kibble, animal: { ...adult, weightKg: 3, age: 'baby' }, grams: 130 },
    { why: 'a growing dog, however lively: × 2', guide: kibble, animal: { weightKg: 20, age: 'young', activity: 'active' }, grams: 365 },
    { why: 'a cat of 4 kg: 198 × 1.2 = 238 kcal', guide: catFood, animal: { ...adult, weightKg: 4 }, grams: 60 },
    { why: 'below 50 g to the gram: 117.7 × 1', guide: catFood, animal: { weightKg: 2, age: 'adult', activity: 'calm' }, grams: 31 },
  ])('$why', ({ guide, animal, grams }) => {
    expect(planFeeding(guide, animal)).toEqual({ gramsPerDay: grams, basis: 'formula' })
  })
})

describe('the table of the label', () => {
  it.each<{ why: string; animal: AnimalToFeed; grams: number }>([
    { why: 'a row as printed', animal: adult, grams: 270 },
    { why: 'between two rows in proportion', animal: { ...adult, weightKg: 15 }, grams: 215 },
    { why: 'below the first row by weight to the power of 0.75: 160 × 0.595', animal: { ...adult, weightKg: 5 }, grams: 95 },
    { why: 'above the last row: 270 × 1.682', animal: { ...adult, weightKg: 40 }, grams: 455 },
    { why: 'a calm dog: × 1.4 / 1.6', animal: { ...adult, activity: 'calm' }, grams: 235 },
    { why: 'a dog that works: × 2 / 1.6', animal: { ...adult, activity: 'active' }, grams: 340 },
  ])('$why', ({ animal, grams }) => {
    expect(planFeeding(labelled, animal)).toEqual({ gramsPerDay: grams, basis: 'label' })
  })

  it('of a puppy food is for a growing dog', () => {
    const puppyFood: FeedingGuide = { animal: 'dog', age: 'young', rows: [{ weight_kg: 5, grams_per_day: 140 }] }
    expect(planFeeding(puppyFood, { weightKg: 5, age: 'young', activity: 'normal' })?.gramsPerDay).toBe(140)
    expect(planFeeding(puppyFood, { weightKg: 5, age: 'baby', activity: 'normal' })?.gramsPerDay).toBe(210)
  })
})

it.each<{ why: string; guide: FeedingGuide; weightKg: number }>([
  { why: 'no table and no energy', guide: { animal: 'dog' }, weightKg: 20 },
  { why: 'an empty table and no energy', guide: { animal: 'dog', rows: [] }, weightKg: 20 },
  { why: 'no weight', guide: kibble, weightKg: Number.NaN },
  { why: 'a dog as light as a feather', guide: kibble, weightKg: 0.1 },
  { why: 'a dog as heavy as a horse', guide: kibble, weightKg: 500 },
  { why: 'a cat as heavy as a dog', guide: catFood, weightKg: 20 },
])('says nothing for $why', ({ guide, weightKg }) => {
  expect(planFeeding(guide, { ...adult, weightKg })).toBeNull()
})

it.each([
  { why: '15 kg at 270 g', grams: 270, pack: { grams: 15_000, price: 1089 }, use: { days: 55, packsPerDay: 0.5, costPerDay: 19.602 } },
  { why: 'a tin of less than a day', grams: 900, pack: { grams: 400, price: 40 }, use: { days: 0, packsPerDay: 2.5, costPerDay: 90 } },
  { why: 'a free sample', grams: 100, pack: { grams: 85, price: 0 }, use: { days: 0, packsPerDay: 1.5, costPerDay: 0 } },
])('$why: days, packs a day and cost a day', ({ grams, pack, use }) => {
  const { costPerDay, ...rest } = planPackUse(grams, pack)
  expect({ ...rest, costPerDay: Number(costPerDay.toFixed(3)) }).toEqual(use)
})
