import type { Id } from '@meerkat/contract/envelope'

/** A category of the shop for one kind of animal, such as dogs. */
export interface AnimalCategory {
  readonly id: number
  /** Path of its page within the store view, without a slash in front. */
  readonly path: string
}

/** A product that the shopper ordered, saved or viewed. Its categories or the path of its page tell which animal it is for. */
export interface Sign {
  readonly weight: number
  readonly categoryIds?: readonly Id[] | undefined
  readonly path?: string | null | undefined
}

/** An order says more about the animals of a shopper than a wish-list entry, and that more than a page view. */
export const SIGN_WEIGHTS = { ordered: 3, wished: 2, viewed: 1 } as const
/** Minimum share of the total score: a single view among many of other products does not count as a second animal. */
const MIN_SHARE = 0.25

/** The kinds of animals that the shopper buys for, the most likely first; empty when nothing is known. docs/behaviour/small-stores.md §20.3. */
export function rankAnimals<A extends AnimalCategory>(animals: readonly A[], signs: readonly Sign[], most: number): A[] {
  const scored = animals.map((animal) => ({
    animal,
    score: signs.reduce((sum, sign) => sum + (isFor(sign, animal) ? sign.weight : 0), 0),
  }))
  const total = scored.reduce((sum, { score }) => sum + score, 0)
  return scored
    .filter(({ score }) => score > 0 && score >= total * MIN_SHARE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ animal }) => animal)
}

function isFor({ categoryIds = [], path }: Sign, animal: AnimalCategory): boolean {
  return categoryIds.some((id) => Number(id) === animal.id) || Boolean(path?.replace(/^\//, '').startsWith(`${animal.path}/`))
}
