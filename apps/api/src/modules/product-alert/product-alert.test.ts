import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { importCatalog } from '../../catalog-writes/import-catalog.ts'
import { createMailSources } from '../../mail-sources.ts'
import { createOperator } from '../../operator.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { sweepAlerts, viewOf } from '../../testing/sweep-alerts.ts'
import type { MailJob } from '../mail/mail-job.ts'
import { expireAlerts, putAlert } from './product-alert.store.ts'

const DAY_MS = 86_400_000
const PATH = '/api/ext/product-alert'

// Without jobs, so that enqueued mails stay in the outbox.
const { shop, shopper } = await openForFile({ hasJobs: false })
const operator = createOperator(shop.database)

const ask = (sku: string, email = 'reader@example.com', query = '') => shopper.post(`${PATH}${query}`, { email, sku })

const sweep = () => sweepAlerts(shop)

async function stored(): Promise<{ id: number; email: string; sku: string; store_code: string; language: string | null }[]> {
  return (await shop.database.pool.query('select id::int, email, sku, store_code, language from product_alert order by id')).rows
}

async function enqueued(): Promise<MailJob[]> {
  const { rows } = await shop.database.pool.query<{ payload: MailJob }>("select payload from outbox where topic = 'mail' order by id")
  return rows.map(({ payload }) => payload)
}

async function setStock(qtyBySku: Record<string, number>): Promise<void> {
  for (const [sku, qty] of Object.entries(qtyBySku)) expect(await operator.setStock(sku, qty)).toBe(true)
}

beforeEach(async () => {
  await shop.database.pool.query('delete from product_alert')
  await shop.database.pool.query('delete from outbox')
  await setStock({ GONE: 0, 'DERMA-CARE-1.5KG': 100, 'DERMA-CARE-3KG': 37, 'LITTER-5KG': 100 })
})

