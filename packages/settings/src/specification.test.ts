import { join } from 'node:path'
import { StoreView } from '@meerkat/contract/store-config'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { expect, it } from 'vitest'
import { readStores } from './read-stores.ts'

const { shop, ...stores } = readStores(join(import.meta.dirname, '..', '..', '..', 'config', 'stores.json'))
const views = resolveStoreViews(stores).map((view) => StoreView.parse(view))

it('defaults: rand with the sign R and two decimals, English, South Africa (Spec §1)', () => {
  expect(stores.default.i18n).toMatchObject({
    currencyCode: 'ZAR',
    currencySign: 'R',
    fractionDigits: 2,
    defaultLocale: 'en-US',
    defaultCountry: 'ZA',
    dateFormat: 'HH:mm D/M/YYYY',
  })
  expect(stores.default.tax).toMatchObject({ sourcePriceIncludesTax: false, finalPriceIncludesTax: true })
})

it('further store views: German in euro under /de, Italian under /it (Spec §1)', () => {
  const viewOf = (code: string) => views.find(({ storeCode }) => storeCode === code)
  expect(views[0]).toMatchObject({ storeCode: '' })
  expect(viewOf('de')).toMatchObject({ url: '/de', i18n: { defaultLocale: 'de-DE', currencyCode: 'EUR' } })
  expect(viewOf('it')).toMatchObject({ url: '/it', i18n: { defaultLocale: 'it-IT' } })
})

it('orders can be collected in every store view whose places say so (Spec §2)', () => {
  const collecting = views.filter(({ places }) => places?.places.some(({ services }) => services.includes('collect')))
  expect(collecting.map(({ storeCode }) => storeCode)).toEqual(expect.arrayContaining(['', 'de', 'it']))
  for (const { shipping } of collecting) expect(shipping).toContainEqual(expect.objectContaining({ carrier_code: 'pickup' }))
})

it.each([
  { what: 'search timeouts', is: [shop.search.clientTimeoutMs, shop.search.serverTimeoutMs], wanted: [5000, 1000] },
  { what: 'search tuning', is: [shop.search.minScore, shop.search.fuzziness, shop.search.minimumMatch], wanted: [0.02, 2, 0.75] },
  { what: 'boosts', is: shop.search.boosts, wanted: { name: 4, sku: 2, 'category.name': 1, ingredients: 1 } },
  { what: 'shortest search term', is: shop.search.minimumTermLength, wanted: 3 },
  { what: 'default sort', is: shop.products.defaultSort, wanted: { field: 'position', order: 'asc' } },
  {
    what: 'price ranges',
    is: shop.products.priceRanges,
    wanted: [{ from: 0, to: 100 }, { from: 100, to: 250 }, { from: 250, to: 400 }, { from: 400 }],
  },
  { what: 'default filters', is: shop.products.defaultFilters, wanted: ['price', 'brand', 'format', 'packsize', 'colours'] },
  { what: 'values of a filter', is: [shop.products.aggregationSize, shop.products.maxFiltersQuerySize], wanted: [28, 999] },
  { what: 'products of a page', is: shop.products.listSize, wanted: 50 },
  { what: 'home lists', is: stores.default.home.listSize, wanted: 8 },
  { what: 'featured products', is: stores.default.home.newProducts, wanted: { attribute: 'featured', value: 'y' } },
  {
    what: 'categories of the home page',
    is: [stores.default.home.bestsellersCategory, stores.default.home.inspirationsCategory],
    wanted: ['Special Diets', 'Health Products'],
  },
  { what: 'stock', is: shop.stock, wanted: { synchronize: true, allowOutOfStockInCart: true, listOutOfStock: true } },
  { what: 'network attempts', is: shop.queues.maxNetworkTaskAttempts, wanted: 1 },
  { what: 'attempts at a picture', is: shop.images.attempts, wanted: 2 },
  { what: 'life of a notification', is: shop.notificationLifetimeMs, wanted: 5000 },
  { what: 'checkout window', is: shop.checkoutActiveMs, wanted: 1_800_000 },
  { what: 'newsletter coupon', is: shop.newsletter.couponPercent, wanted: 10 },
  { what: 'count of the mini-cart', is: shop.cart.minicartCountType, wanted: 'quantities' },
  { what: 'free products', is: shop.products.allowZeroPrice, wanted: true },
])('$what (Spec §9)', ({ is, wanted }) => {
  expect(is).toEqual(wanted)
})
