import type { Customer } from '@meerkat/contract/customer'
import type { Product } from '@meerkat/contract/product'
import { afterEach, describe, expect, it } from 'vitest'
import type { Api } from './api-client.ts'
import { searchEntities } from './catalog-search.ts'
import { sessionStore } from './session.ts'
import { stores, storeViews } from './stores.ts'

const [view] = storeViews
const { products } = stores.shop
const asConfigured = { ...products }

/** An API that finds two products; what it was asked for. */
function anApi({ isPlatformAway = false } = {}) {
  const calls: { path: string; query: Record<string, string> }[] = []
  const found = [1, 2].map((id) => ({ _source: { id, sku: `SKU-${id}`, price: 100, price_incl_tax: 115 } }))
  const amounts = { final_price: 230, regular_price: 230, special_price: 0 }
  const price_info = { ...amounts, extension_attributes: { tax_adjustments: { ...amounts, final_price: 200, regular_price: 200 } } }
  const call = async ({ path }: { path: string }, { query }: { query: Record<string, string> }) => {
    calls.push({ path, query })
    if (path !== '/api/product/render-list') return { hits: { hits: found, total: 2 } }
    if (isPlatformAway) throw new Error('away')
    return { items: [{ id: 2, price_info, sgn: '' }] }
  }
  return { api: { call } as unknown as Api, calls }
}

const ask = (api: Api, entity: 'product' | 'category' = 'product') => searchEntities<Product>(api, view!, { entity, query: {}, size: 2 })
const sent = ({ query }: { query: Record<string, string> }) => JSON.parse(query['request']!)

afterEach(() => {
  Object.assign(products, asConfigured)
  sessionStore.setState({ user: null })
})

describe('prices of customer groups (spec §6, behaviour 4.6)', () => {
  const trader = { group_id: 3, groupToken: 'signed' } as Customer

  it.each([
    {
      why: 'a customer, prices for groups',
      user: trader,
      useTierPrices: true,
      entity: 'product' as const,
      group: { groupId: 3, groupToken: 'signed' },
    },
    { why: 'a guest', user: null, useTierPrices: true, entity: 'product' as const, group: {} },
    { why: 'one price for all', user: trader, useTierPrices: false, entity: 'product' as const, group: {} },
    { why: 'what has no price', user: trader, useTierPrices: true, entity: 'category' as const, group: {} },
  ])('are asked for with the token that proves the group: $why', async ({ user, useTierPrices, entity, group }) => {
    sessionStore.setState({ user })
    Object.assign(products, { useTierPrices })
    const { api, calls } = anApi()
    await ask(api, entity)
    expect(sent(calls[0]!)).toEqual(group)
  })
})

describe('the price refresh (behaviour 4.7)', () => {
  it('asks the platform after every load of products, when it is on', async () => {
    Object.assign(products, { alwaysSyncPlatformPrices: true })
    const { api, calls } = anApi()
    const { items } = await ask(api)
    expect(calls[1]).toMatchObject({ path: '/api/product/render-list', query: { skus: 'SKU-1,SKU-2', currencyCode: 'ZAR', storeId: '1' } })
    expect(items).toMatchObject([
      { price_incl_tax: 115, price_is_current: false, price_refreshed_at: null },
      { price: 200, price_incl_tax: 230, price_is_current: true },
    ])
  })

  it('keeps the prices that are known while the platform is away', async () => {
    Object.assign(products, { alwaysSyncPlatformPrices: true })
    const { items } = await ask(anApi({ isPlatformAway: true }).api)
    expect(items).toMatchObject([{ price_incl_tax: 115, price_is_current: false }, { price_incl_tax: 115 }])
  })

  it('is off by default', async () => {
    const { api, calls } = anApi()
    expect((await ask(api)).items[0]).not.toHaveProperty('price_is_current')
    expect(calls).toHaveLength(1)
  })
})
