import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findCatalogLocale, loadMessages } from './load-messages.ts'
import { addWords, createI18n } from './words.ts'

const parts = ['shop', 'checkout'] as const

/** Ids and sentences of a PO file, joined over its lines. */
function readPo(locale: string, part: string): Map<string, string> {
  const text = readFileSync(new URL(`./catalogs/${locale}/${part}.po`, import.meta.url), 'utf8')
  const entries = new Map<string, string>()
  for (const block of text.split(/\n\n+/)) {
    const id = /^msgid ("(?:.|\n")*)\nmsgstr/m.exec(block)?.[1]
    const sentence = /^msgstr ((?:".*"\n?)+)/m.exec(block)?.[1]
    if (id !== undefined && sentence !== undefined && unquote(id) !== '') entries.set(unquote(id), unquote(sentence))
  }
  return entries
}

function unquote(lines: string): string {
  return [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((line) => line[1]!.replace(/\\(.)/g, '$1')).join('')
}

describe('the catalogues', () => {
  it.each(parts)('%s: every English id has a sentence, and the compiled module holds exactly those ids', async (part) => {
    const source = readPo('en-US', part)
    expect(source.size).toBeGreaterThan(0)
    expect([...source].filter(([, sentence]) => sentence === '')).toEqual([])
    const compiled = await loadMessages('en-US', part)
    expect(Object.keys(compiled).toSorted()).toEqual([...source.keys()].toSorted())
  })

  it.each(parts)('%s: sentences without places are compiled as they are written', async (part) => {
    const compiled = await loadMessages('en-US', part)
    const plain = [...readPo('en-US', part)].filter(([, sentence]) => !/[{}']/.test(sentence))
    expect(plain.map(([id]) => compiled[id])).toEqual(plain.map(([, sentence]) => [sentence]))
  })

  it('no id is in two parts', () => {
    const shop = readPo('en-US', 'shop')
    expect([...readPo('en-US', 'checkout').keys()].filter((id) => shop.has(id))).toEqual([])
  })
})

describe('speaking', () => {
  it('en-ZA has no sentences of its own and speaks the source language', async () => {
    expect(readPo('en-ZA', 'shop').size).toBe(0)
    expect((await createI18n('en-ZA')).t('cart.added')).toBe('Product has been added to the cart!')
  })

  it('a locale without a catalogue speaks the source language', async () => {
    expect(findCatalogLocale('xx-XX')).toBe('en-US')
    expect((await createI18n('xx-XX')).t('cart.added')).toBe('Product has been added to the cart!')
  })

  it('the checkout sentences come when they are asked for', async () => {
    const [id] = readPo('en-US', 'checkout').keys()
    const i18n = await createI18n('en-US')
    expect(i18n.t(id!)).toBe(id)
    await addWords(i18n, 'checkout')
    expect(i18n.t(id!)).not.toBe(id)
  })
})
