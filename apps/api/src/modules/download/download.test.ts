import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BoughtFile } from '@meerkat/contract/download'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeDownloads } from '../../catalog-writes/write-downloads.ts'
import { keepShopSecrets } from '../../db/shop-secret.ts'
import { createOperator } from '../../operator.ts'
import { aProduct } from '../../testing/a-catalog.ts'
import { aCustomer, type LoggedIn } from '../../testing/a-customer.ts'
import { aLine, anOrder, aShopper } from '../../testing/a-shopper.ts'
import { openTestShop, readStores, type TestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { createGuestOrderLinks } from '../order-history/guest-order-link.ts'

const file = (id: number, title: string, number_of_downloads = 0) => ({
  id,
  title,
  price: 0,
  is_shareable: false,
  number_of_downloads,
  sample_url: null,
})
const guide = { type_id: 'downloadable', name: 'Puppy Guide' } as const
const GUIDE = aProduct({
  ...guide,
  id: 30,
  sku: 'GUIDE',
  downloadable_links: [file(301, 'Ratgeber Kätzchen (PDF)', 2), file(302, 'Planner (PDF)')],
})
const FREE = aProduct({ ...guide, id: 31, sku: 'CHECKLIST', price: 0, downloadable_links: [file(311, 'Checklist')] })

let shop: TestShop
let owner: LoggedIn

beforeAll(async () => {
  const stores = readStores()
  stores.default.payment.push({ code: 'prepaid', title: 'Prepaid' })
  const pets = aPetShop()
  const views = pets.stores.map((store) => ({ ...store, products: [...store.products, GUIDE, FREE] }))
  shop = await openTestShop({ bundle: { ...pets, stores: views }, stores })
  owner = await aCustomer(aShopper(shop.app))
  const sold = [301, 302, 311].map((linkId) => ({ storeCode: '', linkId, title: `Żółw ${linkId}`, paragraphs: ['Take it slowly.'] }))
  await writeDownloads(shop.dataDir, sold)
})
afterAll(() => shop.close())

async function buy(customer: LoggedIn, sku: string, links?: number[], qty = 1): Promise<{ id: string; number: number }> {
  const product_option = links ? { extension_attributes: { downloadable_option: { downloadable_links: links } } } : null
  const order = anOrder({ user_id: String(customer.id), products: [aLine(sku, qty, { product_option })] })
  Object.assign(order.addressInformation, { payment_method_code: 'prepaid', shippingAddress: undefined })
  const { code, result } = await customer.post('/api/order', order)
  if (code !== 200) throw new Error(JSON.stringify(result))
  const { magentoOrderId, orderNumber } = result as { magentoOrderId: string; orderNumber: string }
  return { id: magentoOrderId, number: Number(orderNumber) }
}

const pay = (number: number) => createOperator(shop.database).moveOrder(number, 'pay', null)
const list = async (id: string) => (await owner.get(`/api/order/${id}/downloads`)).result as BoughtFile[]
const fetchFile = (id: string, link: number | string, { bearer = owner.bearer }: Partial<LoggedIn> = {}) =>
  shop.app.inject({ method: 'GET', url: `/api/order/${id}/downloads/${link}`, headers: bearer })

describe('purchased files (docs/wire.md §17.2)', () => {
  it('are available after payment, and only the chosen ones', async () => {
    const { id, number } = await buy(owner, 'GUIDE', [301])
    expect(await list(id)).toEqual([
      { link_id: 301, title: 'Ratgeber Kätzchen (PDF)', product_name: 'Puppy Guide', is_ready: false, downloads_left: 2 },
    ])
    expect((await fetchFile(id, 301)).json()).toEqual({ code: 403, result: 'This file is yours as soon as the order is paid for' })
    await pay(number)
    expect(await list(id)).toMatchObject([{ is_ready: true }])
    const response = await fetchFile(id, 301)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-cache, no-store',
      'content-disposition': 'attachment; filename="ratgeber-katzchen.pdf"',
    })
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    // This file was not chosen.
    expect((await fetchFile(id, 302)).statusCode).toBe(404)
  })

  it('can be downloaded as often as the product allows, per piece bought', async () => {
    const { id, number } = await buy(owner, 'GUIDE', undefined, 2)
    await pay(number)
    const codes = await Promise.all(Array.from({ length: 6 }, async () => (await fetchFile(id, 301)).statusCode))
    expect(codes.toSorted()).toEqual([200, 200, 200, 200, 403, 403])
    expect(await list(id)).toMatchObject([
      { link_id: 301, is_ready: false, downloads_left: 0 },
      { link_id: 302, is_ready: true, downloads_left: null },
    ])
    for (let turn = 0; turn < 7; turn++) expect((await fetchFile(id, 302)).statusCode).toBe(200)
  })

  it('need no payment when they are free', async () => {
    const { id } = await buy(owner, 'CHECKLIST')
    expect((await fetchFile(id, 311)).statusCode).toBe(200)
  })

  it('are refused to other customers, and for a cancelled order', async () => {
    const { id, number } = await buy(owner, 'GUIDE')
    const other = await aCustomer(aShopper(shop.app))
    const theirs = await fetchFile(id, 301, other)
    expect(theirs.statusCode).toBe(404)
    for (const missing of ['999999', '0', 'abc', '1.5']) expect((await fetchFile(missing, 301)).json()).toEqual(theirs.json())
    expect((await fetchFile(id, 301, { bearer: { authorization: '' } })).json()).toMatchObject({ code: 401 })
    await createOperator(shop.database).moveOrder(number, 'cancel', null)
    expect((await fetchFile(id, 301)).statusCode).toBe(403)
  })

  it('open for a guest only with the link of the mail', async () => {
    const shopper = aShopper(shop.app)
    const order = anOrder({ products: [aLine('GUIDE', 1, { product_option: null })] })
    Object.assign(order.addressInformation, { payment_method_code: 'prepaid', shippingAddress: undefined })
    const { magentoOrderId, orderNumber } = (await shopper.post('/api/order', order)).result as Record<string, string>
    const links = createGuestOrderLinks(keepShopSecrets(shop.database.sql))
    const token = await links.makeToken(Number(magentoOrderId))
    const fetchAs = (sent: string, link = '301') =>
      shop.app.inject({ method: 'POST', url: '/api/guest-order/download', payload: { token: sent, link } })
    expect((await shopper.post('/api/guest-order/downloads', { token })).result).toMatchObject([
      { link_id: 301, is_ready: false },
      { link_id: 302, is_ready: false },
    ])
    expect((await fetchAs(token)).statusCode).toBe(403)
    await pay(Number(orderNumber))
    expect((await shopper.post('/api/guest-order/downloads', { token })).result).toMatchObject([{ is_ready: true }, { is_ready: true }])
    const file = await fetchAs(token)
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await fetchAs(token, '999')).statusCode).toBe(404)
    expect((await fetchAs(`${magentoOrderId}.${'A'.repeat(43)}`)).statusCode).toBe(404)
    const { id } = await buy(owner, 'GUIDE')
    expect((await fetchAs(await links.makeToken(Number(id)))).statusCode).toBe(404)
  })

  it.each(['999', '30', '..', '301.pdf', '%2e%2e%2f301', '-1'])('are not found under %s', async (link) => {
    const { id, number } = await buy(owner, 'GUIDE')
    await pay(number)
    expect((await fetchFile(id, link)).statusCode).toBe(404)
  })

  it('are stored in their own folder, and an order without downloads has none', async () => {
    expect(readdirSync(join(shop.dataDir, 'downloads', 'default')).toSorted()).toEqual(['301.pdf', '302.pdf', '311.pdf'])
    const { result } = await owner.post('/api/order', anOrder({ user_id: String(owner.id) }))
    expect(await list((result as { magentoOrderId: string }).magentoOrderId)).toEqual([])
    expect(shop.faults).toEqual([])
  })
})
