import { inLanguage, type Language, type Translations } from '../../language.ts'
import { dogsAndCats } from './dogs-cats.ts'
import { others } from './others.ts'

/** Facts of one product each, by its English name without the brand; `; ` separates them. */
export type DetailRows = Readonly<Record<string, Translations>>

const DETAILS: DetailRows = { ...dogsAndCats, ...others }

/** What is true of this product and of few others: material, use and care. Empty for food, whose facts are its recipe and sizes. */
export function detailsOf(name: Translations, language: Language): string[] {
  const texts = DETAILS[name[0]]
  return texts ? inLanguage(texts, language).split('; ') : []
}

/** The products that have details. */
export const DETAILED: readonly string[] = Object.keys(DETAILS)
