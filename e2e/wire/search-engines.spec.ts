import { type APIRequestContext, expect, test } from '@playwright/test'
import { findProducts, type WireProduct } from '../shop/wire.ts'

interface Offer {
  url: string
  price: number
  priceCurrency: string
  availability: string
  priceSpecification: { price: number; valueAddedTaxIncluded: boolean; referenceQuantity?: { unitCode: string } }
}

interface Data {
  '@type': string
  name?: string
  offers?: Offer
  hasVariant?: Data[]
  itemListElement?: { name: string; item?: string; position: number }[]
  aggregateRating?: { ratingValue: number; reviewCount: number }
  potentialAction?: { target: { urlTemplate: string } }
  logo?: string
}

interface Page {
  html: string
  data: Data[]
}

async function readPage(request: APIRequestContext, path: string): Promise<Page> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json) as Data)
  return { html, data }
}

const found = (page: Page, type: string) => page.data.find((node) => node['@type'] === type)
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')

/** Parses a displayed price: "Now R1,299.00" is 1299. */
function shownPrice({ html }: Page): number {
  const [, text = ''] = /class="product-price".*?class="price-now">(?:<span[^>]*>[^<]*<\/span>)?([^<]+)/s.exec(html) ?? []
  return Number(text.replace(/[^\d.]/g, ''))
}

const isShownOut = ({ html }: Page) => /class="stock-line"[^]*?class="stock-out/.test(html)

const KINDS = ['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable']

for (const type of KINDS) {
  test(`the structured data of a ${type} product matches what the page shows`, async ({ request }) => {
    const filters = [
      { attribute: 'type_id', value: { eq: type } },
      { attribute: 'visibility', value: { in: [2, 3, 4] } },
      { attribute: 'status', value: { in: [0, 1] } },
    ]
    const products = await findProducts(request, filters, 100)
    const sold = products.find(({ stock }) => stock.is_in_stock) as WireProduct
    const gone = type === 'simple' ? products.find(({ stock }) => !stock.is_in_stock) : undefined
    for (const { url_path: path, name } of [sold, ...(gone ? [gone] : [])]) {
      const page = await readPage(request, `/${path}`)
      const product = found(page, 'ProductGroup') ?? found(page, 'Product')
      expect(product?.name).toBe(name)
      expect(found(page, 'BreadcrumbList')?.itemListElement?.at(-1)).toMatchObject({ name })
      const variants = product?.hasVariant ?? [product as Data]
      for (const { offers } of variants.slice(0, 3)) {
        const own = await readPage(request, new URL(offers!.url).pathname + new URL(offers!.url).search)
        expect(offers!.price, `${path} as ${offers!.url}`).toBeCloseTo(shownPrice(own), 2)
        expect(offers!.priceCurrency).toBe('ZAR')
        expect(offers!.availability === 'https://schema.org/OutOfStock', `${offers!.url} is sold out`).toBe(isShownOut(own))
        const { price: unit, valueAddedTaxIncluded, referenceQuantity } = offers!.priceSpecification
        expect(valueAddedTaxIncluded).toBe(true)
        if (!referenceQuantity) expect(unit).toBe(offers!.price)
        else {
          const shown = `R${unit.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
          expect(own.html, `${offers!.url} shows its unit price`).toContain(`${shown} / `)
        }
      }
    }
  })
}

test('structured data: a category has breadcrumbs, the home page describes the seller', async ({ request }) => {
  const category = await readPage(request, '/dogs/dog-food')
  const crumbs = found(category, 'BreadcrumbList')?.itemListElement ?? []
  expect(crumbs.map(({ name, position }) => [name, position])).toEqual([
    ['Dogs', 1],
    ['Dog Food', 2],
  ])
  const home = await readPage(request, '/de')
  const logo = await request.get(new URL(found(home, 'Organization')?.logo ?? '').pathname)
  expect(logo.headers()['content-type']).toContain('image/svg+xml')
  const search = new URL(found(home, 'WebSite')?.potentialAction?.target.urlTemplate.replace('{term}', 'huhn') ?? '')
  expect((await request.get(search.pathname + search.search)).status()).toBe(200)
})

for (const { path, german } of [
  { path: '/', german: '/de' },
  { path: '/dogs/dog-food', german: '/de/hunde/hundefutter' },
  {
    path: '/dogs/dog-food/meerkat-basics-chicken-tin-4356.html',
    german: '/de/hunde/hundefutter/meerkat-basics-huhn-in-der-dose-4356.html',
  },
  { path: '/about-us', german: '/de/about-us' },
]) {
  test(`${path} exists in three store views, linked by hreflang`, async ({ request }) => {
    const { html } = await readPage(request, path)
    const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/) ?? ''
    expect(new URL(canonical).pathname).toBe(path)
    expect(attribute(html, /<meta name="description" content="([^"]+)"/)?.length).toBeGreaterThan(20)
    const others = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href = '']) => ({
      language,
      href,
    }))
    expect(others.map(({ language }) => language)).toEqual(['en-za', 'de-de', 'it-it', 'x-default'])
    expect(new URL(others[1]!.href).pathname).toBe(german)
    for (const { href } of others) {
      const other = await readPage(request, new URL(href).pathname)
      expect(attribute(other.html, /<link rel="canonical" href="([^"]+)"/)).toBe(href)
      expect(other.html, `${href} leads back`).toContain(`href="${canonical}"`)
    }
  })
}

test('a shared link has a preview card with an image in a widely supported format', async ({ request }) => {
  for (const path of ['/', '/de', '/dogs/dog-food/meerkat-basics-chicken-tin-4356.html']) {
    const { html } = await readPage(request, path)
    const image = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? ''
    const picture = await request.get(new URL(image).pathname)
    expect([picture.status(), picture.headers()['content-type']], image).toEqual([200, 'image/jpeg'])
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image:alt'])
      expect(html).toMatch(new RegExp(`<meta property="${name}" content="[^"]{3,}`))
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  }
})

test('missing and private pages are not indexed', async ({ request }) => {
  const missing = await request.get('/no-such-thing')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toMatch(/<title>We looked everywhere \| Meerkat<\/title>[^]*<meta name="robots" content="noindex"/)
  for (const path of ['/cart', '/checkout', '/my-account', '/compare', '/search?q=dog']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex"')
    expect(html, path).not.toContain('rel="canonical"')
  }
})
