import type { ColourKey, FormatKey } from '../attributes/choices.ts'
import { comparePackSizes } from '../attributes/pack-size.ts'
import { brands } from '../brands.ts'
import type { PlacedCategory } from '../categories/place-categories.ts'
import { chance, chooseNumber } from '../chance.ts'
import type { Blueprint, ProductGroup } from '../products/blueprint.ts'
import { slugOf } from '../slug.ts'
import type { PlannedItem, PlannedProduct } from './planned-product.ts'

const FIRST_ID = 4300
const OLDEST_DAYS = 1100

type Traits = Pick<PlannedItem, 'size' | 'colour' | 'format'> & { price: number }

/** Assigns ids, skus, categories and variants to the products of the tables. */
export function planProducts(productGroups: readonly ProductGroup[], categories: readonly PlacedCategory[]): PlannedProduct[] {
  const byKey = new Map(categories.map((category) => [category.plan.key, category]))
  let nextId = FIRST_ID

  return productGroups.flatMap((group) =>
    group.products.map((blueprint) => {
      const brand = brands[blueprint.brand]
      const words = slugOf(blueprint.name[0])
      const sku = `${brand.code}-${words}`.toUpperCase()
      const key = `${slugOf(brand.look.name)}-${words}`
      const id = nextId++
      const variants = variantsOf(blueprint)
      const type = blueprint.type ?? (variants.length > 1 ? 'configurable' : 'simple')
      const items =
        type === 'configurable'
          ? variants.map((traits) => toItem(traits, nextId++, sku, key))
          : variants.map((traits) => ({ ...traits, id, sku, key }))
      const placed = [group.category, ...(blueprint.also ?? [])].filter((name) => name !== null).map((name) => findCategory(byKey, name))
      const slug = `${key}-${id}`
      return {
        id,
        sku,
        key,
        type,
        brand,
        group,
        blueprint,
        items: type === 'grouped' || type === 'bundle' ? [] : items,
        categories: placed,
        urlPath: [...(placed[0]?.chain.slice(0, 2).at(-1)?.urlPath.split('/') ?? []), `${slug}.html`].join('/'),
        slug,
        position: chooseNumber(`${sku} position`, 1, 999),
        ageDays: 2 + Math.floor(chance(`${sku} age`) ** 1.4 * OLDEST_DAYS),
      }
    }),
  )
}

/** Every combination of sizes, colours and formats, cheapest size first. */
function variantsOf({ price = 0, sizes, colours, formats }: Blueprint): Traits[] {
  const bySize: Traits[] = sizes
    ? Object.entries(sizes)
        .sort(([a], [b]) => comparePackSizes(a, b))
        .map(([size, gross]) => ({ size, price: gross }))
    : [{ price }]
  const byFormat = formats
    ? bySize.flatMap((traits) =>
        Object.entries(formats).map(([format, amount]) => ({
          ...traits,
          format: format as FormatKey,
          price: sizes ? traits.price + amount : amount,
        })),
      )
    : bySize
  return colours ? byFormat.flatMap((traits) => colours.map((colour: ColourKey) => ({ ...traits, colour }))) : byFormat
}

function toItem(traits: Traits, id: number, sku: string, key: string): PlannedItem {
  const words = [traits.size?.replaceAll(' ', ''), traits.format, traits.colour].filter((word) => word !== undefined)
  return { ...traits, id, sku: [sku, ...words].join('-').toUpperCase(), key: [key, ...words.map(slugOf)].join('-') }
}

function findCategory(byKey: ReadonlyMap<string, PlacedCategory>, key: string): PlacedCategory {
  const category = byKey.get(key)
  if (!category) throw new RangeError(`No category is called "${key}".`)
  return category
}
