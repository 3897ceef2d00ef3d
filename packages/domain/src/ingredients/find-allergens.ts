import { ALLERGEN_WORDS, ALLERGENS, type Allergen } from './allergen-words.ts'

/** An allergen in neither list may or may not be contained. */
export interface AllergenFindings {
  readonly contains: readonly Allergen[]
  readonly freeOf: readonly Allergen[]
}

/**
 * The allergens in the ingredients of a label; null without ingredients, or for an unsupported language. Unknown is
 * never free: a label with "meat broth" is not free of any meat. A label that says "no wheat" counts as containing it.
 */
export function findAllergens(ingredients: string | null | undefined, language: string): AllergenFindings | null {
  const words = ALLERGEN_WORDS.get(language.slice(0, 2).toLowerCase())
  if (words === undefined || !ingredients || ingredients.trim() === '') return null
  const contains = ALLERGENS.filter((allergen) => words.named[allergen].test(ingredients))
  const doubtful = new Set(words.vague.flatMap(([vague, mayBe]) => (vague.test(ingredients) ? mayBe : [])))
  return { contains, freeOf: ALLERGENS.filter((allergen) => !contains.includes(allergen) && !doubtful.has(allergen)) }
}
