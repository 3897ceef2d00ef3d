import type { Call, Send } from '@meerkat/contract/transport'
import { describe, expect, it } from 'vitest'
import { answerSitemap } from './answer-sitemap.ts'

const products = [
  { id: 1, sku: 'A', name: 'A & B', type_id: 'simple', url_path: 'a&b.html', updated_at: '2026-02-03 10:00:00' },
  { id: 2, sku: 'B', name: 'B', type_id: 'simple', url_path: 'b.html' },
]

/** A catalogue whose Italian store view lacks the second product. */
const send: Send = async ({ params, query }: Call) => {
  const isItalian = params?.['index'] === 'vue_storefront_catalog_it'
  const known = params?.['entity'] === 'product' ? products.slice(0, isItalian ? 1 : 2) : []
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
      'https://index.example/sitemap/de-products-1.xml',
      'https://index.example/sitemap/it-products-1.xml',
    ])
  })

  it('writes URLs, modification dates and links to the same page in other store views', async () => {
    const text = await (await ask('part', '/sitemap/de-products-1.xml'))!.text()
    expect(text).toContain('<loc>https://part.example/de/a&amp;b.html</loc><lastmod>2026-02-03</lastmod>')
    const [, second] = text.split('<url>').slice(1)
    expect([...second!.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual(['en-za', 'de-de'])
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
