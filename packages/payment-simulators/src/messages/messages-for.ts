import type { Call } from '../http/route.ts'
import { de } from './de.ts'
import { en, type PageMessages } from './en.ts'
import { it } from './it.ts'

const LANGUAGES = { en, de, it } as const
export type PageLanguage = keyof typeof LANGUAGES

export interface PageText {
  readonly language: PageLanguage
  readonly messages: PageMessages
}

/** The language of a page: the one that the shop passes (`locale` of the card widget), else the browser's first supported one, else English. */
export function messagesFor({ query, headers }: Pick<Call, 'query' | 'headers'>): PageText {
  const asked = [query.get('locale') ?? '', ...(headers['accept-language'] ?? '').split(',')]
  const language = asked.map((one) => one.trim().slice(0, 2).toLowerCase()).find(isPageLanguage) ?? 'en'
  return { language, messages: LANGUAGES[language] }
}

function isPageLanguage(text: string): text is PageLanguage {
  return Object.hasOwn(LANGUAGES, text)
}
