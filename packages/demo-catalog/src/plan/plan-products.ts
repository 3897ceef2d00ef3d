import { type ColourKey, colours, type FormatKey, formats } from '../attributes/choices.ts'
import { comparePackSizes, packSizeLabel } from '../attributes/pack-size.ts'
import { brands } from '../brands.ts'
import type { PlacedCategory } from '../categories/place-categories.ts'
import { chance, chooseNumber } from '../chance.ts'
import { inEveryLanguage, inLanguage, type Language, type Translations } from '../language.ts'
import type { Blueprint, ProductGroup } from '../products/blueprint.ts'
import { slugOf, slugsOf } from '../slug.ts'
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
      const names = slugsOf(inEveryLanguage((language) => `${brand.look.name} ${inLanguage(blueprint.name, language)}`))
      const id = nextId++
      const variants = variantsOf(blueprint)
      const type = blueprint.type ?? (variants.length > 1 ? 'configurable' : 'simple')
      const slugs = withId(names, id)
      const items =
        type === 'configurable'
          ? variants.map((traits) => toItem(traits, nextId++, { sku, key, names }))
          : variants.map((traits) => ({ ...traits, id, sku, key, slugs }))
      const placed = [group.category, ...(blueprint.also ?? [])].filter((name) => name !== null).map((name) => findCategory(byKey, name))
      const shelf = placed[0]?.chain.slice(0, 2).at(-1)
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
        urlPaths: inEveryLanguage(
          (language) => `${shelf ? `${inLanguage(shelf.urlPaths, language)}/` : ''}${inLanguage(slugs, language)}.html`,
        ),
        slugs,
        position: chooseNumber(`${sku} position`, 1, 999),
        ageDays: isService(type) ? OLDEST_DAYS : 2 + Math.floor(chance(`${sku} age`) ** 1.4 * OLDEST_DAYS),
      }
    }),
  )
}

/** Services get the oldest date, so that lists sorted by newest first do not begin with one. */
function isService(type: PlannedProduct['type']): boolean {
  return type === 'virtual'
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

function toItem(
  traits: Traits,
  id: number,
  { sku, key, names }: Pick<PlannedProduct, 'sku' | 'key'> & { readonly names: Translations },
): PlannedItem {
  const words = [traits.size?.replaceAll(' ', ''), traits.format, traits.colour].filter((word) => word !== undefined)
  const slugs = inEveryLanguage((language) => [inLanguage(names, language), ...slugWords(traits, language)].join('-'))
  return {
    ...traits,
    id,
    sku: [sku, ...words].join('-').toUpperCase(),
    key: [key, ...words.map((word) => slugOf(word))].join('-'),
    slugs: withId(slugs, id),
  }
}

/** The part of a variant's URL that distinguishes it from its siblings. */
function slugWords({ size, format, colour }: Traits, language: Language): string[] {
  return [
    size && packSizeLabel(size, language).replaceAll(' ', ''),
    format && inLanguage(formats[format].label, language),
    colour && inLanguage(colours[colour].label, language),
  ].flatMap((word) => (word ? slugOf(word, language) : []))
}

function withId(slugs: Translations, id: number): Translations {
  return inEveryLanguage((language) => `${inLanguage(slugs, language)}-${id}`)
}

function findCategory(byKey: ReadonlyMap<string, PlacedCategory>, key: string): PlacedCategory {
  const category = byKey.get(key)
  if (!category) throw new RangeError(`No category is called "${key}".`)
  return category
}
