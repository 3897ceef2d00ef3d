import { MAX_LINE_QTY } from '@meerkat/contract/cart'
import { checkStock, listStock } from '@meerkat/contract/stock'
import { describe, expect, it } from 'vitest'
import type { Log } from '../../db/client.ts'
import { Operations } from '../../http/operations.ts'
import { aProduct } from '../../testing/a-catalog.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { serveStock } from './stock.routes.ts'

const bundle = aPetShop()
// Both store views have the same list.
bundle.stores[0]!.products.push(aProduct({ id: 9001, sku: 'UNCOUNTED' }))
const { shop, shopper } = await openForFile({ bundle })

describe('stock (docs/wire.md §5)', () => {
  it('returns the whole record', async () => {
    expect(await shopper.get('/api/stock/check?sku=DERMA-CARE-3KG')).toMatchObject({
      code: 200,
      result: {
        item_id: 4302,
        product_id: 4302,
        stock_id: 1,
        sku: 'DERMA-CARE-3KG',
        qty: 37,
        is_in_stock: true,
        is_qty_decimal: false,
        manage_stock: true,
        min_qty: 0,
        min_sale_qty: 1,
        max_sale_qty: MAX_LINE_QTY,
        backorders: 0,
        low_stock_date: null,
        use_config_manage_stock: true,
        stock_status_changed_auto: 0,
      },
    })
  })

  it.each([
    { sku: 'GONE', result: { product_id: 21, qty: 0, is_in_stock: false, manage_stock: true } },
    { sku: 'ENDLESS', result: { product_id: 24, is_in_stock: true, manage_stock: false } },
    { sku: 'PAIRS', result: { min_sale_qty: 2, max_sale_qty: 6 } },
    { sku: 'NOBODY', result: { product_id: null, qty: 0, is_in_stock: false } },
    { sku: 'DERMA-CARE', result: { product_id: 4300, is_in_stock: true, manage_stock: false } },
    { sku: 'UNCOUNTED', result: { product_id: 9001, is_in_stock: true, manage_stock: false } },
    { sku: 'TELE-VET', result: { product_id: 19, is_in_stock: true, manage_stock: false } },
  ])('returns the record of $sku, in the query or the path', async ({ sku, result }) => {
    expect(await shopper.get(`/api/stock/check?sku=${sku}`)).toMatchObject({ code: 200, result })
    expect(await shopper.get(`/api/stock/check/${sku}`)).toMatchObject({ code: 200, result })
  })

  it('lists known skus and omits unknown ones', async () => {
    const skus = encodeURIComponent('TICK-COLLAR, NOBODY,,GONE,KITTEN-STARTER,TICK-COLLAR')
    const { code, result } = await shopper.get(`/api/stock/list?skus=${skus}`)
    expect(code).toBe(200)
    expect((result as { sku: string; is_in_stock: boolean }[]).map(({ sku, is_in_stock }) => [sku, is_in_stock]).toSorted()).toEqual([
      ['GONE', false],
      ['KITTEN-STARTER', true],
      ['TICK-COLLAR', true],
    ])
    expect(await shopper.get('/api/stock/list?skus=,')).toMatchObject({ code: 200, result: [] })
  })

  it('returns the same under the old name', async () => {
    for (const path of ['check?sku=GONE', 'check/GONE', 'list?skus=GONE,NOBODY']) {
      const { code, result } = await shopper.get(`/api/ext/elastic-stock/${path}`)
      expect({ code, result }).toEqual({ code: 200, result: (await shopper.get(`/api/stock/${path}`)).result })
    }
  })

  it('accepts skus with slashes and letters of any script', async () => {
    expect(await shopper.get(`/api/stock/check/${encodeURIComponent('A/B ü 猫')}`)).toMatchObject({
      code: 200,
      result: { product_id: null },
    })
  })
})

it('an unreachable database is reported as ENOTFOUND, which old clients do not treat as out of stock (Spec §8)', async () => {
  const silent = () => undefined
  const operations = new Operations({ log: { info: silent, warn: silent, error: silent } as unknown as Log, knowsStore: () => true })
  const lost = async () => Promise.reject(Object.assign(new Error('The connection was lost'), { code: '08006' }))
  serveStock(operations, { sql: { run: lost }, products: { findBySkus: lost } } as never)
  const expected = { status: 503, body: { code: 503, result: { code: 'ENOTFOUND', errorMessage: expect.any(String) } } }
  expect(await operations.send({ endpoint: checkStock, query: { sku: 'GONE' } })).toMatchObject(expected)
  expect(await operations.send({ endpoint: listStock, query: { skus: 'GONE' } })).toMatchObject(expected)
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
