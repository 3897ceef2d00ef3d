import 'fake-indexeddb/auto'
import { prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'
import { currentTotals } from '../totals/shown-totals.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const view = storeViews[0]!
const shown = (page: ReturnType<typeof openPage>, isOnline = false) => currentTotals(page.store.getState(), { isOnline, view })

describe('delivery, payment and totals without the server (docs/behaviour/offline.md §7.4)', () => {
  it('come from the settings for a cart that no server has seen, with the delivery in the totals', async () => {
    const page = openPage(new FakeServer(), { shipping: view.shipping, payments: view.payment })
    page.network.online = false
    await page.cart.add([aProduct('A')])
    await page.cart.refreshTotals()
    const { shippingMethods, shippingMethod, paymentMethods } = page.store.getState()
    expect(shippingMethods.length).toBeGreaterThan(0)
    expect(shippingMethods.every(({ offline }) => offline)).toBe(true)
    expect(paymentMethods.length).toBeGreaterThan(0)
    expect(shown(page).grand_total).toBe(115 + shippingMethod!.price_incl_tax)
    expect(shown(page).shipping_incl_tax).toBe(shippingMethod!.price_incl_tax)
  })

  it('are shown while a frozen server leaves a call open', async () => {
    const server = new FakeServer()
    const thaw = Promise.withResolvers<void>()
    server.beforeAnswer = () => thaw.promise
    const page = openPage(server, { shipping: view.shipping, payments: view.payment })
    const added = page.cart.add([aProduct('A')])
    await expect.poll(() => server.calls.length).toBe(1)
    await page.cart.assumeTerms()
    const { shippingMethod, paymentMethods } = page.store.getState()
    expect(paymentMethods.length).toBeGreaterThan(0)
    expect(shown(page, true).shipping_incl_tax).toBe(shippingMethod!.price_incl_tax)
    // The open call holds the lock of the cart, which all tests share.
    thaw.resolve()
    await added
  })

  it('follow a change of the cart while a frozen server leaves a call open', async () => {
    const server = new FakeServer()
    const page = openPage(server, { shipping: view.shipping, payments: view.payment })
    await page.cart.add([aProduct('A')])
    const thaw = Promise.withResolvers<void>()
    server.beforeAnswer = () => thaw.promise
    page.network.answers = false
    await page.cart.assumeTerms()
    const before = page.store.getState().shippingMethod!.price_incl_tax
    await page.cart.setQuantity(page.lineOf('A'), 2)
    await page.cart.setQuantity(page.lineOf('A'), 50)
    expect(before).toBeGreaterThan(0)
    expect(page.store.getState().shippingMethod!.price_incl_tax).toBe(0)
    // The notice does not wait for the server.
    expect(page.kinds().slice(-2)).toEqual(['quantity-updated', 'quantity-updated'])
    expect(await page.cart.add([aProduct('B')])).toBe(true)
    expect(page.kinds().at(-1)).toBe('product-added')
    thaw.resolve()
    await page.cart.load()
  })

  it('have no method that is paid online, unless the settings mark it', async () => {
    const payments = [...view.payment, { code: 'card', title: 'Card', offline: true }, { code: 'yoco', title: 'Yoco' }]
    const page = openPage(new FakeServer(), { payments })
    page.network.online = false
    await page.cart.add([aProduct('A')])
    await page.cart.refreshTotals()
    expect(page.store.getState().paymentMethods.map(({ code }) => code)).toEqual(['cashondelivery', 'card'])
  })

  it('are the last ones of the server after a reload', async () => {
    const server = new FakeServer()
    const before = openPage(server)
    await before.cart.add([aProduct('A')])
    await before.cart.refreshTotals()
    const total = shown(before, true).grand_total
    const page = openPage(server)
    page.network.online = false
    await page.cart.load()
    expect(page.store.getState()).toMatchObject({ totalsStale: false, totals: { grand_total: total } })
  })

  it('are calculated again after the cart has changed', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('A')])
    await page.cart.refreshTotals()
    page.network.online = false
    await page.cart.setQuantity(page.lineOf('A'), 3)
    await page.cart.refreshTotals()
    expect(shown(page).grand_total).toBe(345)
  })

  const rate = (country: string, percent: number) => ({ id: percent, tax_country_id: country, tax_region_id: 0, rate: percent, code: '' })
  const rule = (taxClass: number, group: number, percent: number) => ({
    id: taxClass * 100 + group,
    code: '',
    priority: 0,
    position: 0,
    customer_tax_class_ids: [group],
    product_tax_class_ids: [taxClass],
    tax_rate_ids: [percent],
    calculate_subtotal: false,
    rates: [rate('DE', percent), rate('AT', 20)],
  })
  /** As in Germany. Tax class 2 is that of deliveries, 4 that of feed; group 5 pays no tax on deliveries. */
  const taxRules = [rule(2, 3, 19), rule(4, 3, 7), rule(2, 5, 0)]
  const food = { price: 10, price_incl_tax: 10.7, tax_percent: 7 }
  const shipping = [{ ...view.shipping[0]!, price: 4.12, countries: ['DE', 'AT'], tax_class_id: 2 }]
  const german = { shipping, tax: { defaultCountry: 'DE' }, taxRules }
  it.each([
    { why: 'is taxed by its own class, not by that of the goods', settings: german, product: food, inclTax: 4.9 },
    {
      why: 'is taxed for a cart of free samples',
      settings: german,
      product: { price: 0, price_incl_tax: 0, tax_percent: 0 },
      inclTax: 4.9,
    },
    {
      why: 'is taxed in the country of the store view, whatever the destination',
      settings: { ...german, details: { country: 'AT' } },
      product: food,
      inclTax: 4.9,
    },
    { why: 'has no tax in a shop without tax rules', settings: { ...german, taxRules: [] }, product: food, inclTax: 4.12 },
    {
      why: 'has no tax when no rule covers the country',
      settings: { ...german, tax: { defaultCountry: 'CH' }, details: { country: 'DE' } },
      product: food,
      inclTax: 4.12,
    },
    {
      why: 'is taxed as for the customer group',
      settings: { ...german, tax: { defaultCountry: 'DE', userGroupId: 3 }, groupId: 5 },
      product: food,
      inclTax: 4.12,
    },
    {
      why: 'is taxed as for the group in the settings, for a guest',
      settings: { ...german, tax: { defaultCountry: 'DE', userGroupId: 3 } },
      product: food,
      inclTax: 4.9,
    },
    {
      why: 'is taxed like the goods on a device that does not have the rules',
      settings: { shipping, tax: { defaultCountry: 'DE' } },
      product: food,
      inclTax: 4.41,
    },
  ])('delivery $why', async ({ settings, product, inclTax }) => {
    const page = openPage(new FakeServer(), settings)
    page.network.online = false
    await page.cart.add([aProduct('A', product)])
    await page.cart.refreshTotals()
    expect(page.store.getState().shippingMethods).toMatchObject([{ price_excl_tax: 4.12, price_incl_tax: inclTax }])
    expect(shown(page).shipping_incl_tax).toBe(inclTax)
  })

  const findCash = (page: ReturnType<typeof openPage>) => page.store.getState().paymentMethods.find(({ code }) => code === 'cashondelivery')

  it('include the cash fee that the device knows, taxed like the delivery, in the total of a first cart', async () => {
    const page = openPage(new FakeServer(), { ...german, payments: view.payment, cashFeeCents: 499 })
    page.network.online = false
    await page.cart.add([aProduct('A', food)])
    await page.cart.refreshTotals()
    expect(findCash(page)).toMatchObject({ cost: 4.19, cost_incl_tax: 4.99, cost_tax_percent: 19 })
    const bare = shown(page).grand_total
    page.store.setState({ paymentCode: 'cashondelivery' })
    expect(shown(page)).toMatchObject({ grand_total: 20.59, cashondelivery_fee_incl_tax: 4.99 })
    expect(bare).toBe(15.6)
  })

  it('include a cash fee that the device learns after the methods were listed', async () => {
    const settings = { ...german, payments: view.payment, cashFeeCents: 0 }
    const page = openPage(new FakeServer(), settings)
    page.network.online = false
    await page.cart.add([aProduct('A', food)])
    await page.cart.refreshTotals()
    expect(findCash(page)).not.toHaveProperty('cost_incl_tax', 4.99)
    settings.cashFeeCents = 499
    await page.cart.refreshTotals()
    expect(findCash(page)).toMatchObject({ cost_incl_tax: 4.99 })
  })

  it('include no cash fee on a device that knows none', async () => {
    const page = openPage(new FakeServer(), { ...german, payments: view.payment })
    page.network.online = false
    await page.cart.add([aProduct('A', food)])
    await page.cart.refreshTotals()
    page.store.setState({ paymentCode: 'cashondelivery' })
    expect(shown(page).grand_total).toBe(15.6)
  })

  it('include free delivery as soon as a new quantity, at its tier price, reaches the subtotal for it', async () => {
    const page = openPage(new FakeServer(), { shipping: [{ ...view.shipping[0]!, freeFrom: 500 }] })
    page.network.online = false
    const tier_prices = [{ customer_group_id: 32_000, qty: 5, value: 80, price: 80, price_incl_tax: 92 }]
    const product = { id: 1, sku: 'A', name: 'A', type_id: 'simple' as const, price: 100, price_incl_tax: 115, tier_prices }
    await page.cart.add([prepareProduct(product)])
    await page.cart.setQuantity(page.lineOf('A'), 5)
    expect(shown(page)).toMatchObject({ subtotal_incl_tax: 460, shipping_amount: 50 })
    await page.cart.setQuantity(page.lineOf('A'), 6)
    expect(shown(page)).toMatchObject({ subtotal_incl_tax: 552, shipping_amount: 0 })
  })
})
