import { expect, it } from 'vitest'
import { keepShopSecrets } from '../db/shop-secret.ts'
import { createGroupTokens } from '../modules/user/group-token.ts'
import { aCatalog, aProduct } from '../testing/a-catalog.ts'
import { aLine, anOrder } from '../testing/a-shopper.ts'
import { openForFile } from '../testing/open-for-file.ts'
import type { TestShop } from '../testing/open-test-shop.ts'
import { where } from '../testing/search-by-wire.ts'
import { type DumpHead, type DumpPiece, dumpDatabase } from './dump-database.ts'
import { loadDatabase } from './load-database.ts'

const TRADE = 3
const catalog = (name: string) =>
  aCatalog({
    products: [aProduct({ id: 1, sku: 'TIERED', name, price: 400, tier_prices: [{ customer_group_id: TRADE, qty: 1, value: 380 }] })],
    stock: [{ sku: 'TIERED', product_id: 1, qty: 9, is_in_stock: true, manage_stock: true }],
  })
const dropped: string[] = []
const { shop: former } = await openForFile({ bundle: catalog('As backed up') })
const { shop: running, shopper } = await openForFile({ bundle: catalog('As sold'), pagesChanged: (tags) => void dropped.push(...tags) })

const tokenOf = ({ database }: TestShop) =>
  createGroupTokens(keepShopSecrets(database.sql))({ id: 7, group_id: TRADE, email: 'thandi@example.com' })

async function seen({ app }: TestShop, groupToken: string): Promise<{ name: string; price: number }> {
  const url = '/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query'
  const payload = { _appliedFilters: [where('sku', { eq: 'TIERED' })], groupToken }
  const { name, price } = (await app.inject({ method: 'POST', url, payload })).json().hits.hits[0]._source
  return { name, price }
}

async function restoreInto({ database, api }: TestShop, from: TestShop): Promise<void> {
  let head: DumpHead = { migrations: [], sequences: [] }
  const pieces: DumpPiece[] = []
  await dumpDatabase(from.database, {
    head: async (found) => void (head = found),
    piece: async (piece) => void pieces.push(piece),
  })
  const inOrder = async function* () {
    yield* pieces
  }
  await loadDatabase(database, head, inOrder())
  await api.caughtUp()
}

it('a running shop picks up a restored backup: catalogue, cached pages, stock and keys', async () => {
  const [ofFormer, ofRunning] = [await tokenOf(former), await tokenOf(running)]
  expect(await seen(running, ofRunning)).toEqual({ name: 'As sold', price: 380 })
  expect(await seen(running, ofFormer)).toMatchObject({ price: 400 })
  await shopper.post('/api/order', anOrder({ products: [aLine('TIERED', 4)] }))
  await running.api.caughtUp()
  dropped.length = 0

  await restoreInto(running, former)
  expect(await seen(running, ofFormer)).toEqual({ name: 'As backed up', price: 380 })
  expect(await seen(running, ofRunning)).toMatchObject({ price: 400 })
  expect(dropped).toContain('*')
  const stock = await running.app.inject('/api/stock/check?sku=TIERED')
  expect(stock.json().result).toMatchObject({ qty: 9 })
  expect(await shopper.post('/api/order', anOrder({ products: [aLine('TIERED', 9)] }))).toMatchObject({ code: 200 })
})
