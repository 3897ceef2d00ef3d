import type { Call, Send } from '@meerkat/contract/transport'
import { describe, expect, it } from 'vitest'
import { answerSitemap } from './answer-sitemap.ts'

const products = [
  { id: 1, sku: 'A', name: 'A & B', type_id: 'simple', url_path: 'a&b.html', updated_at: '2026-02-03 10:00:00' },
  { id: 2, sku: 'B', name: 'B', type_id: 'simple', url_path: 'b.html' },
]

const brandOption = (value: string, label: string) => ({ value, label })
const attributes = [
  { id: 208, attribute_code: 'brand', options: [brandOption('', ' '), brandOption('71', 'Veldtrail'), brandOption('72', 'Kopje & Kin')] },
  { id: 211, attribute_code: 'sale', options: [brandOption('1', 'Yes')] },
]

const FULL = new Set(['vue_storefront_catalog', 'vue_storefront_catalog_de'])

/** A catalogue whose Italian store view lacks the second product, and everything else. Further store views are empty. */
const send: Send = async ({ params, query }: Call) => {
  const isItalian = params?.['index'] === 'vue_storefront_catalog_it'
  const entities: Record<string, readonly object[]> = {
    product: products.slice(0, isItalian ? 1 : 2),
    attribute: isItalian ? [] : attributes,
    cms_page: isItalian
      ? []
      : [
          { id: 4, identifier: 'sale' },
          { id: 5, identifier: 'about-us' },
        ],
  }
  const isKnown = isItalian || FULL.has(params?.['index'] ?? '')
  const known = (isKnown && entities[params?.['entity'] ?? '']) || []
  const from = Number(query?.['from'])
  return { status: 200, body: { hits: { total: known.length, hits: known.slice(from).map((_source) => ({ _source })) } } }
}

/** Each test uses its own origin: sitemaps are cached per origin. */
const ask = (origin: string, path: string) => answerSitemap(new Request(`https://${origin}.example${path}`), send)

describe('answerSitemap', () => {
  it('lists the parts that are not empty', async () => {
    const text = await (await ask('index', '/sitemap.xml'))!.text()
    expect([...text.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
      'https://index.example/sitemap/main-products-1.xml',
      'https://index.example/sitemap/main-lists-1.xml',
      'https://index.example/sitemap/main-pages-1.xml',
      'https://index.example/sitemap/de-products-1.xml',
      'https://index.example/sitemap/de-lists-1.xml',
      'https://index.example/sitemap/de-pages-1.xml',
      'https://index.example/sitemap/it-products-1.xml',
    ])
  })

  it('writes URLs, modification dates and links to the same page in other store views', async () => {
    const text = await (await ask('part', '/sitemap/de-products-1.xml'))!.text()
    expect(text).toContain('<loc>https://part.example/de/a&amp;b.html</loc><lastmod>2026-02-03</lastmod>')
    const [, second] = text.split('<url>').slice(1)
    expect([...second!.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual(['en-za', 'de-de'])
  })

  it('lists the sale and the brands once, and links them to the same list in other store views', async () => {
    const locations = (text: string) => [...text.matchAll(/<loc>https:\/\/lists\.example([^<]*)/g)].map(([, path]) => path)
    const lists = await (await ask('lists', '/sitemap/de-lists-1.xml'))!.text()
    expect(locations(lists)).toEqual(['/de/brand/veldtrail-71', '/de/brand/kopje-and-kin-72', '/de/sale'])
    expect(lists).toContain('hreflang="en-za" href="https://lists.example/brand/veldtrail-71"')
    const pages = await (await ask('lists', '/sitemap/de-pages-1.xml'))!.text()
    expect(locations(pages)).toEqual(['/de/about-us'])
  })

  it.each(['/sitemap/de-products-2.xml', '/sitemap/xx-products-1.xml', '/sitemap/main-secrets-1.xml', '/sitemap/main-constructor-1.xml'])(
    '%s is not found',
    async (path) => {
      expect((await ask('missing', path))!.status).toBe(404)
    },
  )

  it('ignores other paths', async () => {
    expect(await ask('other', '/dogs')).toBeNull()
  })
})
