import { readFileSync } from 'node:fs'
import { BannerFile, CategoryImageFile, HeadImageFile } from '@meerkat/contract/cms'
import { StoresFile } from '@meerkat/contract/store-config'
import { isTranslation } from '@meerkat/contract/translated-identifier'
import { describe, expect, it } from 'vitest'
import { buildDemoCatalog } from './demo-catalog.ts'
import { factsOf, MEERKAT } from './shop-facts.ts'

const { bundle, pictures } = buildDemoCatalog()
const paths = new Set(pictures.map(({ path }) => `${path}.webp`))

/** The routes of the specification that show a content page. Spec §2. */
const STATIC_ROUTES =
  'legal privacy-policy mysize-guide magazine sale order-tracking about contact customer-service terms-conditions gift-card shipping-delivery warranty-returns order-from-catalog services about-us contactUs'.split(
    ' ',
  )

describe.each(bundle.stores.map((store) => ({ code: store.storeCode || 'default', store })))('pages and banners of $code', ({ store }) => {
  const root = store.storeCode ? `/${store.storeCode}/` : '/'
  const identifiers = store.cmsPages.map(({ identifier }) => identifier)
  const urlPaths = new Set(store.categories.flatMap(({ url_path }) => url_path ?? []))

  it('every static route has a page', () => {
    expect(identifiers).toEqual(expect.arrayContaining(STATIC_ROUTES))
    expect(new Set(identifiers).size).toBe(identifiers.length)
  })

  it('no product or category takes the address of a static route', () => {
    const taken = new Set([...urlPaths, ...store.products.map(({ url_path }) => url_path)])
    expect(STATIC_ROUTES.filter((route) => taken.has(route))).toEqual([])
  })

  it('pages have between 120 and 400 words', () => {
    // Japanese has no spaces between words, and translations say what the page says.
    const own = store.cmsPages.filter(({ identifier }) => !isTranslation(identifier))
    const lengths = own.map(({ identifier, content }) => ({
      identifier,
      words: content
        .replaceAll(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length,
    }))
    expect(lengths.filter(({ words }) => words < 120 || words > 400)).toEqual([])
  })

  it('links in texts stay in the store view and have a target', () => {
    const links = [...store.cmsPages, ...store.cmsBlocks].flatMap(({ content }) =>
      [...content.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
    )
    expect(links.length).toBeGreaterThan(40)
    const dead = links.filter(
      (href) => !href.startsWith(root) || !(identifiers.includes(href.slice(root.length)) || urlPaths.has(href.slice(root.length))),
    )
    expect(dead).toEqual([])
  })

  it('skus named in texts exist', () => {
    const skus = new Set(store.products.map(({ sku }) => sku))
    const named = store.cmsPages.flatMap(({ content }) => content.match(/\b[A-Z]{2}-[A-Z0-9.-]*[A-Z0-9]\b/g) ?? [])
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((sku) => !skus.has(sku))).toEqual([])
  })

  it('the CMS hierarchy refers to existing pages', () => {
    const ids = new Set(store.cmsPages.map(({ id }) => id))
    expect(store.cmsHierarchies.filter(({ page_id }) => page_id !== null && !ids.has(page_id))).toEqual([])
  })

  it('banners lead to categories and show scenes', () => {
    const { banners } = readBanners(store.storeCode)
    expect(
      // The storefront puts the store's prefix before them.
      banners.filter(({ link, image }) => !link.startsWith('/') || !urlPaths.has(link.slice(1)) || !paths.has(image)),
    ).toEqual([])
  })

  it('every active category has a head image', () => {
    const { images } = readBanners(store.storeCode)
    const active = store.categories.flatMap(({ url_path, is_active }) => (url_path && is_active ? [url_path] : []))
    expect(Object.keys(images).sort()).toEqual(active.sort())
    expect(Object.values(images).filter(({ image }) => !paths.has(image))).toEqual([])
  })
})

function readBanners(storeCode: string) {
  const file = new URL(`../../../config/banners/${storeCode ? `${storeCode}_` : ''}banners.json`, import.meta.url)
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const lists = BannerFile.parse(content)
  const { headImage, categoryImages } = content as { headImage: unknown; categoryImages: unknown }
  return {
    banners: [...lists.mainBanners, ...lists.smallBanners, ...lists.productBanners, ...HeadImageFile.parse(headImage).image],
    images: CategoryImageFile.parse(categoryImages),
  }
}

/** The text of a message in the language of a store view. */
function messageOf(storeCode: string, id: string): string {
  const locale = { '': 'en-US', de: 'de-DE', it: 'it-IT' }[storeCode]
  const catalog = readFileSync(new URL(`../../i18n/src/catalogs/${locale}/account.po`, import.meta.url), 'utf8')
  return new RegExp(`msgid "${id}"\nmsgstr "(.*)"`).exec(catalog)?.[1] ?? `no ${id}`
}

describe.each(bundle.stores.map((store) => ({ code: store.storeCode, store })))('what pages of "$code" promise', ({ code, store }) => {
  const contentOf = (identifier: string) => store.cmsPages.find((page) => page.identifier === identifier)?.content ?? ''

  it('names the states of an order as the order page does', () => {
    const words = ['orders.state.pending', 'orders.state.processing', 'orders.step.ship', 'orders.state.complete']
    const listed = [...contentOf('order-tracking').matchAll(/<li>([^:<]+)[^<]*<\/li>/g)].map(([, word]) => word)
    expect(listed).toEqual(words.map((id) => messageOf(code, id)))
  })

  it('names only products that are sold', () => {
    const skus = new Set(store.products.map(({ sku }) => sku))
    const named = contentOf('order-from-catalog').match(/\b[A-Z]{2}(?:-[A-Z0-9]+)+\b/g) ?? []
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((sku) => !skus.has(sku))).toEqual([])
  })
})

