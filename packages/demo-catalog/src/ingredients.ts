import { capitalise, inLanguage, type Language } from './language.ts'
import { glossary } from './texts/ingredient-glossary.ts'

/**
 * `lamb-meal:26 rice:22 oats` as a label declares it: "Lamb meal (26 %), rice (22 %), oats".
 * @throws RangeError for an ingredient that the glossary lacks.
 */
export function ingredientsText(recipe: string, language: Language): string {
  return capitalise(
    recipe
      .split(' ')
      .map((part) => {
        const [key = '', percent] = part.split(':')
        const word = ingredientWord(key, language)
        return percent ? `${word} (${language === 'en' ? percent : percent.replace('.', ',')} %)` : word
      })
      .join(', '),
  )
}

/** What the recipe has most of. */
export function firstIngredient(recipe: string, language: Language): string {
  return ingredientWord(recipe.split(/[ :]/)[0] ?? '', language)
}

/** The parts whose share the label states, at most two: "lamb meal (26 %)". */
export function statedParts(recipe: string, language: Language): string[] {
  return recipe
    .split(' ')
    .map((part) => part.split(':'))
    .filter(([, percent]) => percent !== undefined)
    .slice(0, 2)
    .map(([key = '', percent = '']) => `${language === 'en' ? percent : percent.replace('.', ',')} % ${ingredientWord(key, language)}`)
}

/** Whether none of the parts is wheat, maize or soya. */
export function avoidsCommonFillers(recipe: string): boolean {
  return !/(?:^|\s)(?:wheat|maize|soya)/.test(recipe)
}

function ingredientWord(key: string, language: Language): string {
  const words = glossary[key]
  if (!words) throw new RangeError(`The glossary has no "${key}".`)
  return inLanguage(words, language)
}
