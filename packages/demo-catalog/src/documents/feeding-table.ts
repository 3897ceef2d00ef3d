import type { FeedingGuide } from '@meerkat/contract/feeding-guide'
import type { FormatKey } from '../attributes/choices.ts'
import { chooseNumber } from '../chance.ts'
import { fill, type Language } from '../language.ts'
import type { PlannedProduct } from '../plan/planned-product.ts'
import type { Feeding } from '../products/blueprint.ts'
import { factPhrases } from '../texts/phrase-books.ts'

/** Kilograms of the animal and grams a day of an average food; none if the label has no table. */
const ROWS: Readonly<Record<Feeding, readonly (readonly [weightKg: number, gramsPerDay: number])[]>> = {
  'dog-dry': [
    [5, 95],
    [10, 160],
    [20, 270],
    [35, 410],
    [50, 530],
  ],
  'dog-wet': [
    [5, 330],
    [10, 540],
    [20, 900],
    [35, 1380],
  ],
  puppy: [
    [2, 70],
    [5, 140],
    [10, 230],
    [20, 380],
  ],
  'puppy-wet': [
    [2, 245],
    [5, 490],
    [10, 805],
  ],
  'cat-dry': [
    [3, 45],
    [4, 55],
    [5, 65],
    [6, 75],
  ],
  'cat-wet': [
    [3, 200],
    [4, 250],
    [5, 300],
    [6, 340],
  ],
  kitten: [
    [1, 35],
    [2, 55],
    [3, 65],
  ],
  'kitten-wet': [
    [1, 150],
    [2, 235],
    [3, 280],
  ],
  'dog-raw': [],
  bird: [
    [0.035, 8],
    [0.1, 16],
    [0.4, 38],
  ],
  rabbit: [
    [1, 20],
    [2, 40],
    [4, 75],
  ],
  horse: [
    [300, 1200],
    [450, 1800],
    [600, 2400],
  ],
  hen: [
    [1.8, 110],
    [2.4, 125],
    [3, 140],
  ],
}

/** Kilocalories in 100 grams of an average food, for the animals that have a calculator. */
const ENERGY: Partial<Readonly<Record<Feeding, readonly [animal: FeedingGuide['animal'], kcalPer100g: number]>>> = {
  'dog-dry': ['dog', 365],
  'dog-wet': ['dog', 105],
  'dog-raw': ['dog', 510],
  puppy: ['dog', 385],
  'puppy-wet': ['dog', 110],
  'cat-dry': ['cat', 385],
  'cat-wet': ['cat', 92],
  kitten: ['cat', 405],
  'kitten-wet': ['cat', 95],
}

/** Where a group of dry food also has tins and pouches. */
const WET: Partial<Readonly<Record<Feeding, Feeding>>> = {
  'dog-dry': 'dog-wet',
  'cat-dry': 'cat-wet',
  puppy: 'puppy-wet',
  kitten: 'kitten-wet',
}
const WET_FORMATS: readonly (FormatKey | undefined)[] = ['wet', 'pate', 'chunks']

/** What the feeding calculator needs to know about a dog or cat food; null for everything else. */
export function feedingGuide(product: PlannedProduct): FeedingGuide | null {
  const { blueprint, group } = product
  const feeding = feedingOf(product)
  const energy = feeding && ENERGY[feeding]
  if (!feeding || !energy) return null
  const [animal, kcal] = energy
  const age = blueprint.age ?? group.age
  const rows = rowsOf(feeding, product)
  return {
    animal,
    ...((age === 'young' || age === 'senior') && { age }),
    kcal_per_100g: Math.round((kcal * 100) / amountPercent(feeding, product)),
    ...(rows.length > 0 && { rows: rows.map(([weight_kg, grams_per_day]) => ({ weight_kg, grams_per_day })) }),
  }
}

/** What the label says about feeding: its table, if it has one, and the energy of a dog or cat food. */
export function feedingText(product: PlannedProduct, language: Language): string {
  const words = factPhrases[language].feeding
  const feeding = feedingOf(product)
  if (!feeding) return ''
  const rows = rowsOf(feeding, product).map(([weightKg, grams]) => {
    const weight = weightKg < 1 ? `${Math.round(weightKg * 1000)} g` : `${weightKg} kg`
    return `<tr><td>${language === 'en' ? weight : weight.replace('.', ',')}</td><td>${grams} g</td></tr>`
  })
  const kcal = feedingGuide(product)?.kcal_per_100g
  return [
    `<h3>${words.title}</h3>`,
    rows.length > 0 &&
      `<table><thead><tr><th>${words.weight}</th><th>${words.amount}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    kcal && `<p>${fill(words.energy, { kcal: String(kcal) })}</p>`,
    `<p>${words.note}</p>`,
  ]
    .filter(Boolean)
    .join('')
}

/** Milk replacers and vegetables that go with a meal are no complete food. */
function feedingOf({ blueprint, group }: PlannedProduct): Feeding | undefined {
  if (!group.feeding || !blueprint.recipe || blueprint.topic === 'milk' || blueprint.kcal === 0) return undefined
  return (WET_FORMATS.includes(blueprint.format) && WET[group.feeding]) || group.feeding
}

function rowsOf(feeding: Feeding, product: PlannedProduct): (readonly [weightKg: number, gramsPerDay: number])[] {
  return ROWS[feeding].map(([weightKg, grams]) => {
    const step = grams < 50 ? 1 : 5
    return [weightKg, Math.round((grams * amountPercent(feeding, product)) / 100 / step) * step] as const
  })
}

/** Every recipe has an energy of its own: the less of it, the more an animal eats. */
function amountPercent(feeding: Feeding, { sku, blueprint }: PlannedProduct): number {
  const usual = ENERGY[feeding]?.[1]
  return blueprint.kcal && usual ? (usual * 100) / blueprint.kcal : chooseNumber(`${sku} energy`, 88, 112)
}
