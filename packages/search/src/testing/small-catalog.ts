import type { IndexDocument, IndexSchema } from '../build/index-schema.ts'

/** A repeatable catalogue with a dictionary large enough to contain similar words. */
export interface SmallProduct {
  id: number
  name: string
  sku: string
  categories: string
  ingredients: string
  brand: string
  categoryIds: number[]
  price: number
}

/** The text fields of a product, with the weights of the specification. Spec §9. */
export const productTexts: IndexSchema['text'] = [
  { name: 'name', boost: 4 },
  { name: 'sku', boost: 2 },
  { name: 'category.name', boost: 1 },
  { name: 'ingredients', boost: 1 },
]

export const catalogSchema: IndexSchema = {
  language: 'en',
  text: productTexts,
  keyword: ['brand', 'category_ids'],
  numeric: ['price'],
}

const things =
  'collar lead harness kibble treat chew bowl bed blanket ball carrier brush shampoo tablet litter fountain bedding pellet filter feeder'.split(
    ' ',
  )
const animals = 'hound terrier spaniel tabby rabbit hamster parrot budgie tortoise ferret'.split(' ')
const substances =
  'chicken salmon barley linseed taurine biotin maize carrot kelp nylon cotton leather turmeric pumpkin herring venison'.split(' ')
const syllables = 'bar cel dov fim gur hal jon kas lem mir nor pul ras sen tiv vol wan zor bri cla dre flo gru pli sta tre'.split(' ')

export function makeProducts(count: number): SmallProduct[] {
  const below = createChance(20_261_121)
  const pick = (list: readonly string[]) => list[below(list.length)]!
  const invent = (length: number) => Array.from({ length }, () => pick(syllables)).join('')
  const brands = Array.from({ length: 30 }, () => invent(2))
  const lines = Array.from({ length: 400 }, () => invent(2 + below(2)))
  return Array.from({ length: count }, (_, number) => {
    const animal = pick(animals)
    const thing = pick(things)
    const brand = pick(brands)
    return {
      id: 1 + number,
      name: `${brand} ${pick(lines)} ${animal} ${thing}`,
      sku: `${brand.slice(0, 3)}-${10_000 + number}`.toUpperCase(),
      categories: `${animal}s ${animal} ${thing}s`,
      ingredients: Array.from({ length: 2 + below(5) }, () => pick(substances)).join(', '),
      brand,
      categoryIds: [1 + animals.indexOf(animal), 100 + things.indexOf(thing)],
      price: below(40_000) / 100,
    }
  })
}

export function toDocument({ id, name, sku, categories, ingredients, brand, categoryIds, price }: SmallProduct): IndexDocument {
  return { id, sku, text: { name, sku, 'category.name': categories, ingredients }, values: { brand, category_ids: categoryIds, price } }
}

/** Returns pseudo-random whole numbers below a limit, the same sequence every time. */
export function createChance(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * limit)
  }
}
