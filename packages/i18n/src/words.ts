import { type I18n, setupI18n } from '@lingui/core'
import { type CatalogPart, findCatalogLocale, loadMessages } from './load-messages.ts'

export type { I18n }

/** The message of an id with its placeholders filled. */
export type Words = (id: string, values?: Record<string, unknown>) => string

/** An i18n instance for one locale. Each request and each browser has its own: a global one would leak between visitors. */
export async function createI18n(locale: string, parts: readonly CatalogPart[] = ['shop']): Promise<I18n> {
  const i18n = setupI18n({ missing: (_, id) => id })
  const spoken = findCatalogLocale(locale)
  const catalogs = await Promise.all(parts.map((part) => loadMessages(locale, part)))
  for (const messages of catalogs) i18n.load(spoken, messages)
  i18n.activate(spoken)
  return i18n
}

/** Adds the messages that only some screens need. */
export async function addWords(i18n: I18n, part: CatalogPart): Promise<void> {
  i18n.load(i18n.locale, await loadMessages(i18n.locale, part))
}
