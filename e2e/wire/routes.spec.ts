import { type APIRequestContext, expect, test } from '@playwright/test'
import { type Filter, findProducts } from '../shop/wire.ts'

const VIEWS = [
  { prefix: '', index: 'vue_storefront_catalog', about: 'About us', collection: 'New collection', bestsellers: 'Best sellers' },
  { prefix: '/de', index: 'vue_storefront_catalog_de', about: 'Über uns', collection: 'Neue Kollektion', bestsellers: 'Bestseller' },
] as const
type View = (typeof VIEWS)[number]

const VISIBLE: Filter[] = [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
]

/** The route table: pages of products, lists and contents by their own forms of addresses. Spec §2. */
for (const view of VIEWS) {
  const { prefix } = view
  for (const { path, sku } of [
    { path: '/p/MK-BEEF-VEG-TIN/slug', sku: 'MK-BEEF-VEG-TIN' },
    { path: '/p/MK-TELE-VET-CONSULT-15-MINUTES/slug', sku: 'MK-TELE-VET-CONSULT-15-MINUTES' },
    { path: '/p/MK-PUPPY-CARE-GUIDE/slug', sku: 'MK-PUPPY-CARE-GUIDE' },
    { path: '/p/MK-PUPPY-STARTER-BOX/slug', sku: 'MK-PUPPY-STARTER-BOX' },
    { path: '/p/MK-STEW-TASTING-BOX/slug', sku: 'MK-STEW-TASTING-BOX' },
    { path: '/p/VT-LAMB-RICE-ADULT/slug/VT-LAMB-RICE-ADULT-3KG', sku: 'VT-LAMB-RICE-ADULT' },
    { path: '/p/VT-LAMB-RICE-ADULT/slug?childSku=VT-LAMB-RICE-ADULT-3KG', sku: 'VT-LAMB-RICE-ADULT' },
  ])
    test(`${prefix}${path} is the page of its product`, async ({ request }) => {
      const [product] = await findProducts(request, [{ attribute: 'sku', value: { eq: sku } }], 1, view.index)
      expect(headingOf(await read(request, prefix + path))).toBe(product!.name)
    })

  for (const path of ['/i/about-us', '/pages/about-us'])
    test(`${prefix}${path} is its content page`, async ({ request }) => {
      expect(headingOf(await read(request, prefix + path))).toBe(view.about)
    })

  for (const path of ['/', '/pwa.html'])
    test(`${prefix}${path} has the eight newest products and best sellers`, async ({ request }) => {
      const diets = await findCategories(request, 'Special Diets')
      expect(diets.length).toBeGreaterThan(0)
      const html = await read(request, prefix + path)
      expect(idsBelow(html, view.collection)).toEqual(await newest(request, { attribute: 'featured', value: { eq: 'y' } }, view))
      expect(idsBelow(html, view.bestsellers)).toEqual(await newest(request, { attribute: 'category_ids', value: { in: diets } }, view))
    })
}

for (const { prefix, links } of [
  { prefix: '', links: ['/dogs/dog-food/special-diets', '/cats/cat-food/special-diets', '/dogs/health-products', '/cats/health-products'] },
  {
    prefix: '/it',
    links: [
      '/it/cani/alimenti-per-cani/diete-speciali',
      '/it/gatti/alimenti-per-gatti/diete-speciali',
      '/it/cani/salute',
      '/it/gatti/salute',
    ],
  },
])
  test(`the home page ${prefix} leads from its lists to their categories`, async ({ request }) => {
    const html = await read(request, prefix || '/')
    expect([...html.matchAll(/<a href="([^"]+)" class="chip">/g)].map(([, href]) => href)).toEqual(links)
  })

for (const prefix of ['', '/de'])
  test(`${prefix}/pwa.html has the canonical address of the home page`, async ({ request }) => {
    const home = canonicalOf(await read(request, prefix || '/'))
    expect(home).toMatch(/^https?:/)
    expect(canonicalOf(await read(request, `${prefix}/pwa.html`))).toBe(home)
  })

test('the header of a proxy leads a page into its store view', async ({ request }) => {
  const answer = await request.get('/dogs', { headers: { 'x-vs-store-code': 'de' } })
  expect(new URL(answer.url()).pathname).toBe('/de/hunde')
  expect(await answer.text()).toContain('<html lang="de-DE"')
})

for (const path of ['/error', '/checkout', '/my-account', '/no-such-thing'])
  test(`${path} stays out of search engines`, async ({ request }) => {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"')
  })

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  return answer.text()
}

function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
}

function headingOf(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  return heading.replaceAll('&amp;', '&')
}

/** The products of the section with this heading, in their order, each once. */
function idsBelow(html: string, heading: string): number[] {
  const [, section = ''] = html.split(`>${heading}</h2>`)
  const [tiles = ''] = section.split('</section>')
  return [...new Set([...tiles.matchAll(/-(\d+)\.html/g)].map(([, id]) => Number(id)))]
}

/** Spec §9: eight, by `created_at` descending. */
async function newest(request: APIRequestContext, filter: Filter, { index }: View): Promise<number[]> {
  const products = await findProducts(request, [...VISIBLE, filter], 100, index)
  const sorted = products.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
  return sorted.slice(0, 8).map(({ id }) => id)
}

/** The ids of all categories with a name. */
async function findCategories(request: APIRequestContext, name: string): Promise<number[]> {
  const query = { _appliedFilters: [{ attribute: 'name', value: { eq: name }, scope: 'default' }] }
  const params = { request: JSON.stringify(query), request_format: 'search-query', size: '50' }
  const answer = await request.get('/api/catalog/vue_storefront_catalog/category/_search', { params })
  const { hits } = (await answer.json()) as { hits: { hits: { _source: { id: number } }[] } }
  return hits.hits.map(({ _source }) => _source.id)
}
