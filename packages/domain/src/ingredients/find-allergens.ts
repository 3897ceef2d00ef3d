import { ALLERGEN_WORDS, ALLERGENS, type Allergen } from './allergen-words.ts'

/** What is in neither list may be in it or not. */
export interface AllergenFindings {
  readonly contains: readonly Allergen[]
  readonly freeOf: readonly Allergen[]
}

/**
 * What the ingredients of a label say about allergens; null when they say nothing, or in a language we do not read. Unknown is
 * never free: a label that names "meat broth" is free of no meat. A label that says "no wheat" counts as containing it.
 */
export function findAllergens(ingredients: string | null | undefined, language: string): AllergenFindings | null {
  const words = ALLERGEN_WORDS.get(language.slice(0, 2).toLowerCase())
  if (words === undefined || !ingredients || ingredients.trim() === '') return null
  const contains = ALLERGENS.filter((allergen) => words.named[allergen].test(ingredients))
  const doubtful = new Set(words.vague.flatMap(([vague, mayBe]) => (vague.test(ingredients) ? mayBe : [])))
  return { contains, freeOf: ALLERGENS.filter((allergen) => !contains.includes(allergen) && !doubtful.has(allergen)) }
}
