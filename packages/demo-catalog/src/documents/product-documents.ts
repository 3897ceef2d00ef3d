import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import type { ProductLink } from '@meerkat/contract/product-links'
import { activities, ages, formats } from '../attributes/choices.ts'
import { weightKg } from '../attributes/pack-size.ts'
import type { PackSizeIds } from '../attributes/pack-size-ids.ts'
import { dayFrom, timeOfDay } from '../calendar.ts'
import { type PlacedCategory, ROOT_ID } from '../categories/place-categories.ts'
import { chance } from '../chance.ts'
import { ingredientsText } from '../ingredients.ts'
import { fill, inLanguage, type Language, type Translations } from '../language.ts'
import { isRunning, offerOn } from '../plan/offer.ts'
import type { PlannedItem, PlannedProduct } from '../plan/planned-product.ts'
import type { StoreView } from '../store-view.ts'
import { bundleOptions, customOptions, downloadableLinks } from './extras.ts'
import { feedingGuide } from './feeding-table.ts'
import type { Directory } from './links.ts'
import { galleryOf, pictureFile } from './pictures-of.ts'
import { type Prices, pricesOf } from './prices.ts'
import { description, productName, shortDescription, variantLabel } from './product-text.ts'
import { configurableOptions, itemValues, optionLists } from './variant-attributes.ts'

const NEW_FOR_DAYS = 75
const FEATURED_SHARE = 0.07
const SOLD = 1
const DISABLED = 2
const ONLY_INSIDE_PARENT = 1
const CATALOGUE_AND_SEARCH = 4

const META: Translations = [
  '{name}: order online and see when it arrives. Prices include tax.',
  '{name}: online bestellen und sehen, wann es ankommt. Preise inklusive Steuer.',
  '{name}: ordina online e vedi quando arriva. Prezzi tasse incluse.',
]

/** The inputs for all product documents of one store view. */
export interface Edition {
  readonly view: StoreView
  readonly asOf: string
  readonly sizes: PackSizeIds
  readonly directory: Directory
  /** By product id. */
  readonly links: ReadonlyMap<number, ProductLink[]>
}

/** A product and, for a configurable one, each of its variants as a simple product of its own. docs/wire.md §17.1, §17.2. */
export function productDocuments(product: PlannedProduct, edition: Edition): Product[] {
  const [only] = product.items
  const own = product.type === 'configurable' || !only ? {} : itemFields(product, only, edition)
  const shared = sharedFields(product, edition)
  const parent: Product = {
    ...shared,
    ...parentPrices(product, edition),
    ...own,
    ...typeFields(product, edition),
  }
  return product.type === 'configurable'
    ? [parent, ...product.items.map((item) => childDocument(product, item, shared, edition))]
    : [parent]
}

function sharedFields(product: PlannedProduct, { view, asOf, links, directory }: Edition) {
  const { language } = view
  const settings = { language, directory }
  const picture = pictureFile({ product, item: null, view: 'front' }, settings)
  const { blueprint, group, sku } = product
  const name = productName(product, language)
  const created = `${dayFrom(asOf, -product.ageDays).slice(0, 10)} ${timeOfDay(chance(`${sku} created`))}`
  // With several formats only the variants have one; the parent has none.
  const format = blueprint.formats ? undefined : (blueprint.format ?? group.format)
  const age = blueprint.age ?? group.age
  const guide = feedingGuide(product)
  return {
    id: product.id,
    sku,
    name,
    type_id: product.type,
    slug: inLanguage(product.slugs, language),
    url_key: inLanguage(product.slugs, language),
    url_path: inLanguage(product.urlPaths, language),
    description: description(product, language),
    short_description: shortDescription(product, language),
    status: blueprint.disabled ? DISABLED : SOLD,
    visibility: CATALOGUE_AND_SEARCH,
    tax_class_id: group.taxClass,
    image: picture,
    small_image: picture,
    thumbnail: picture,
    media_gallery: galleryOf(product, null, settings),
    ...categoryFields(product, language),
    product_links: links.get(product.id) ?? [],
    position: product.position,
    created_at: created,
    updated_at: `${dayFrom(asOf, -Math.floor(product.ageDays / 3)).slice(0, 10)} ${timeOfDay(chance(`${sku} updated`))}`,
    meta_title: name,
    meta_description: fill(inLanguage(META, language), { name }),
    brand: product.brand.optionId,
    format: format ? formats[format].id : null,
    packsize: null,
    agefrom: age ? ages[age].id : null,
    colours: null,
    ingredients: blueprint.recipe ? ingredientsText(blueprint.recipe, language) : null,
    activity: (blueprint.activity ?? group.activity ?? []).map((key) => activities[key].id),
    ...(guide && { feeding_guide: guide }),
    featured: product.type !== 'virtual' && chance(`${sku} featured`) < FEATURED_SHARE ? 'y' : null,
    sale: product.items.some((item) => isRunning(offerOn(product, item, asOf))) ? '1' : '0',
    new: product.ageDays <= NEW_FOR_DAYS ? '1' : '0',
  }
}

