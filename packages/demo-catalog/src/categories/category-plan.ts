import type { Translations } from '../language.ts'
import type { Animal, Scene } from '../pictures/picture.ts'

/** One category. Children are in menu order; product tables refer to the key. */
export interface CategoryPlan {
  readonly key: string
  readonly name: Translations
  readonly children?: readonly CategoryPlan[]
  /** Empty on purpose, to show the empty state of a category page. */
  readonly empty?: true
  /** Not shown in the shop at all. */
  readonly inactive?: true
}

/** A child of the root: an entry of the main menu, with the picture of its mega-panel. Spec §9: prefetch level 2. */
export interface MenuPlan extends CategoryPlan {
  readonly animal: Animal
  readonly scene: Scene['scene']
  readonly mood: Scene['mood']
  readonly figure?: string
  readonly intro: Translations
}

export function leaf(key: string, en: string, de: string, it: string): CategoryPlan {
  return { key, name: [en, de, it] }
}

export function branch(key: string, en: string, de: string, it: string, children: readonly CategoryPlan[]): CategoryPlan {
  return { key, name: [en, de, it], children }
}
