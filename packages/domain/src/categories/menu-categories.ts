import type { Category } from '@meerkat/contract/category'
import { byPosition, flattenTree } from './build-tree.ts'

/** Level of the main menu: children of the root. Spec §9. */
export const MENU_LEVEL = 2

/** The main menu: active categories of its level, by position. Spec §9, docs/behaviour/categories.md §11. */
export function menuCategories(categories: readonly Category[], level = MENU_LEVEL): Category[] {
  return byPosition(
    flattenTree(categories).filter(
      (category) => Number(category.level) === level && category.is_active !== false && Number(category.include_in_menu ?? 1) !== 0,
    ),
  )
}
