import { inLanguage, type Language } from '../../language.ts'
import type { StoreView } from '../../store-view.ts'
import type { PageText } from '../page-text.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import type { TranslatedContent } from './translated-content.ts'

const TRANSLATIONS: Readonly<Record<string, TranslatedContent>> = { cs, de, es, fr, it, ja, nl, pl, pt, ru }
const CATALOGUE_LANGUAGES: ReadonlySet<string> = new Set<Language>(['en', 'de', 'it'])

/** Every language in which the demo shop has content pages. */
export const CONTENT_LANGUAGES = ['en', ...Object.keys(TRANSLATIONS)]

/** Pages about one country: its law, prices and addresses. Translations are those of the South African ones. */
const NATIONAL: ReadonlySet<string> = new Set(['legal', 'contact', 'shipping-delivery', 'withdrawal'])

/** Title, summary and text of a page in a language that is not the store view's; null when it is not translated. */
export function findTranslation(page: PageText, view: StoreView, language: string): readonly [string, string, string] | null {
  const { identifier, title, summary, content } = page
  if (NATIONAL.has(identifier) && view.country !== 'ZA') return null
  if (CATALOGUE_LANGUAGES.has(language) && !NATIONAL.has(identifier)) {
    const own = language as Language
    return [inLanguage(title, own), inLanguage(summary, own), inLanguage(content, own)]
  }
  return TRANSLATIONS[language]?.pages[identifier] ?? null
}

/** Title and content of the block beside every content page; null when it is not translated. */
export function findPromise(language: string): readonly [string, string] | null {
  return TRANSLATIONS[language]?.promise ?? null
}
