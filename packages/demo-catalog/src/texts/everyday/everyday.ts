import { inLanguage, type Language, type Translations } from '../../language.ts'
import { catsAndFish } from './cats-and-fish.ts'
import { dogs } from './dogs.ts'
import type { OwnTexts } from './own-text.ts'
import { smallAnimals } from './small-animals.ts'
import { yardAndClinic } from './yard-and-clinic.ts'

/** Things that share no topic with others, so that only a text of its own says something about each. */
const TEXTS: OwnTexts = { ...dogs, ...catsAndFish, ...smallAnimals, ...yardAndClinic }

/** The products that have a text of their own. */
export const OWN_TEXTS: readonly string[] = Object.keys(TEXTS)

/** @throws if no text is written for a product of this name. */
export function ownText(name: Translations, language: Language): { readonly short: string; readonly text: string } {
  const own = TEXTS[name[0]]
  if (!own) throw new Error(`${name[0]} has neither a topic nor a text of its own`)
  return { short: inLanguage(own.short, language), text: inLanguage(own.text, language) }
}
