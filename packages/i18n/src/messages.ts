import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type CatalogPart, findCatalogLocale, loadMessages, SOURCE_LOCALE } from './load-messages.ts'

export type { I18n }

/** The message of an id with its placeholders filled. */
export type Translate = (id: string, values?: Record<string, unknown>) => string

export interface MessageSource {
  readonly load: (locale: string, part: CatalogPart) => Promise<Messages>
  /** Called when messages of the language could not be loaded and English ones take their place. */
  readonly whenMissing: () => void
}

/** Where each instance loads further messages from. */
const sources = new WeakMap<I18n, MessageSource>()

/**
 * An i18n instance for one locale. Each request and each browser has its own: a global one would leak between visitors. Messages that
 * cannot be loaded, because there is no network or the file is gone, are replaced by the English ones.
 * @throws if the English ones cannot be loaded either.
 */
export async function createI18n(
  locale: string,
  parts: readonly CatalogPart[] = ['shop'],
  { load = loadMessages, whenMissing = () => {} }: Partial<MessageSource> = {},
): Promise<I18n> {
  const i18n = setupI18n({ missing: (_, id) => id })
  const source = { load, whenMissing }
  sources.set(i18n, source)
  const catalogLocale = findCatalogLocale(locale)
  const catalogs = await Promise.all(parts.map((part) => loadOrReplace(source, catalogLocale, part)))
  i18n.loadAndActivate({ locale: catalogLocale, messages: catalogs.reduce(merge) })
  return i18n
}

/** Adds the messages that only some screens need. */
export async function addMessages(i18n: I18n, part: CatalogPart): Promise<void> {
  const added = await loadOrReplace(sources.get(i18n)!, i18n.locale, part)
  // Not Lingui's `load`: it would change the present messages object, which other instances share.
  i18n.loadAndActivate({ locale: i18n.locale, messages: merge(i18n.messages, added) })
}

const merged = new WeakMap<Messages, WeakMap<Messages, Messages>>()

/** Merges once for all instances: copying hundreds of messages for each request would take longer than everything else here. */
function merge(first: Messages, second: Messages): Messages {
  const known = merged.get(first) ?? new WeakMap<Messages, Messages>()
  merged.set(first, known)
  const both = known.get(second) ?? { ...first, ...second }
  known.set(second, both)
  return both
}

async function loadOrReplace({ load, whenMissing }: MessageSource, locale: string, part: CatalogPart): Promise<Messages> {
  try {
    return await load(locale, part)
  } catch (error) {
    if (locale === SOURCE_LOCALE) throw error
    const messages = await load(SOURCE_LOCALE, part)
    whenMissing()
    return messages
  }
}
