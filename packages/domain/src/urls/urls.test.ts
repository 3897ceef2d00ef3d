import { describe, expect, it } from 'vitest'
import { brandLink, findBrand } from './brand-link.ts'
import { categoryLink } from './category-link.ts'
import { entitySlug } from './entity-slug.ts'
import { imageUrl } from './image-url.ts'
import { normalisePath } from './normalise-path.ts'
import { productLink } from './product-link.ts'
import { parseQuery, queryText } from './query-text.ts'
import { slugify } from './slugify.ts'

describe('slugify (docs/behaviour/products.md §2.2)', () => {
  it.each([
    ['Tick & Flea Collar', 'tick-and-flea-collar'],
    ['Größe  XL', 'grosse-xl'],
    ['Café à la Smörgås', 'cafe-a-la-smorgas'],
    ['Øre, 50 % off!', 'ore-50-off'],
    ['--a---b-', '-a-b-'],
    ['under_score', 'under_score'],
    ['猫', ''],
  ])('%s: %s', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })
})

describe('entitySlug (docs/behaviour/products.md §2.2)', () => {
  const named = { id: 12, name: 'Dog Food' }
  it.each([
    [{ ...named, slug: 'food', url_key: 'key' }, 'food'],
    [{ ...named, url_key: 'key' }, 'key'],
    [named, 'dog-food-12'],
  ])('%o: %s', (entity, slug) => {
    expect(entitySlug(entity)).toBe(slug)
  })
})

describe('normalisePath (docs/behaviour/urls.md §8.3)', () => {
  it.each([
    ['a', '/a'],
    ['/a/', '/a'],
    ['/a/?x', '/a'],
    ['/a?x=/b/', '/a'],
    ['/a//', '/a/'],
    ['/', '/'],
    ['', '/'],
    ['/?x=1', '/'],
    ['/a#top', '/a'],
  ])('%s: %s', (path, normal) => {
    expect(normalisePath(path)).toBe(normal)
  })
})

const home = { storeCode: '', appendStoreCode: false, seo: { useUrlDispatcher: true } }
const german = { storeCode: 'de', appendStoreCode: true, seo: { useUrlDispatcher: true } }
const plain = { ...german, seo: { useUrlDispatcher: false } }
const plainHome = { ...home, seo: { useUrlDispatcher: false } }
const unprefixed = { ...plain, appendStoreCode: false }

describe('productLink (spec §2, docs/behaviour/urls.md §8.6)', () => {
  const product = { id: 4300, sku: 'KAROO', name: 'Karoo', url_key: 'karoo-4300', url_path: 'dogs/karoo-4300.html' }
  it.each([
    { why: 'URL path', product, view: home, link: '/dogs/karoo-4300.html' },
    { why: 'URL path with prefix', product, view: german, link: '/de/dogs/karoo-4300.html' },
    {
      why: 'with variants',
      product: { ...product, sku: 'KAROO-3KG', parentSku: 'KAROO', configurable_children: [{}] },
      view: home,
      link: '/dogs/karoo-4300.html?childSku=KAROO-3KG',
    },
    { why: 'with options', product: { ...product, options: [{}] }, view: home, link: '/dogs/karoo-4300.html?childSku=KAROO' },
    { why: 'no url_path', product: { ...product, url_path: undefined }, view: home, link: '/p/KAROO/karoo-4300' },
    {
      why: 'a variant without URL dispatcher',
      product: { ...product, type_id: 'configurable' as const, sku: 'KAROO 3/KG', parentSku: 'KAROO' },
      view: plain,
      link: '/de/p/KAROO/karoo-4300/KAROO%203%2FKG',
    },
    {
      why: 'a simple product without URL dispatcher',
      product: { ...product, type_id: 'simple' as const },
      view: plainHome,
      link: '/p/KAROO/karoo-4300',
    },
    {
      why: 'a bundle without URL dispatcher',
      product: { ...product, type_id: 'bundle' as const },
      view: plain,
      link: '/de/p/KAROO/karoo-4300',
    },
    {
      why: 'options without URL dispatcher need no childSku',
      product: { ...product, type_id: 'virtual' as const, options: [{}] },
      view: plainHome,
      link: '/p/KAROO/karoo-4300',
    },
    {
      why: 'a store that does not append its code',
      product: { ...product, type_id: 'grouped' as const },
      view: unprefixed,
      link: '/p/KAROO/karoo-4300',
    },
    {
      why: 'name and id when there is neither slug nor key',
      product: { ...product, url_key: undefined, slug: undefined },
      view: plainHome,
      link: '/p/KAROO/karoo-4300',
    },
  ])('$why: $link', ({ product, view, link }) => {
    expect(productLink(product, view)).toBe(link)
  })
})

