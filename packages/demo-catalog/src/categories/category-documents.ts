import type { Category } from '@meerkat/contract/category'
import { inLanguage, type Language, type Translations } from '../language.ts'
import { slugOf } from '../slug.ts'
import { introOf } from './intros.ts'
import { type PlacedCategory, ROOT_ID } from './place-categories.ts'

const ROOT_NAME: Translations = ['All products', 'Alle Produkte', 'Tutti i prodotti']

/** The categories of one store view, flat, parents before children, the root first. docs/wire.md §17.4. */
export function categoryDocuments(categories: readonly PlacedCategory[], language: Language): Category[] {
  const rootSlug = `${slugOf(inLanguage(ROOT_NAME, language), language)}-${ROOT_ID}`
  const root: Category = {
    id: ROOT_ID,
    name: inLanguage(ROOT_NAME, language),
    parent_id: 1,
    is_active: true,
    position: 1,
    level: 1,
    path: `1/${ROOT_ID}`,
    url_key: rootSlug,
    slug: rootSlug,
    image: null,
    children_count: String(categories.filter((category) => category.level === 2).length),
    include_in_menu: 0,
  }
  return [root, ...categories.map((category) => toDocument(category, language))]
}

function toDocument(category: PlacedCategory, language: Language): Category {
  const { plan, chain } = category
  const name = inLanguage(plan.name, language)
  const slug = inLanguage(category.slugs, language)
  const description = describe(category, language)
  return {
    id: category.id,
    name,
    parent_id: category.parentId,
    is_active: plan.inactive !== true,
    position: category.position,
    level: category.level,
    path: ['1', ROOT_ID, ...chain.map(({ id }) => id)].join('/'),
    parent_ids: [String(ROOT_ID), ...chain.slice(0, -1).map(({ id }) => String(id))],
    url_key: slug,
    url_path: inLanguage(category.urlPaths, language),
    slug,
    image: category.level === 2 ? `/scenes/menu-${category.plan.key}.webp` : null,
    children_count: String(category.childCount),
    description: `<p>${description}</p>`,
    meta_title: chain
      .map(({ plan }) => inLanguage(plan.name, language))
      .toReversed()
      .join(' – '),
    meta_description: description,
    include_in_menu: plan.inactive ? 0 : 1,
  }
}

function describe({ level, plan, menu }: PlacedCategory, language: Language): string {
  // Children of an inactive menu category are inactive, too.
  return inLanguage(level === 2 || menu.inactive ? menu.intro : introOf(plan.key), language)
}
