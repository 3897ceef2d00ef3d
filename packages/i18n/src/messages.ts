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

/** Where the later messages of an instance come from. */
const sources = new WeakMap<I18n, MessageSource>()

/**
 * An i18n instance for one locale. Each request and each browser has its own: a global one would leak between visitors. Messages that
 * cannot be loaded, because the network or their file is gone, are replaced by the English ones.
 * @throws if those cannot be loaded either.
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
  i18n.loadAndActivate({ locale: catalogLocale, messages: await mergeParts(source, catalogLocale, parts) })
  return i18n
}

/** Adds the messages that only some screens need. */
export async function addMessages(i18n: I18n, part: CatalogPart): Promise<void> {
  const added = await loadOrReplace(sources.get(i18n)!, i18n.locale, part)
  // A new object: Lingui's own `load` would write into the present one, which other instances share.
  i18n.loadAndActivate({ locale: i18n.locale, messages: { ...i18n.messages, ...added } })
}

const merged = new Map<string, Messages>()

/** One object for all requests of a locale: copying hundreds of messages per request would take longer than everything else here. */
async function mergeParts(source: MessageSource, locale: string, parts: readonly CatalogPart[]): Promise<Messages> {
  const key = [locale, ...parts].join(' ')
  const known = source.load === loadMessages ? merged.get(key) : undefined
  if (known) return known
  let isComplete = source.load === loadMessages
  const whenMissing = () => {
    isComplete = false
    source.whenMissing()
  }
  const catalogs = await Promise.all(parts.map((part) => loadOrReplace({ ...source, whenMissing }, locale, part)))
  const messages: Messages = Object.assign({}, ...catalogs)
  if (isComplete) merged.set(key, messages)
  return messages
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
