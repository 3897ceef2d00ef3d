import type { Call } from '../http/route.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { it } from './it.ts'

const LANGUAGES = { en, de, it } as const
export type PageLanguage = keyof typeof LANGUAGES

export interface Spoken {
  readonly language: PageLanguage
  readonly words: Words
}

/** The language of a page: the one that the shop passes (`locale` of the card widget), else the browser's first supported one, else English. */
export function wordsFor({ query, headers }: Pick<Call, 'query' | 'headers'>): Spoken {
  const asked = [query.get('locale') ?? '', ...(headers['accept-language'] ?? '').split(',')]
  const language = asked.map((one) => one.trim().slice(0, 2).toLowerCase()).find(isPageLanguage) ?? 'en'
  return { language, words: LANGUAGES[language] }
}

function isPageLanguage(text: string): text is PageLanguage {
  return Object.hasOwn(LANGUAGES, text)
}
