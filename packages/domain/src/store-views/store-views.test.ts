import { describe, expect, it } from 'vitest'
import { prefixPath } from './prefix-path.ts'
import { resolveStoreViews } from './resolve-store-views.ts'
import { removeStoreCode, storeCodeFromPath } from './store-code-from-path.ts'

type File = Parameters<typeof resolveStoreViews>[0]

const base = { storeCode: '', storeId: 1, i18n: { defaultLocale: 'en-US', currencySign: 'R' }, shipping: ['courier'] }

function aFile(views: Record<string, Record<string, unknown>>): File {
  return { default: base, views } as unknown as File
}

describe('resolveStoreViews (docs/behaviour/urls.md §8.5)', () => {
  it('merges own settings over the extended ones over the defaults', () => {
    const views = resolveStoreViews(
      aFile({
        it: { storeCode: 'it', extend: 'de', i18n: { defaultLocale: 'it-IT' } },
        de: { storeCode: 'de', i18n: { defaultLocale: 'de-DE', currencySign: 'EUR' }, shipping: ['paket', 'express'] },
      }),
    )
    expect(views).toEqual([
      base,
      { ...base, storeCode: 'it', i18n: { defaultLocale: 'it-IT', currencySign: 'EUR' }, shipping: ['paket', 'express'] },
      { ...base, storeCode: 'de', i18n: { defaultLocale: 'de-DE', currencySign: 'EUR' }, shipping: ['paket', 'express'] },
    ])
  })

  it.each([
    { why: 'a cycle', views: { de: { extend: 'it' }, it: { extend: 'de' } }, message: 'Store view "de" extends itself: de → it → de' },
    { why: 'a view that extends itself', views: { de: { extend: 'de' } }, message: 'extends itself: de → de' },
    { why: 'an unknown view', views: { de: { extend: 'at' } }, message: 'Store view "de" extends "at", which does not exist' },
  ])('refuses $why', ({ views, message }) => {
    expect(() => resolveStoreViews(aFile(views))).toThrow(message)
  })
})

const views = [
  { storeCode: '', url: '' },
  { storeCode: 'de', url: '/de' },
  { storeCode: 'it', url: 'shop.example/it' },
]

describe('storeCodeFromPath (docs/behaviour/urls.md §8.4)', () => {
  it.each([
    ['/de', 'de'],
    ['de', 'de'],
    ['/de/c/hunde', 'de'],
    ['/de?x=1', 'de'],
    ['/de#top', 'de'],
    ['/design', ''],
    ['/c/de', ''],
    ['shop.example/it/gatti', 'it'],
    ['/', ''],
    ['', ''],
    [null, ''],
  ])('%s is in "%s"', (path, code) => {
    expect(storeCodeFromPath(path, views)).toBe(code)
  })

  it('includes the host when one is given', () => {
    expect(storeCodeFromPath('/it/gatti', views, 'shop.example')).toBe('it')
    expect(storeCodeFromPath('/it/gatti', views, 'other.example')).toBe('')
  })
})

describe('removeStoreCode (docs/behaviour/urls.md §8.4)', () => {
  it.each([
    ['/de/c/hunde', '/c/hunde'],
    ['de/de/x', 'de/x'],
    ['/de', '/de'],
    ['/made/x', '/made/x'],
  ])('%s becomes %s', (path, rest) => {
    expect(removeStoreCode(path, 'de')).toBe(rest)
  })
})

describe('prefixes (docs/behaviour/urls.md §8.5)', () => {
  const german = { storeCode: 'de', appendStoreCode: true }
  it.each([
    { path: '/c/hunde?x=1', view: german, result: '/de/c/hunde?x=1' },
    { path: 'hunde', view: german, result: '/de/hunde' },
    { path: '/', view: german, result: '/de' },
    { path: '/c/dogs', view: { storeCode: 'de', appendStoreCode: false }, result: '/c/dogs' },
    { path: 'c/dogs', view: { storeCode: '', appendStoreCode: true }, result: '/c/dogs' },
  ])('$path: $result', ({ path, view, result }) => {
    expect(prefixPath(path, view)).toBe(result)
  })
})
