import type { Product } from '@meerkat/contract/product'
import type { Call } from '@meerkat/contract/transport'
import { expect, it } from 'vitest'
import { storeViews } from '../store-view/stores.ts'
import { createClient } from './api-client.ts'
import { withCurrentPrices } from './current-prices.ts'

const view = storeViews[0]!
const aProduct = (id: number) =>
  ({ id, sku: `P${id}`, name: `Product ${id}`, type_id: 'simple', price: 10, price_incl_tax: 11.5 }) as Product
const prices = { final_price: 23, regular_price: 23, special_price: 0, max_price: 23, max_regular_price: 23, minimal_price: 23 }
const net = { final_price: 20, regular_price: 20, special_price: 0, max_price: 20, max_regular_price: 20, minimal_price: 20 }

function anItem(id: number) {
  const price_info = {
    ...prices,
    minimal_regular_price: 23,
    extension_attributes: { tax_adjustments: { ...net, minimal_regular_price: 20 } },
  }
  return {
    id,
    name: `Product ${id}`,
    type: 'simple',
    is_salable: '1',
    store_id: 1,
    currency_code: 'ZAR',
    url: '',
    price_info,
    images: [],
    sgn: '',
  }
}

function open(answer: (skus: string[]) => { status: number; body: unknown }, group = {}, isFromDevice = false) {
  const asked: Call[] = []
  const api = createClient(
    async (call) => {
      asked.push(call)
      return answer(call.query?.['skus']?.split(',') ?? [])
    },
    { parse: false },
  )
  return { asked, read: (products: Product[]) => withCurrentPrices({ api, view, group, isFromDevice }, products) as Promise<Product[]> }
}

const good = (skus: string[]) => ({ status: 200, body: { code: 200, result: { items: skus.map((sku) => anItem(Number(sku.slice(1)))) } } })

it('asks for 50 products at a time, with currency, store and group (Spec §7)', async () => {
  const { asked, read } = open(good, { groupId: 3, groupToken: 'g' })
  const products = await read(Array.from({ length: 120 }, (_, at) => aProduct(at + 1)))
  expect(products).toHaveLength(120)
  expect(products.every(({ price, price_incl_tax }) => price === 20 && price_incl_tax === 23)).toBe(true)
  expect(asked.map(({ query }) => query?.['skus']?.split(',').length)).toEqual([50, 50, 20])
  expect(asked[0]?.query).toMatchObject({ currencyCode: 'ZAR', storeId: '1', userGroupId: '3', groupToken: 'g' })
})

it('keeps the known prices when the call fails, and says that they are not current (Spec §4, §7)', async () => {
  const { read } = open(() => ({ status: 500, body: { code: 500, result: 'Something went wrong' } }))
  expect(await read([aProduct(1)])).toEqual([{ ...aProduct(1), price_is_current: false, price_refreshed_at: null }])
})

it('does not wait for the prices of an unreachable server when the device has answered', async () => {
  const { asked, read } = open(good, {}, true)
  expect(await read([aProduct(1)])).toEqual([{ ...aProduct(1), price_is_current: false, price_refreshed_at: null }])
  expect(asked).toEqual([])
})
