import type { Language } from '../language.ts'
import { advice as adviceDe } from './de/advice.ts'
import { companions as companionsDe } from './de/companions.ts'
import { dogCatFood as dogCatFoodDe } from './de/dog-cat-food.ts'
import { facts as factsDe } from './de/facts.ts'
import { healthCare as healthCareDe } from './de/health-care.ts'
import { living as livingDe } from './de/living.ts'
import { outdoors as outdoorsDe } from './de/outdoors.ts'
import { advice as adviceEn } from './en/advice.ts'
import { companions as companionsEn } from './en/companions.ts'
import { dogCatFood as dogCatFoodEn } from './en/dog-cat-food.ts'
import { facts as factsEn } from './en/facts.ts'
import { healthCare as healthCareEn } from './en/health-care.ts'
import { living as livingEn } from './en/living.ts'
import { outdoors as outdoorsEn } from './en/outdoors.ts'
import { advice as adviceIt } from './it/advice.ts'
import { companions as companionsIt } from './it/companions.ts'
import { dogCatFood as dogCatFoodIt } from './it/dog-cat-food.ts'
import { facts as factsIt } from './it/facts.ts'
import { healthCare as healthCareIt } from './it/health-care.ts'
import { living as livingIt } from './it/living.ts'
import { outdoors as outdoorsIt } from './it/outdoors.ts'
import type { FactPhrases, PhraseBook } from './topic.ts'

/** Every topic with phrases in every language; a missing one is a type error. */
export const phraseBooks: Readonly<Record<Language, PhraseBook>> = {
  en: { ...dogCatFoodEn, ...healthCareEn, ...livingEn, ...companionsEn, ...outdoorsEn, ...adviceEn },
  de: { ...dogCatFoodDe, ...healthCareDe, ...livingDe, ...companionsDe, ...outdoorsDe, ...adviceDe },
  it: { ...dogCatFoodIt, ...healthCareIt, ...livingIt, ...companionsIt, ...outdoorsIt, ...adviceIt },
}

export const factPhrases: Readonly<Record<Language, FactPhrases>> = { en: factsEn, de: factsDe, it: factsIt }