/** All ancestor categories without duplicates; the root is listed in the ids only. */
function categoryFields({ categories }: PlannedProduct, language: Language) {
  const all = new Map<number, PlacedCategory>()
  for (const category of categories) for (const step of category.chain) all.set(step.id, step)
  return {
    category: [...all.values()].map(({ id, plan, slugs, urlPaths }) => ({
      category_id: id,
      name: inLanguage(plan.name, language),
      slug: inLanguage(slugs, language),
      path: inLanguage(urlPaths, language),
    })),
    category_ids: [String(ROOT_ID), ...[...all.keys()].map(String)],
  }
}

/**
 * A configurable has the price of its cheapest variant; grouped and bundle products have 0 and are priced from their members.
 * `docs/behaviour/prices.md §4.4`.
 */
function parentPrices(product: PlannedProduct, { view, asOf }: Edition): Prices {
  const [first, ...rest] = product.items.map((item) => pricesOf(product, item, view, asOf))
  const none = { special_price: null, special_from_date: null, special_to_date: null, tier_prices: [] }
  if (!first) return { price: 0, ...none }
  if (product.type !== 'configurable') return first
  return { price: Math.min(first.price, ...rest.map(({ price }) => price)), ...none }
}

/** The attributes of one item: option values, weight and its own picture. */
function itemFields(product: PlannedProduct, item: PlannedItem, { sizes }: Edition) {
  const { colours, ...values } = itemValues(item, sizes)
  const carried = product.type === 'virtual' || product.type === 'downloadable' || !item.size ? null : weightKg(item.size)
  return { ...values, ...(colours === undefined ? {} : { colours: [colours] }), ...(carried === null ? {} : { weight: carried }) }
}

function typeFields(product: PlannedProduct, edition: Edition) {
  const { view, sizes, directory } = edition
  const custom = customOptions(product, view)
  const asked = custom.length > 0 ? { custom_options: custom, has_options: '1' } : {}
  if (product.type === 'configurable') {
    return {
      ...asked,
      ...optionLists(product, sizes),
      configurable_options: configurableOptions(product, sizes, view.language),
      configurable_children: product.items.map((item) => childInParent(product, item, edition)),
    }
  }
  if (product.type === 'bundle') return { ...asked, bundle_options: bundleOptions(product, directory, view.language) }
  if (product.type === 'downloadable') return { ...asked, downloadable_links: downloadableLinks(product, view.language) }
  return asked
}

/** Option ids are text inside the parent, as the wire has them. docs/wire.md §17.2. */
function childInParent(product: PlannedProduct, item: PlannedItem, { view, asOf, sizes, directory }: Edition): ConfigurableChild {
  const values = Object.entries(itemValues(item, sizes)).map(([code, id]) => [code, String(id)] as const)
  return {
    id: item.id,
    sku: item.sku,
    name: childName(product, item, view.language),
    status: product.blueprint.disabled ? DISABLED : SOLD,
    visibility: ONLY_INSIDE_PARENT,
    ...pricesOf(product, item, view, asOf),
    tax_class_id: String(product.group.taxClass),
    image: pictureFile({ product, item, view: 'front' }, { language: view.language, directory }),
    url_key: inLanguage(item.slugs, view.language),
    ...Object.fromEntries(values),
    custom_attributes: values.map(([code, value]) => ({ attribute_code: code, value })),
  }
}

function childDocument(product: PlannedProduct, item: PlannedItem, parent: ReturnType<typeof sharedFields>, edition: Edition): Product {
  const { view, asOf, directory } = edition
  const settings = { language: view.language, directory }
  const picture = pictureFile({ product, item, view: 'front' }, settings)
  const { product_links: _, featured: __, ...shared } = parent
  const name = childName(product, item, view.language)
  const slug = inLanguage(item.slugs, view.language)
  return {
    ...shared,
    ...pricesOf(product, item, view, asOf),
    ...itemFields(product, item, edition),
    id: item.id,
    sku: item.sku,
    name,
    type_id: 'simple',
    slug,
    url_key: slug,
    url_path: parent.url_path.replace(parent.slug, slug),
    visibility: ONLY_INSIDE_PARENT,
    image: picture,
    small_image: picture,
    thumbnail: picture,
    media_gallery: galleryOf(product, item, settings),
    meta_title: name,
    meta_description: fill(inLanguage(META, view.language), { name }),
  }
}

function childName(product: PlannedProduct, item: PlannedItem, language: Language): string {
  return `${productName(product, language)} ${variantLabel(item, language)}`
}
