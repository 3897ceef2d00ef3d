import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aCategory, aProduct } from '../../api/src/testing/a-catalog.ts'
import { openTestShop, readStores, type TestShop } from '../../api/src/testing/open-test-shop.ts'
import { loadStorefront } from '../src/pages/load-storefront.ts'
import { mountPages } from '../src/pages/mount-pages.ts'
import { OutputCache } from '../src/pages/output-cache.ts'

const option = (value: string, label: string) => ({ value, label })
const brand = {
  attribute_id: 208,
  attribute_code: 'brand',
  frontend_input: 'select',
  is_user_defined: true,
  is_visible: true,
  options: [option('71', 'Veldtrail'), option('72', 'Kopje & Kin'), option('73', 'Taken'), option('74', 'Sold elsewhere')],
}
const products = [
  aProduct({ id: 1, name: 'Reduced Bowl', price: 200, brand: 71, sale: '1', url_path: 'bowl' }),
  aProduct({ id: 2, name: 'Dear Lead', brand: 71, sale: '0' }),
  aProduct({ id: 3, name: 'Reduced Bed', brand: 72, sale: '1' }),
]
const aPage = (id: number, identifier: string, content: string) => ({
  id,
  identifier,
  title: identifier,
  content,
  store_id: [0],
  active: true,
})

const closing: (() => Promise<unknown>)[] = []
let own: Awaited<ReturnType<typeof open>>
let taken: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  own = await open({ products, attributes: [brand], cmsPages: [aPage(4, 'sale', '<p>Honest reductions</p>')] })
  // A shop that has other documents at the addresses of these lists.
  taken = await open({
    products: [...products, aProduct({ id: 4, name: 'A product of that name', url_path: 'brand/taken-73' })],
    attributes: [brand],
    categories: [
      aCategory({ id: 2, parent_id: 1 }),
      aCategory({ id: 10, parent_id: 2, name: 'Own category', url_path: 'sale' }),
      aCategory({ id: 11, parent_id: 2, name: 'Own brand', url_path: 'brand/veldtrail-71' }),
    ],
    cmsPages: [aPage(5, 'brand/kopje-and-kin-72', '<p>Our friends</p>')],
  })
})

afterAll(async () => {
  for (const close of closing) await close()
})

async function open(parts: Parameters<typeof aCatalog>[0]) {
  const shop: TestShop = await openTestShop({ bundle: aCatalog(parts) })
  const host = fastify()
  const storefront = await loadStorefront(readStores())
  const cache = new OutputCache({ ttlMs: 60_000, maxBytes: 10_000_000, now: Date.now })
  mountPages(host, { storefront, send: shop.api.send, cache, publicUrl: 'https://shop.example', callable: host })
  await host.ready()
  closing.push(
    () => host.close(),
    () => shop.close(),
  )
  return async (url: string) => {
    const { statusCode, body, headers } = await host.inject(url)
    return {
      status: statusCode,
      body,
      tags: headers['x-vs-cache-tags'] ?? '',
      heading: /<h1[^>]*>([^<]*)/.exec(body)?.[1],
      title: /<title[^>]*>([^<|]*)/.exec(body)?.[1]?.trim(),
      canonical: findCanonical(body),
      names: [...body.matchAll(/class="tile-name"[^>]*>\s*<a[^>]*>([^<]*)/g)].map(([, name]) => name),
      isHidden: /<meta[^>]*name="robots"[^>]*content="noindex"/.test(body),
    }
  }
}

/** The path of the canonical URL. */
function findCanonical(body: string): string | undefined {
  const link = [...body.matchAll(/<link[^>]*>/g)].find(([tag]) => tag.includes('rel="canonical"'))?.[0]
  const href = link && /href="([^"]*)"/.exec(link)?.[1]
  return href && new URL(href).pathname
}

describe('the sale and the pages of brands (docs/behaviour/categories.md §9.6)', () => {
  it.each([
    { url: '/sale', title: 'Sale', canonical: '/sale', names: ['Reduced Bowl', 'Reduced Bed'] },
    { url: '/sale?brand=72', title: 'Sale', canonical: '/sale', names: ['Reduced Bed'] },
    { url: '/sale?sort=final_price:desc&sale=0', title: 'Sale', canonical: '/sale', names: ['Reduced Bowl', 'Reduced Bed'] },
    { url: '/brand/veldtrail-71', title: 'Veldtrail', canonical: '/brand/veldtrail-71', names: ['Reduced Bowl', 'Dear Lead'] },
    { url: '/brand/veldtrail-71?sale=1', title: 'Veldtrail', canonical: '/brand/veldtrail-71', names: ['Reduced Bowl'] },
    { url: '/brand/earlier-72', title: 'Kopje &amp; Kin', canonical: '/brand/kopje-and-kin-72', names: ['Reduced Bed'] },
  ])('$url lists $names', async ({ url, title, canonical, names }) => {
    expect(await own(url)).toMatchObject({
      status: 200,
      title,
      heading: title,
      canonical,
      names,
      isHidden: false,
      tags: '',
    })
  })

  it('the sale shows the content page of that name below its products', async () => {
    const { body } = await own('/sale')
    expect(body.indexOf('Honest reductions')).toBeGreaterThan(body.indexOf('Reduced Bed'))
  })

  it('the filters do not include the one that is fixed', async () => {
    const filters = (body: string) => [...body.matchAll(/data-filter="(\w+)"/g)].map(([, filter]) => filter)
    expect(filters((await own('/sale')).body)).toContain('brand')
    expect(filters((await own('/sale')).body)).not.toContain('sale')
    expect(filters((await own('/brand/veldtrail-71')).body)).toContain('sale')
    expect(filters((await own('/brand/veldtrail-71')).body)).not.toContain('brand')
  })

  it('a brand without products says so, and search engines do not index it', async () => {
    const { status, body, isHidden } = await own('/brand/sold-elsewhere-74')
    expect({ status, isHidden }).toEqual({ status: 200, isHidden: true })
    expect(body).toContain('There are no products from Sold elsewhere at the moment')
  })

  it.each(['/brand/unknown-99', '/brand/veldtrail', '/brand/dogs/veldtrail-71', '/brand', '/sale/more'])('%s is not found', async (url) => {
    expect((await own(url)).status).toBe(404)
  })

  it('a product page links to its brand', async () => {
    expect((await own('/bowl')).body).toContain('<a href="/brand/veldtrail-71">Veldtrail</a>')
  })

  it.each([
    { what: 'category', url: '/sale', heading: 'Own category' },
    { what: 'category', url: '/brand/veldtrail-71', heading: 'Own brand' },
    { what: 'product', url: '/brand/taken-73', heading: 'A product of that name' },
    { what: 'content page', url: '/brand/kopje-and-kin-72', heading: 'brand/kopje-and-kin-72' },
  ])('a $what at $url takes precedence', async ({ url, heading }) => {
    expect(await taken(url)).toMatchObject({ status: 200, heading })
  })
})
