import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BannerFile, HeadImageFile } from '@meerkat/contract/cms'
import { LabelBook } from '@meerkat/contract/labels'
import { isTranslation, translatedIdentifier } from '@meerkat/contract/translated-identifier'
import { describe, expect, it } from 'vitest'
import { buildDemoCatalog } from './demo-catalog.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'config', 'labels')
const files = readdirSync(folder)
const { stores } = buildDemoCatalog().bundle

/** Kind and text of every label of a store view, in the same order for each. */
function listLabels({
  categories,
  attributes,
  products,
}: (typeof stores)[number]): [kind: 'categories' | 'attributes' | 'values', string][] {
  return [
    ...categories.filter(({ is_active }) => is_active).map(({ name }) => ['categories', name ?? ''] as const),
    ...attributes.flatMap(({ attribute_code, frontend_label, options = [] }) => [
      ['attributes', frontend_label ?? ''] as const,
      ...(attribute_code === 'brand' ? [] : options.map(({ label }) => ['values', label] as const)),
    ]),
    ...products.flatMap(({ description = '', configurable_options = [], custom_options = [], bundle_options = [] }) => [
      ...headingsOf(description).map((text) => ['attributes', text] as const),
      ...configurable_options.map(({ label }) => ['attributes', label] as const),
      ...custom_options.flatMap(({ title, values = [] }) => [
        ['attributes', title] as const,
        ...values.map(({ title }) => ['values', title] as const),
      ]),
      ...bundle_options.map(({ title }) => ['attributes', title ?? ''] as const),
    ]),
  ].map(([kind, text]) => [kind, text])
}

/** Of a description: `translateProduct` translates them. */
function headingsOf(description: string | null): string[] {
  return [...(description ?? '').matchAll(/<(?:h3|th)>([^<]+)/g)].map(([, text = '']) => text)
}

const isCatalogueLanguage = (language: string) => language === 'de' || language === 'it'

const settings = JSON.parse(readFileSync(join(folder, '..', 'stores.json'), 'utf8'))

/** Of the content pages, and of the home page. */
function titlesOf({ storeCode, cmsPages, cmsHierarchies }: (typeof stores)[number]): string[] {
  const { defaultTitle } = (settings.views[storeCode] ?? settings.default).seo
  const pages = cmsPages.filter(({ identifier }) => !isTranslation(identifier)).map(({ title }) => title)
  return [...new Set([...pages, ...cmsHierarchies.map(({ label }) => label), defaultTitle])].toSorted()
}

function textsOf({ categories }: (typeof stores)[number], banners: string): string[] {
  const introductions = categories.flatMap(({ is_active, meta_description }) => (is_active && meta_description ? [meta_description] : []))
  return [...new Set([...introductions, ...bannerTexts(banners)])].toSorted()
}

function bannerTexts(name: string): string[] {
  const file: unknown = JSON.parse(readFileSync(join(folder, '..', 'banners', name), 'utf8'))
  const { mainBanners, smallBanners, productBanners } = BannerFile.parse(file)
  const { image } = HeadImageFile.parse((file as { headImage: unknown }).headImage)
  return [...mainBanners, ...smallBanners, ...productBanners, ...image].flatMap(({ title, subtitle, button_text }) => [
    title,
    subtitle,
    button_text ?? '',
  ])
}

const english = listLabels(stores[0]!)
const isMeasure = (text: string) => /^(?:\d+ x )?[\d.]+ (?:kg|g|ml|l|cm|m)$/.test(text)
const numbersIn = (text: string) => text.match(/\d+/g) ?? []

describe.each(files)('the labels in %s', (file) => {
  const book = LabelBook.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))

  it('name every label of the demo catalogue', () => {
    const missing = english.filter(([kind, text]) => !isMeasure(text) && !Object.hasOwn(book[kind], text))
    expect(missing).toEqual([])
  })

  it('name nothing else', () => {
    for (const kind of ['categories', 'attributes', 'values'] as const) {
      const known = new Set(english.filter(([one]) => one === kind).map(([, text]) => text))
      expect(Object.keys(book[kind]).filter((text) => !known.has(text))).toEqual([])
    }
  })

  it('translate every title, introduction and banner of the demo shop, and nothing else', () => {
    expect(Object.keys(book.pages).toSorted()).toEqual(titlesOf(stores[0]!))
    expect(Object.keys(book.texts).toSorted()).toEqual(textsOf(stores[0]!, 'banners.json'))
  })

  it('name content pages as their translations do', () => {
    const language = file.slice(0, 2)
    const titles = stores[0]!.cmsPages
      .filter(({ identifier }) => !isTranslation(identifier))
      .map(({ identifier, title }) => [identifier, book.pages[title]])
    const translated = stores[0]!.cmsPages.map(({ identifier, title }) => [identifier, title])
    // Without a translation the page is the English one, at /i/no-route only.
    const known = titles.filter(([identifier]) => identifier !== 'no-route' || isCatalogueLanguage(language))
    expect(translated).toEqual(
      expect.arrayContaining(known.map(([identifier, title]) => [translatedIdentifier(identifier!, language), title])),
    )
  })

  it('state the same quantities', () => {
    const changed = Object.entries(book.values).filter(([text, label]) => numbersIn(text).join() !== numbersIn(label).join())
    expect(changed).toEqual([])
  })
})

it.each([
  { locale: 'de-DE', store: 1 },
  { locale: 'it-IT', store: 2 },
])('the labels in $locale are those of its catalogue, except words that English uses for two things', ({ locale, store }) => {
  const book = LabelBook.parse(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')))
  const own = listLabels(stores[store]!)
  const differing = english.filter(([kind, text], at) => !isMeasure(text) && own[at]![1] !== book[kind][text])
  expect([...new Set(differing.map(([, text]) => text))].filter((text) => text !== 'Food')).toEqual([])
  expect([...new Set(Object.values(book.pages))].toSorted()).toEqual(titlesOf(stores[store]!))
  expect([...new Set(Object.values(book.texts))].toSorted()).toEqual(textsOf(stores[store]!, `${stores[store]!.storeCode}_banners.json`))
})

it('Dutch texts call the shopper "je", as the screens do', () => {
  const labels = LabelBook.parse(JSON.parse(readFileSync(join(folder, 'nl-NL.json'), 'utf8')))
  const pages = stores[0]!.cmsPages.filter(({ identifier }) => identifier?.endsWith('@nl'))
  expect(pages.length).toBeGreaterThan(10)
  const texts = [
    ...Object.values(labels.texts),
    ...pages.flatMap(({ title, content, meta_description }) => [title, content, meta_description ?? '']),
  ]
  expect(texts.filter((text) => /\b(?:u|uw|uzelf)\b/i.test(text))).toEqual([])
})
