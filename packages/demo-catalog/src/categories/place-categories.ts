import { slugOf } from '../slug.ts'
import type { CategoryPlan, MenuPlan } from './category-plan.ts'
import { menu } from './menu.ts'

/** The root of the tree, as `ROOT_CATEGORY_ID` of the contract. Spec §9. */
export const ROOT_ID = 2
const FIRST_ID = 10

/** A category with its place in the tree; the same in every store view. */
export interface PlacedCategory {
  readonly id: number
  readonly plan: CategoryPlan
  readonly menu: MenuPlan
  readonly parentId: number
  readonly level: number
  readonly position: number
  /** From the menu entry down to itself. */
  readonly chain: readonly PlacedCategory[]
  readonly urlPath: string
  readonly slug: string
  readonly childCount: number
}

/** Parents before children. Paths are the English ones in every store view, so that a store switch stays on its page. */
export function placeCategories(): PlacedCategory[] {
  const placed: PlacedCategory[] = []

  function place(plan: CategoryPlan, inMenu: MenuPlan, parent: PlacedCategory | null, position: number) {
    const id = FIRST_ID + placed.length
    const word = slugOf(plan.name[0])
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
      urlPath: parent ? `${parent.urlPath}/${word}` : word,
      slug: `${word}-${id}`,
      childCount: plan.children?.length ?? 0,
    }
    placed.push(category)
    plan.children?.forEach((child, index) => place(child, inMenu, category, index + 1))
  }

  menu.forEach((entry, index) => place(entry, entry, null, index + 1))
  return placed
}
