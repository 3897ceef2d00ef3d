import type { StockItem } from '@meerkat/contract/stock'
import type { Call, Send } from '@meerkat/contract/transport'
import { describe, expect, it } from 'vitest'
import { createClient } from './api-client.ts'
import { askStock } from './ask-stock.ts'

const SKUS = Array.from({ length: 31 }, (_, at) => `SKU-${at + 1}`)

function server(answer: (skus: string[]) => { code: number; result: unknown }) {
  const calls: Call[] = []
  const send: Send = async (call) => {
    calls.push(call)
    const body = answer((call.query?.['skus'] ?? '').split(','))
    return { status: body.code, body }
  }
  return { calls, api: createClient(send, { parse: false }) }
}

function inStock(skus: string[]): { code: number; result: StockItem[] } {
  return { code: 200, result: skus.map((sku, at) => ({ sku, product_id: at, qty: 1, is_in_stock: true, manage_stock: true })) }
}

describe('stock of many products (Spec §7)', () => {
  it('is requested in batches of fifteen skus', async () => {
    const { calls, api } = server(inStock)
    const records = await askStock(api, SKUS)
    expect(calls.map(({ endpoint, query }) => [endpoint.path, query?.['skus']?.split(',').length])).toEqual([
      ['/api/stock/list', 15],
      ['/api/stock/list', 15],
      ['/api/stock/list', 1],
    ])
    expect(Object.keys(records ?? {})).toEqual(SKUS)
  })

  it('is unknown as a whole when one batch is not answered with 200', async () => {
    const { api } = server((skus) => (skus.includes('SKU-31') ? { code: 503, result: { code: 'ENOTFOUND' } } : inStock(skus)))
    expect(await askStock(api, SKUS)).toBeNull()
  })
})
