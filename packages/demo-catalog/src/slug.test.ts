import { describe, expect, it } from 'vitest'
import { buildDemoCatalog } from './demo-catalog.ts'
import { slugOf } from './slug.ts'

describe('slugOf', () => {
  it.each([
    { text: 'Lamb & Rice, 1.5 kg', language: 'en', slug: 'lamb-rice-1-5-kg' },
    { text: 'Näpfe für große Hunde, Öl', language: 'de', slug: 'naepfe-fuer-grosse-hunde-oel' },
    // As some editors write it: the letter, then its dots.
    { text: 'Na\u0308pfe', language: 'de', slug: 'naepfe' },
    { text: 'Käse-Pâté', language: 'de', slug: 'kaese-pate' },
    { text: 'Città dell’età', language: 'it', slug: 'citta-dell-eta' },
    { text: 'Dog’s Bed', language: 'en', slug: 'dogs-bed' },
    { text: 'Müsli', language: 'it', slug: 'musli' },
  ] as const)('$text in $language is $slug', ({ text, language, slug }) => {
    expect(slugOf(text, language)).toBe(slug)
  })
})

describe('addresses', () => {
  const { stores } = buildDemoCatalog().bundle
  const pathsOf = (id: number) =>
    stores.map(({ products, categories }) => [...products, ...categories].find((one) => one.id === id)?.url_path)

  it('are in the language of their store view', () => {
    expect(pathsOf(4319)).toEqual([
      'dogs/dog-food/kopje-kin-venison-pumpkin-4319.html',
      'hunde/hundefutter/kopje-kin-wild-kuerbis-4319.html',
      'cani/alimenti-per-cani/kopje-kin-selvaggina-e-zucca-4319.html',
    ])
    expect(pathsOf(11)).toEqual(['dogs/dog-food', 'hunde/hundefutter', 'cani/alimenti-per-cani'])
  })

  it('of products end in the key that other clients build links from', () => {
    for (const { products } of stores)
      expect(products.filter(({ url_path, url_key, slug }) => url_key !== slug || !url_path?.endsWith(`${url_key}.html`))).toEqual([])
  })
})