describe('categoryLink (docs/behaviour/urls.md §8.6)', () => {
  const category = { id: 12, name: 'Dog Food', url_path: 'dogs/dog-food', slug: 'dog-food-12' }
  it.each([
    { category, view: home, link: '/dogs/dog-food' },
    { category, view: german, link: '/de/dogs/dog-food' },
    { category, view: plain, link: '/de/c/dog-food-12' },
    { category, view: plainHome, link: '/c/dog-food-12' },
    { category, view: unprefixed, link: '/c/dog-food-12' },
    { category: { ...category, url_path: undefined }, view: home, link: '/c/dog-food-12' },
    { category: null, view: home, link: '/' },
    { category: undefined, view: german, link: '/de' },
  ])('$link', ({ category, view, link }) => {
    expect(categoryLink(category, view)).toBe(link)
  })
})

describe('pages of brands (docs/behaviour/urls.md §8.6)', () => {
  it.each([
    { brand: { label: 'Kopje & Kin', value: '72' }, view: home, link: '/brand/kopje-and-kin-72' },
    { brand: { label: 'Größenwahn', value: '9' }, view: german, link: '/de/brand/grossenwahn-9' },
    { brand: { label: '猫', value: '80' }, view: plain, link: '/de/brand/-80' },
  ])('$link', ({ brand, view, link }) => {
    expect(brandLink(brand, view)).toBe(link)
    expect(findBrand(link.split('/brand/')[1]!, [{ label: 'Other', value: '2' }, brand])).toBe(brand)
  })

  it.each([
    { why: 'an outdated name', slug: 'old-name-72', found: '72' },
    { why: 'an id that ends like another one', slug: 'kopje-172', found: undefined },
    { why: 'a name without id', slug: 'kopje-and-kin', found: undefined },
    { why: 'an option without a name', slug: 'kopje-5', found: undefined },
    { why: 'nothing behind the dash', slug: 'kopje-', found: undefined },
  ])('$why finds $found', ({ slug, found }) => {
    const brands = [
      { label: ' ', value: '' },
      { label: ' ', value: '5' },
      { label: 'Kopje & Kin', value: '72' },
    ]
    expect(findBrand(slug, brands)?.value).toBe(found)
  })
})

describe('imageUrl (docs/wire.md §12.1)', () => {
  it.each([
    ['/k/a/karoo.webp', '/img/310/300/resize/k/a/karoo.webp'],
    ['k/a/karoo.webp', '/img/310/300/resize/k/a/karoo.webp'],
    ['https://cdn.example/a.png?x', '/img/310/300/resize/https%3A%2F%2Fcdn.example%2Fa.png%3Fx'],
    ['no_selection', null],
    ['', null],
    [undefined, null],
  ])('%s: %s', (path, url) => {
    expect(imageUrl(path, 310, 300)).toBe(url)
  })
})

describe('query text', () => {
  it('writes and reads back', () => {
    const query = { brand: '71,72', price: '400.0-*', q: 'tick & flea ü' }
    expect(queryText(query)).toBe('?brand=71,72&price=400.0-*&q=tick%20%26%20flea%20%C3%BC')
    expect(parseQuery(queryText(query))).toEqual(query)
    expect(queryText({ a: undefined, b: [] })).toBe('')
  })

  it.each([
    ['?a=1&a=2&b', { a: ['1', '2'], b: '' }],
    ['a=x+y&c=%zz', { a: 'x y', c: '%zz' }],
    [
      '__proto__=1&constructor=2',
      Object.fromEntries([
        ['__proto__', '1'],
        ['constructor', '2'],
      ]),
    ],
    ['', {}],
  ])('reads %s', (text, query) => {
    expect(parseQuery(text)).toEqual(query)
  })
})
