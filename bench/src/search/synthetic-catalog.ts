import { type Chance, createChance } from './chance.ts'
import { animals, colours, flavours, formats, ingredients, kinds, qualities, syllables } from './synthetic-words.ts'

/** A product with all fields that listings filter, facet, sort and search by. */
export interface SyntheticProduct {
  id: number
  sku: string
  name: string
  /** Option id, as the wire's `brand`. */
  brand: number
  format: number
  packsize: number
  colours: number[]
  category_ids: number[]
  categoryNames: string[]
  ingredients: string
  final_price: number
  visibility: number
  status: number
  position: number
  /** Milliseconds since 1970. */
  createdAt: number
  isInStock: boolean
}

export interface SyntheticCategory {
  id: number
  name: string
  /** Ids from the root down to itself. */
  path: number[]
}

interface World {
  brands: string[]
  lines: string[]
  categories: SyntheticCategory[]
  substances: string[]
}

const PACK_SIZES = 120
const FIRST_PRODUCT_ID = 1000
const FIRST_CATEGORY_ID = 2

/** A catalogue of `size` products, the same every time. Brands, lines and categories grow with it, slower than it does. */
export function* generateProducts(size: number): Generator<SyntheticProduct> {
  const world = inventWorld(size)
  const chance = createChance(size + 7)
  for (let number = 0; number < size; number++) yield inventProduct(world, chance, number)
}

function inventWorld(size: number): World {
  const chance = createChance(size + 1)
  const grown = (base: number) => Math.round(base * Math.cbrt(size / 1000))
  return {
    brands: Array.from({ length: grown(110) }, () => inventName(chance, 2)),
    lines: Array.from({ length: grown(1000) }, () => inventName(chance, 2 + chance.below(3))),
    categories: inventCategories(chance, grown(280)),
    substances: [
      ...ingredients,
      ...Array.from({ length: 250 }, () => `${inventName(chance, 3).toLowerCase()} ${chance.pick(['extract', 'oil', 'powder'])}`),
    ],
  }
}

function inventName(chance: Chance, length: number): string {
  const name = Array.from({ length }, () => chance.pick(syllables)).join('')
  return name[0]!.toUpperCase() + name.slice(1)
}

/** A root, one branch per animal, and kinds of goods at up to two levels below. */
function inventCategories(chance: Chance, count: number): SyntheticCategory[] {
  const categories: SyntheticCategory[] = [{ id: FIRST_CATEGORY_ID, name: 'All', path: [FIRST_CATEGORY_ID] }]
  for (let number = 1; number < count; number++) {
    const id = FIRST_CATEGORY_ID + number
    const isBranch = number <= animals.length
    let parent = categories[isBranch ? 0 : 1 + chance.below(number - 1)]!
    if (parent.path.length > 3) parent = categories[1 + chance.below(animals.length)]!
    const name = isBranch ? animals[number - 1]! : `${chance.pick(animals)} ${chance.pick(kinds)}`
    categories.push({ id, name, path: [...parent.path, id] })
  }
  return categories
}

function inventProduct({ brands, lines, categories, substances }: World, chance: Chance, number: number): SyntheticProduct {
  const brand = chance.skewed(brands.length, 2.5)
  const packsize = chance.skewed(PACK_SIZES, 1.8)
  const leaves = Array.from({ length: 1 + chance.below(3) }, () => categories[1 + chance.skewed(categories.length - 1, 1.6)]!)
  const categoryIds = [...new Set(leaves.flatMap(({ path }) => path))]
  const name = [
    brands[brand]!,
    chance.isTrue(0.8) ? lines[chance.skewed(lines.length, 2)]! : '',
    animals[chance.skewed(animals.length, 2.6)]!,
    qualities[chance.skewed(qualities.length, 1.7)]!,
    chance.isTrue(0.55) ? chance.pick(flavours) : '',
    kinds[chance.skewed(kinds.length, 1.6)]!,
    chance.isTrue(0.6) ? `${1 + packsize} kg` : '',
  ]
  return {
    id: FIRST_PRODUCT_ID + number,
    sku: `${brands[brand]!.slice(0, 3).toUpperCase()}-${100_000 + number}${chance.isTrue(0.3) ? '-S' : ''}`,
    name: name.filter((part) => part !== '').join(' '),
    brand: 1 + brand,
    format: 1 + chance.skewed(formats.length, 1.8),
    packsize: 1 + packsize,
    colours: chance.isTrue(0.35) ? [...new Set(Array.from({ length: 1 + chance.below(4) }, () => 1 + chance.below(colours.length)))] : [],
    category_ids: categoryIds,
    categoryNames: categoryIds.map((id) => categories[id - FIRST_CATEGORY_ID]!.name),
    ingredients: Array.from({ length: 3 + chance.below(15) }, () => substances[chance.skewed(substances.length, 1.9)]!).join(', '),
    final_price: Math.round(Math.exp(3 + 1.3 * (chance.next() + chance.next() + chance.next())) * 100) / 100,
    visibility: chance.isTrue(0.93) ? 4 : 1,
    status: chance.isTrue(0.94) ? 1 : 2,
    position: chance.below(1_000_000),
    createdAt: 1_600_000_000_000 + chance.below(160_000_000) * 1000,
    isInStock: chance.isTrue(0.9),
  }
}
