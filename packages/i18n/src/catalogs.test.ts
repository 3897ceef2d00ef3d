import { describe, expect, it } from 'vitest'
import { catalogLocales, findCatalogLocale, loadMessages } from './load-messages.ts'
import { addMessages, createI18n } from './messages.ts'
import { catalogParts, readPo } from './testing/read-po.ts'

describe('the catalogues', () => {
  it.each(catalogParts)('%s: every English id has a message and is in no other part', (part) => {
    const source = readPo('en-US', part)
    expect(source.size).toBeGreaterThan(0)
    expect([...source].filter(([, sentence]) => sentence === '')).toEqual([])
    const elsewhere = catalogParts.filter((other) => other !== part).flatMap((other) => [...readPo('en-US', other).keys()])
    expect(elsewhere.filter((id) => source.has(id))).toEqual([])
  })

  it.each(catalogLocales.flatMap((locale) => catalogParts.map((part) => ({ locale, part }))))(
    '$locale $part: the compiled module has the messages of the PO file, and English ones where it has none',
    async ({ locale, part }) => {
      const source = readPo('en-US', part)
      const written = readPo(locale, part)
      const compiled = await loadMessages(locale, part)
      expect(Object.keys(compiled).toSorted(), 'run "npm run build -w @meerkat/i18n"').toEqual([...source.keys()].toSorted())
      const plain = [...source].map(([id, english]) => [id, written.get(id) || english] as const).filter(([, text]) => !/[{}']/.test(text))
      expect(plain.map(([id]) => [id, compiled[id]])).toEqual(plain.map(([id, text]) => [id, [text]]))
    },
  )
})

describe('messages of a locale', () => {
  it('en-ZA has no messages of its own and uses the source language', async () => {
    expect(readPo('en-ZA', 'shop').size).toBe(0)
    expect((await createI18n('en-ZA')).t('cart.added')).toBe('Product has been added to the cart!')
  })

  it('a locale without a catalogue uses the source language', async () => {
    expect(findCatalogLocale('xx-XX')).toBe('en-US')
    expect((await createI18n('xx-XX')).t('cart.added')).toBe('Product has been added to the cart!')
  })

  it('checkout messages load on demand', async () => {
    const [id] = readPo('en-US', 'checkout').keys()
    const i18n = await createI18n('en-US')
    expect(i18n.t(id!)).toBe(id)
    await addMessages(i18n, 'checkout')
    expect(i18n.t(id!)).not.toBe(id)
  })

  it('messages that one instance loads on demand are not added to other instances', async () => {
    const [id] = readPo('en-US', 'checkout').keys()
    const i18n = await createI18n('en-US')
    await Promise.all([addMessages(i18n, 'checkout'), addMessages(i18n, 'account')])
    expect(i18n.t(id!)).not.toBe(id)
    expect((await createI18n('en-US')).t(id!)).toBe(id)
    expect(await loadMessages('en-US', 'shop')).not.toHaveProperty([id!])
  })

  it.each([
    { locale: 'en-US', counts: { 0: 'empty', 1: '1 item', 5: '5 items' } },
    { locale: 'de-DE', counts: { 0: 'leer', 1: '1 Artikel', 1200: '1.200 Artikel' } },
    { locale: 'pl-PL', counts: { 1: '1 produkt', 2: '2 produkty', 5: '5 produktów', 22: '22 produkty' } },
    { locale: 'ru-RU', counts: { 1: '1 товар', 3: '3 товара', 11: '11 товаров', 21: '21 товар' } },
    { locale: 'cs-CZ', counts: { 1: '1 položka', 4: '4 položky', 5: '5 položek' } },
    { locale: 'ja-JP', counts: { 0: '空', 1: '1点', 2: '2点' } },
  ])('$locale uses the plural forms of its language', async ({ locale, counts }) => {
    const { t } = await createI18n(locale)
    for (const [count, text] of Object.entries(counts)) expect(t('cart.count', { count: Number(count) })).toBe(text)
  })
})
