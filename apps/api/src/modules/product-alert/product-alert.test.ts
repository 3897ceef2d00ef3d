import { StoreView } from '@meerkat/contract/store-config'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { catalogLocales } from '@meerkat/i18n/load-messages'
import { createI18n } from '@meerkat/i18n/messages'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { importCatalog } from '../../catalog-writes/import-catalog.ts'
import { createFindAlertProduct } from '../../find-alert-product.ts'
import { createMailSources } from '../../mail-sources.ts'
import { createOperator } from '../../operator.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { openTestShop, readStores, type TestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { composeProductAlert } from '../mail/compose-account-mail.ts'
import { createMailContext } from '../mail/mail-context.ts'
import { enqueueMail, type MailJob } from '../mail/mail-job.ts'
import { makeUnsubscribeKey } from '../newsletter/unsubscribe-key.ts'
import { enqueueAlerts } from './enqueue-alerts.ts'
import { expireAlerts, putAlert } from './product-alert.store.ts'

/** Generous, for busy machines. */
const SOON = { timeout: 15_000 }
const DAY_MS = 86_400_000
const PATH = '/api/ext/product-alert'

// Without jobs, so that enqueued mails stay in the outbox.
const { shop, shopper } = await openForFile({ hasJobs: false })
const operator = createOperator(shop.database)
const viewOf = viewsOf()

function viewsOf() {
  const views = resolveStoreViews(readStores()).map((view) => StoreView.parse(view))
  return (code: string) => views.find(({ storeCode }) => storeCode === code) ?? views[0]!
}

const ask = (sku: string, email = 'reader@example.com', query = '') => shopper.post(`${PATH}${query}`, { email, sku })

function sweep({ database }: TestShop = shop): Promise<number> {
  const findProduct = createFindAlertProduct({ sql: database.sql, viewOf })
  const mailEnqueued = () => void database.pool.query("select pg_notify('outbox', '')")
  return enqueueAlerts({ database, now: () => new Date(), findProduct, enqueueMail, mailEnqueued })
}

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

describe('the mail', async () => {
  const mailbox = await openMailbox()
  afterAll(mailbox.close)
  const mailing = await openTestShop({ bundle: aPetShop(), mail: { smtpUrl: mailbox.url } })
  afterAll(() => mailing.close())
  const reader = aShopper(mailing.app)
  const mailsTo = (address: string) => mailbox.mails.filter((_, index) => mailbox.recipients[index]?.includes(address))
  const waiting = async () => (await mailing.database.pool.query<{ email: string }>('select email from product_alert order by id')).rows

  it('is sent once in the language of the request, links to the variant, and deletes the request', async () => {
    const stock = createOperator(mailing.database)
    await stock.setStock('DERMA-CARE-3KG', 0)
    const email = 'german@example.com'
    expect(await reader.post(`${PATH}?storeCode=de`, { email, sku: 'DERMA-CARE-3KG' })).toMatchObject({ result: 'requested' })
    await stock.setStock('DERMA-CARE-3KG', 5)
    await sweep(mailing)
    const mail = await mailbox.mailTo(email)
    const german = await createI18n('de-DE', ['mail'])
    expect(mail.subject).toBe(german.t('mail.alert.subject', { name: 'Derma Care Adult 3 kg' }))
    expect(mail.html).toContain('<html lang="de-DE">')
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/de\/\S*DERMA-CARE-3KG/)
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/de\/product-alert\?key=\S+/)
    await expect.poll(waiting, SOON).toEqual([])

    // When the product is sold out and back once more, a new request is needed.
    await stock.setStock('DERMA-CARE-3KG', 0)
    await stock.setStock('DERMA-CARE-3KG', 5)
    expect(await sweep(mailing)).toBe(0)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('has a link that ends all requests of its address, as does the unsubscribe button of a mail client', async () => {
    const stock = createOperator(mailing.database)
    const email = 'leaves@example.com'
    await stock.setStock('SCARCE', 0)
    await reader.post(PATH, { email, sku: 'SCARCE' })
    await stock.setStock('SCARCE', 1)
    await sweep(mailing)
    const mail = await mailbox.mailTo(email)
    const key = /product-alert\?key=(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
    const header = (name: string) => mail.headers.find(({ key: known }) => known === name)?.value ?? ''
    expect(header('list-unsubscribe')).toBe(`<http://localhost:3000${PATH}/end?key=${key}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

    await reader.post(PATH, { email, sku: 'GONE' })
    await reader.post(PATH, { email: 'stays@example.com', sku: 'GONE' })
    expect(await reader.post(`${PATH}/end?key=x`)).toMatchObject({ status: 404, result: 'This link is not valid any more' })
    const otherKey = await makeUnsubscribeKey(mailing.database.sql, 'newsletter', email)
    expect(await reader.post(`${PATH}/end?key=${otherKey}`)).toMatchObject({ status: 404 })
    await expect.poll(waiting, SOON).toEqual([{ email }, { email: 'stays@example.com' }])
    const ended = await mailing.app.inject({
      method: 'POST',
      url: `${PATH}/end?key=${key}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(ended.json()).toEqual({ code: 200, result: 'ended' })
    expect(await waiting()).toEqual([{ email: 'stays@example.com' }])
    expect(mailing.faults).toEqual([])
  })

  it('is sent to an unconfirmed address at most six times a day; the rest wait', async () => {
    const email = 'victim@example.com'
    const inStock = {
      'TICK-COLLAR': 10,
      'SHAMPOO-250': 11,
      'KIT-KIB-1KG': 12,
      'KIT-KIB-2KG': 13,
      'LITTER-5KG': 14,
      'ID-TAG': 17,
      PAIRS: 22,
      FREE: 23,
    }
    const now = new Date()
    for (const [sku, productId] of Object.entries(inStock))
      await putAlert(mailing.database.sql, { email, sku, productId, storeCode: '', language: null, now })
    await sweep(mailing)
    const held = async () => (await mailing.database.pool.query('select subject from held_mail')).rows.length
    await expect.poll(held, SOON).toBe(2)
    await expect.poll(() => mailsTo(email).length, SOON).toBe(6)
    await expect.poll(async () => (await waiting()).filter((row) => row.email === email).length, SOON).toBe(2)
  })

  it.each(catalogLocales)('has all its texts in %s', async (locale) => {
    const context = await createMailContext(viewOf(''), { publicUrl: 'https://shop.example', language: locale })
    const name = 'Toy <b>'
    const alert = { name, image: '/t/o/toy.webp', path: '/toy.html', endUrl: 'https://shop.example/product-alert?key=K' }
    const { subject, text, html } = composeProductAlert(context, alert)
    expect(context.locale).toBe(locale)
    expect(subject).toContain(name)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/mail\.alert|\{name\}/)
    for (const url of ['https://shop.example/toy.html', alert.endUrl]) expect(text).toContain(url)
    expect(html).toContain('Toy &lt;b&gt;')
    expect(html).toContain('src="https://shop.example/img/150/150/resize/t/o/toy.jpg"')
    const english = composeProductAlert(
      await createMailContext(viewOf(''), { publicUrl: 'https://shop.example', language: 'en-US' }),
      alert,
    )
    expect(text === english.text).toBe(locale.startsWith('en'))
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