describe('asking for a mail (docs/behaviour/stock.md §5.3)', () => {
  it('stores one request for each address and product, with store view and language', async () => {
    const headers = { cookie: 'language-de=ja-JP' }
    expect(await ask('GONE', 'Reader@Example.com')).toMatchObject({ status: 200, code: 200, result: 'requested' })
    const [{ id } = { id: 0 }] = await stored()
    expect(await shopper.post(`${PATH}?storeCode=de`, { email: 'reader@example.com', sku: 'GONE' }, headers)).toMatchObject({
      result: 'requested',
    })
    await ask('GONE', 'other@example.com')
    const rows = await stored()
    expect(rows).toMatchObject([
      { email: 'reader@example.com', sku: 'GONE', store_code: 'de', language: 'ja-JP' },
      { email: 'other@example.com', sku: 'GONE', store_code: '', language: null },
    ])
    // A mail that is still in the outbox for the first request must find nothing.
    expect(rows[0]?.id).not.toBe(id)
  })

  it.each([
    { why: 'in stock', sku: 'TICK-COLLAR', answer: { code: 200, result: 'in-stock' } },
    { why: 'not counted', sku: 'ENDLESS', answer: { code: 200, result: 'in-stock' } },
    { why: 'a service', sku: 'TELE-VET', answer: { code: 200, result: 'in-stock' } },
    { why: 'unknown', sku: 'NOBODY', answer: { code: 400, result: 'We do not have this product' } },
    { why: 'not for sale', sku: 'OLD-LEASH', answer: { code: 400, result: 'We do not have this product' } },
    { why: 'no sku', sku: '', answer: { code: 400 } },
    { why: 'no address', sku: 'GONE', email: 'reader', answer: { code: 400 } },
    { why: 'two addresses', sku: 'GONE', email: 'a@example.com, b@example.com', answer: { code: 400 } },
    { why: 'a header in the address', sku: 'GONE', email: 'a@example.com\r\nBcc: b@example.com', answer: { code: 400 } },
  ])('stores nothing: $why', async ({ sku, email, answer }) => {
    expect(await ask(sku, email)).toMatchObject(answer)
    expect(await stored()).toEqual([])
  })

  it('is limited per network and per e-mail address', async () => {
    const limited = await openTestShop({ bundle: aPetShop(), rateLimits: true, hasJobs: false })
    onTestFinished(() => limited.close())
    const askFrom = async (remoteAddress: string, email: string) =>
      (await limited.app.inject({ method: 'POST', url: PATH, remoteAddress, payload: { email, sku: 'GONE' } })).statusCode
    const codes: number[] = []
    for (let at = 0; at < 6; at += 1) codes.push(await askFrom('192.0.2.1', `reader${at}@example.com`))
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    const later: number[] = []
    for (let at = 0; at < 11; at += 1) later.push(await askFrom(`198.51.100.${at}`, 'victim@example.com'))
    expect(later).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('a product that is back', () => {
  it.each<{ why: string; sku: string; soldOut: Record<string, number>; still: Record<string, number>; back: Record<string, number> }>([
    { why: 'a product', sku: 'GONE', soldOut: {}, still: { 'LITTER-5KG': 5 }, back: { GONE: 1 } },
    {
      why: 'a variant',
      sku: 'DERMA-CARE-3KG',
      soldOut: { 'DERMA-CARE-3KG': 0 },
      still: { 'DERMA-CARE-1.5KG': 50 },
      back: { 'DERMA-CARE-3KG': 2 },
    },
    {
      why: 'a product with variants, of which one is back',
      sku: 'DERMA-CARE',
      soldOut: { 'DERMA-CARE-3KG': 0, 'DERMA-CARE-1.5KG': 0 },
      still: { GONE: 1 },
      back: { 'DERMA-CARE-1.5KG': 1 },
    },
    {
      why: 'a bundle, of which all required parts are back',
      sku: 'KITTEN-STARTER',
      soldOut: { 'LITTER-5KG': 0 },
      still: { 'KIT-KIB-1KG': 90 },
      back: { 'LITTER-5KG': 3 },
    },
  ])('enqueues one mail: $why', async ({ sku, soldOut, still, back }) => {
    await setStock(soldOut)
    expect(await ask(sku)).toMatchObject({ result: 'requested' })
    expect(await sweep()).toBe(0)
    await setStock(still)
    expect(await sweep()).toBe(0)
    await setStock(back)
    expect(await sweep()).toBe(1)
    expect(await sweep()).toBe(0)
    const [{ id } = { id: 0 }] = await stored()
    expect(await enqueued()).toEqual([{ kind: 'product-alert', alertId: id }])
  })

  it('is noticed after an import that brings stock, and after a change made in SQL', async () => {
    await ask('GONE')
    const { stock, ...bundle } = aPetShop()
    const restocked = stock.map((record) => (record.sku === 'GONE' ? { ...record, qty: 4, is_in_stock: true } : record))
    await importCatalog(shop.database, { ...bundle, stock: restocked })
    expect(await sweep()).toBe(0)
    await importCatalog(shop.database, { ...bundle, stock: restocked }, { replaceQuantities: true })
    expect(await sweep()).toBe(1)

    await setStock({ GONE: 0 })
    await ask('GONE', 'other@example.com')
    await shop.database.pool.query("update stock set qty = 1, is_in_stock = true where sku = 'GONE'")
    expect(await sweep()).toBe(1)
  })

  it('enqueues one mail for each request, however many processes run concurrently', async () => {
    const readers = Array.from({ length: 250 }, (_, at) => `reader${at}@example.com`)
    const now = new Date()
    for (const email of readers)
      await putAlert(shop.database.sql, { email, sku: 'GONE', productId: 21, storeCode: '', language: null, now })
    await setStock({ GONE: 9 })
    const counts = await Promise.all(Array.from({ length: 4 }, () => sweep()))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(readers.length)
    const jobs = (await enqueued()).map((job) => job.kind === 'product-alert' && job.alertId)
    expect(new Set(jobs).size).toBe(readers.length)
    expect(jobs).toHaveLength(readers.length)
  })

  it('causes no mail when it is sold out again before the mail is sent; the request waits for the next time', async () => {
    const sources = createMailSources({ sql: shop.database.sql, viewOf, now: () => new Date() })
    await ask('GONE')
    const [{ id } = { id: 0 }] = await stored()
    await setStock({ GONE: 1 })
    expect(await sweep()).toBe(1)
    await setStock({ GONE: 0 })
    expect(await sources.findProductAlert(id)).toBeNull()
    expect(await stored()).toMatchObject([{ id }])
    expect(await sweep()).toBe(0)
    await setStock({ GONE: 1 })
    expect(await sweep()).toBe(1)
    expect(await sources.findProductAlert(id)).toMatchObject({ email: 'reader@example.com', name: 'Sold-out Toy', isInStock: true })
  })

  it('is forgotten 180 days after the request', async () => {
    await ask('GONE')
    await expireAlerts(shop.database.sql, new Date(Date.now() + 179 * DAY_MS))
    expect(await stored()).toHaveLength(1)
    await expireAlerts(shop.database.sql, new Date(Date.now() + 181 * DAY_MS))
    expect(await stored()).toEqual([])
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