describe('pages state the terms of the settings', () => {
  const path = new URL('../../../config/stores.json', import.meta.url)
  const stores = StoresFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  const textsWith = (settings: StoresFile) =>
    buildDemoCatalog(undefined, factsOf(settings)).bundle.stores.flatMap(({ storeCode, cmsPages, cmsBlocks }) =>
      [...cmsPages, ...cmsBlocks].map(({ identifier, content }) => ({ at: `${storeCode} ${identifier}`, content })),
    )

  it('the demo shop is described by its own settings', () => {
    expect(factsOf(stores)).toEqual(MEERKAT)
  })

  it.each(bundle.stores.map((store) => ({ code: store.storeCode, store })))(
    'the places of "$code" offer what its pages say',
    ({ code, store }) => {
      const { places, shipping } = { ...stores.default, ...stores.views[code] }
      const contentOf = (identifier: string) => store.cmsPages.find((page) => page.identifier === identifier)?.content ?? ''
      const isNamed = places?.places.find(({ street }) => contentOf('contact').includes(street))
      expect(isNamed).toBeDefined()
      expect(/Parking|Parkpl|parcheggia/.test(contentOf('contact'))).toBe(isNamed?.services.includes('parking'))
      const isCollected = shipping.some(({ carrier_code }) => carrier_code === 'pickup')
      expect(/Collection at one of our|Abholung in unseren|Ritiro in negozio/.test(contentOf('shipping-delivery'))).toBe(isCollected)
    },
  )

  it('other settings change every sentence', () => {
    const days = textsWith({ ...stores, default: { ...stores.default, returns: { days: 17 } } })
    expect(days.filter(({ content }) => /\b17[ 日]/.test(content)).length).toBeGreaterThan(150)
    const shipping = stores.default.shipping.map((rate) => ({ ...rate, transitDays: { min: 5, max: 8 } }))
    const slow = textsWith({ ...stores, default: { ...stores.default, shipping } }).filter(({ at }) => at.startsWith(' shipping-delivery'))
    expect(slow.filter(({ content }) => !content.includes('5–8'))).toEqual([])
    const percent = textsWith({ ...stores, shop: { ...stores.shop, newsletter: { ...stores.shop.newsletter, couponPercent: 13 } } })
    expect(percent.filter(({ at, content }) => at.includes(' sale') && !/13 ?%/.test(content))).toEqual([])
  })

  it('pages exclude unopened medicines from returns only where the settings do', () => {
    const excluded = (texts: ReturnType<typeof textsWith>) =>
      texts.filter(({ content }) => /even unopened|auch ungeöffnet|anche chiusi/.test(content)).map(({ at }) => at.split(' ')[0])
    expect(new Set(excluded(textsWith(stores)))).toEqual(new Set(['']))
    expect(excluded(textsWith({ ...stores, default: { ...stores.default, returns: { days: 30 } } }))).toEqual([])
  })

  it('pages exclude medicines from the coupon only where the settings do', () => {
    const exclude = (couponPercent: number) =>
      textsWith({
        ...stores,
        shop: {
          ...stores.shop,
          coupons: { excludeScheduledMedicine: true },
          newsletter: { ...stores.shop.newsletter, couponPercent },
        },
      })
    const naming = (texts: ReturnType<typeof textsWith>) =>
      texts.filter(
        ({ at, content }) => / sale\b/.test(at) && /medici|arzneimittel|médicament|medicament|lék|lek[iów]|規制|препарат/i.test(content),
      )
    expect(naming(exclude(10)).length).toBe(exclude(10).filter(({ at }) => / sale\b/.test(at)).length)
    expect(naming(exclude(0))).toEqual([])
    expect(naming(textsWith(stores))).toEqual([])
  })

  it('what the shop does not offer is not mentioned', () => {
    const shipping = stores.default.shipping.map((rate) => ({ ...rate, freeFrom: undefined, transitDays: undefined }))
    const bare = textsWith({
      ...stores,
      shop: { ...stores.shop, newsletter: { ...stores.shop.newsletter, couponPercent: 0 } },
      default: { ...stores.default, dispatch: undefined, shipping, returns: { days: 0 } },
    }).filter(({ at }) => at.startsWith(' ') && !at.includes('order-from-catalog'))
    // The legal right of South Africa has its own days, and prices for quantities are those of the catalogue.
    const promises = /30 (?:days|Tagen?|giorni|jours|dagen|días|dias|dni|dn[ůí]|дней)|R900|12:00|2–4|10 ?%|<h2>[^<]*<\/h2>(?:<h2>|$)/
    expect(bare.filter(({ content }) => promises.test(content))).toEqual([])
  })
})

it('names the shop and its seller by the given facts in every language', () => {
  const facts = { shop: 'Pawfect', seller: 'Pawfect Ltd', address: '1 Long Street, 8001 Cape Town', email: 'hello@pawfect.example' }
  const named = buildDemoCatalog(undefined, { ...MEERKAT, ...facts }).bundle.stores.flatMap(({ cmsPages }) => cmsPages)
  const texts = named.map(({ title, content }) => `${title} ${content}`)
  expect(texts.filter((text) => /\bMeerkat|meerkat\.example|\{\w+\}/.test(text))).toEqual([])
  for (const { content } of named.filter(({ identifier }) => /^legal\b/.test(identifier)))
    for (const fact of Object.values(facts)) expect(content).toContain(fact)
})
