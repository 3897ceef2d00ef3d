import { inEveryLanguage, inLanguage, type Translations } from '../language.ts'
import { slugsOf } from '../slug.ts'
import type { CategoryPlan, MenuPlan } from './category-plan.ts'
import { menu } from './menu.ts'

/** The root of the tree, as `ROOT_CATEGORY_ID` of the contract. Spec §9. */
export const ROOT_ID = 2
const FIRST_ID = 10

/** A category with its place in the tree; that is the same in every store view, its addresses are not. */
export interface PlacedCategory {
  readonly id: number
  readonly plan: CategoryPlan
  readonly menu: MenuPlan
  readonly parentId: number
  readonly level: number
  readonly position: number
  /** From the menu entry down to itself. */
  readonly chain: readonly PlacedCategory[]
  readonly urlPaths: Translations
  readonly slugs: Translations
  readonly childCount: number
}

/** Parents before children. */
export function placeCategories(): PlacedCategory[] {
  const placed: PlacedCategory[] = []

  function place(plan: CategoryPlan, inMenu: MenuPlan, parent: PlacedCategory | null, position: number) {
    const id = FIRST_ID + placed.length
    const words = slugsOf(plan.name)
    const category: PlacedCategory = {
      id,
      plan,
      menu: inMenu,
      parentId: parent?.id ?? ROOT_ID,
      level: (parent?.level ?? 1) + 1,
      position,
      get chain() {
        return [...(parent?.chain ?? []), category]
      },
      urlPaths: parent ? inEveryLanguage((language) => `${inLanguage(parent.urlPaths, language)}/${inLanguage(words, language)}`) : words,
      slugs: inEveryLanguage((language) => `${inLanguage(words, language)}-${id}`),
      childCount: plan.children?.length ?? 0,
    }
    placed.push(category)
    plan.children?.forEach((child, index) => place(child, inMenu, category, index + 1))
  }

  menu.forEach((entry, index) => place(entry, entry, null, index + 1))
  return placed
}
