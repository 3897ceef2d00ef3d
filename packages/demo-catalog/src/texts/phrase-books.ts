import type { Language } from '../language.ts'
import { advice as adviceDe } from './de/advice.ts'
import { dogCatFood as dogCatFoodDe } from './de/dog-cat-food.ts'
import { facts as factsDe } from './de/facts.ts'
import { advice as adviceEn } from './en/advice.ts'
import { dogCatFood as dogCatFoodEn } from './en/dog-cat-food.ts'
import { facts as factsEn } from './en/facts.ts'
import { advice as adviceIt } from './it/advice.ts'
import { dogCatFood as dogCatFoodIt } from './it/dog-cat-food.ts'
import { facts as factsIt } from './it/facts.ts'
import type { FactPhrases, PhraseBook } from './topic.ts'

export const phraseBooks: Readonly<Record<Language, PhraseBook>> = {
  en: { ...dogCatFoodEn, ...adviceEn },
  de: { ...dogCatFoodDe, ...adviceDe },
  it: { ...dogCatFoodIt, ...adviceIt },
}

export const factPhrases: Readonly<Record<Language, FactPhrases>> = { en: factsEn, de: factsDe, it: factsIt }
