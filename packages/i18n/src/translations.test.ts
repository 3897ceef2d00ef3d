import type { Messages } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { catalogLocales, loadMessages } from './load-messages.ts'
import { catalogParts, readPo } from './testing/read-po.ts'

type CompiledMessage = Messages[string]

const source = readAll('en-US')
const others = catalogLocales.filter((locale) => !locale.startsWith('en-'))

/** Words that a language shares with English, beyond those of `isSharedByAll`. Never whole sentences. */
const sharedWords: Record<string, readonly string[]> = {
  'de-DE': ['form.optional'],
  'es-ES': ['cart.segment.subtotal'],
  'fr-FR': ['frame.menu'],
  'it-IT': ['account.password', 'checkout.field.password', 'frame.menu'],
  'nl-NL': ['catalog.filters', 'catalog.filtersActive', 'frame.menu', 'orders.status', 'page.contact', 'page.magazine', 'tile.per.tablet'],
  'pl-PL': ['frame.menu'],
  'pt-BR': ['cart.segment.subtotal', 'frame.menu'],
}

describe.each(others)('%s', (locale) => {
  it('has exactly the ids of the English catalogue', () => {
    const written = readAll(locale)
    expect([...source.keys()].filter((id) => !written.get(id))).toEqual([])
    expect([...written.keys()].filter((id) => !source.has(id))).toEqual([])
  })

  it('has the placeholders and tags of every English message', async () => {
    const [english, compiled] = await Promise.all([loadAll('en-US'), loadAll(locale)])
    const places = (messages: ReadonlyMap<string, CompiledMessage>) =>
      Object.fromEntries([...messages].map(([id, message]) => [id, [...placesOf(message)].toSorted()]))
    expect(places(compiled)).toEqual(places(english))
    const tags = (sentences: ReadonlyMap<string, string>) =>
      [...sentences].map(([id, text]) => [id, [...new Set(text.match(/<\/?\w+\/?>/g))].toSorted()])
    expect(Object.fromEntries(tags(readAll(locale)))).toEqual(Object.fromEntries(tags(source)))
  })

  it('is translated', () => {
    const same = [...readAll(locale)].filter(([id, text]) => text === source.get(id) && !isSharedByAll(text)).map(([id]) => id)
    expect(same.toSorted()).toEqual([...(sharedWords[locale] ?? [])].toSorted())
  })
})

it('Dutch calls the shopper "je" everywhere', () => {
  expect([...readAll('nl-NL')].filter(([, text]) => /\b(?:u|uw|uzelf)\b/i.test(text))).toEqual([])
})

it('Japanese uses full-width colons', () => {
  expect([...readAll('ja-JP')].filter(([, text]) => /[\p{scx=Hira}\p{scx=Kana}\p{scx=Hani}]:/u.test(text))).toEqual([])
})

describe.each(catalogLocales)('%s', (locale) => {
  const rules = new Intl.PluralRules(locale)

  it('has exactly the plural forms of its language', async () => {
    const forms = [...(await loadAll(locale))].flatMap(([id, message]) => pluralsOf(message).map((plural) => ({ id, ...plural })))
    expect(forms.length).toBeGreaterThan(5)
    const wanted = rules.resolvedOptions().pluralCategories.toSorted()
    const wrong = forms.filter(({ categories }) => categories.join() !== wanted.join())
    expect(wrong).toEqual([])
  })

  it('contains the number in plural forms that stand for several numbers', async () => {
    const meant = Map.groupBy(
      Array.from({ length: 200 }, (_, number) => number),
      (number) => rules.select(number),
    )
    const silent = [...(await loadAll(locale))].flatMap(([id, message]) =>
      pluralsOf(message)
        .flatMap(({ silentForms }) => silentForms)
        .filter((form) => (meant.get(form as Intl.LDMLPluralRule)?.length ?? 0) > 1)
        .map((form) => `${id} ${form}`),
    )
    expect(silent).toEqual([])
  })
})

/** Only placeholders, punctuation, units and OK. */
function isSharedByAll(text: string): boolean {
  return !/\p{L}/u.test(text.replaceAll(/\{\w+\}|\b(?:OK|kg|l)\b/g, ''))
}

function readAll(locale: string): ReadonlyMap<string, string> {
  return new Map(catalogParts.flatMap((part) => [...readPo(locale, part)]))
}

async function loadAll(locale: string): Promise<ReadonlyMap<string, CompiledMessage>> {
  const parts = await Promise.all(catalogParts.map((part) => loadMessages(locale, part)))
  return new Map(parts.flatMap((messages) => Object.entries(messages)))
}

interface Plural {
  readonly categories: readonly string[]
  /** Plural forms that need not contain the number. */
  readonly silentForms: readonly string[]
}

function pluralsOf(message: CompiledMessage): readonly Plural[] {
  return choicesOf(message).map((choices) => {
    const forms = Object.entries(choices).filter(([form]) => !/^\d+$|^offset$/.test(form))
    return {
      categories: forms.map(([form]) => form).toSorted(),
      silentForms: forms.filter(([, text]) => !JSON.stringify(text).includes('"#"')).map(([form]) => form),
    }
  })
}

function placesOf(message: CompiledMessage): ReadonlySet<string> {
  if (typeof message === 'string') return new Set()
  const places = message.filter((token) => typeof token !== 'string')
  return new Set([
    ...places.map(([name]) => name),
    ...choicesOf(message).flatMap((choices) => Object.values(choices).flatMap((form) => [...placesOf(form as CompiledMessage)])),
  ])
}

/** The plurals of a compiled message, each compiled to name, kind and forms. */
function choicesOf(message: CompiledMessage): readonly Record<string, unknown>[] {
  if (typeof message === 'string') return []
  return message.flatMap((token) => (typeof token !== 'string' && token[1] === 'plural' ? [token[2] as Record<string, unknown>] : []))
}
