import { afterAll, describe, expect, it } from 'vitest'
import { aCatalog } from '../../testing/a-catalog.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { openTestShop, readStores } from '../../testing/open-test-shop.ts'

/** Generous, for busy machines. */
const SOON = { timeout: 15_000 }

const mailbox = await openMailbox()
afterAll(mailbox.close)
const { shop, shopper } = await openForFile({ bundle: aCatalog({}), mail: { smtpUrl: mailbox.url } })

const mailsTo = (address: string) => mailbox.mails.filter((_, index) => mailbox.recipients[index]?.includes(address))

/** The parameter of the latest link in the mails to an address. */
async function linked(email: string, name: 'token' | 'key', count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email).length, SOON).toBeGreaterThanOrEqual(count)
  return new RegExp(`[?&]${name}=(\\S+)`).exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
}

const confirm = (token: string) => shopper.post('/api/ext/newsletter/confirm', { token })

describe.each(['/api/ext/newsletter/subscribe', '/api/ext/mailchimp-subscribe/subscribe'])('%s (docs/wire.md §7)', (path) => {
  it('requests confirmation by mail, and issues the coupon once it is confirmed', async () => {
    const { email, ...customer } = await aCustomer(shopper)
    await mailbox.mailTo(email)
    const status = async () => (await customer.get(`${path}?email=${encodeURIComponent(email)}`)).result
    expect(await status()).toBe('unsubscribed')
    const first = await shopper.post(path, { email: email.toUpperCase() })
    expect(first).toMatchObject({ status: 200, code: 200, result: 'pending' })
    expect(first).not.toHaveProperty('meta')
    expect(await status()).toBe('pending')
    const token = await linked(email, 'token', 2)
    expect(await confirm(token)).toMatchObject({
      code: 200,
      result: 'subscribed',
      meta: {
        coupon: { code: expect.stringMatching(/^PAWS-[A-Z2-9]{10}$/), percent: 10, validTo: expect.stringMatching(/T21:59:59\.999Z$/) },
      },
    })
    expect(await confirm(token)).toMatchObject({ code: 404 })
    expect(await status()).toBe('subscribed')
    expect(await shopper.remove(path, { email })).toMatchObject({ code: 200, result: 'pending' })
    expect(await status()).toBe('subscribed')
    const ended = await shop.app.inject({ method: 'DELETE', url: path, payload: { email }, headers: customer.bearer })
    expect(ended.json()).toEqual({ code: 200, result: 'unsubscribed' })
    expect(await status()).toBe('unsubscribed')

    await shopper.post(path, { email })
    const asked = () => mailsTo(email).filter(({ subject }) => subject?.includes('confirm'))
    await expect.poll(() => asked().length, SOON).toBe(2)
    const latest = /[?&]token=(\S+)/.exec(asked()[1]?.text ?? '')?.[1] ?? ''
    const again = await confirm(latest)
    expect(again).toMatchObject({ code: 200, result: 'subscribed' })
    expect(again).not.toHaveProperty('meta')
  })

  it('gives callers who are not the owner the same response for every address', async () => {
    const reader = `reader-${path.length}@example.com`
    await shopper.post(path, { email: reader })
    await confirm(await linked(reader, 'token'))
    const stranger = await aCustomer(shopper)
    for (const email of [reader, `nobody-${path.length}@example.com`]) {
      for (const headers of [{}, stranger.bearer, { authorization: 'Bearer made-up' }]) {
        expect(await shopper.get(`${path}?email=${email}`, headers as Record<string, string>)).toMatchObject({
          code: 200,
          result: 'unsubscribed',
        })
        expect(await shopper.post(path, { email }, headers as Record<string, string>)).toMatchObject({ code: 200, result: 'pending' })
        const ended = await shop.app.inject({ method: 'DELETE', url: path, payload: { email }, headers: headers as Record<string, string> })
        expect(ended.json()).toEqual({ code: 200, result: 'pending' })
      }
    }
    const { rows } = await shop.database.pool.query('select status from newsletter_subscriber where email = $1', [reader])
    expect(rows).toEqual([{ status: 'subscribed' }])
  })

  it('ends the subscription by the link in a mail, without an account', async () => {
    const email = `leaves-${path.length}@example.com`
    await shopper.post(path, { email })
    await confirm(await linked(email, 'token'))
    await shopper.remove(path, { email })
    await expect.poll(() => mailsTo(email).at(-1)?.subject, SOON).toContain('Unsubscribe')
    const key = await linked(email, 'key')
    expect(await shopper.post(`/api/ext/newsletter/unsubscribe?key=${key}`)).toMatchObject({ code: 200, result: 'unsubscribed' })
    const { rows } = await shop.database.pool.query('select status from newsletter_subscriber where email = $1', [email])
    expect(rows).toEqual([{ status: 'unsubscribed' }])
  })

  it.each([undefined, {}, { email: '' }, { email: 'x' }, { email: 5 }])('answers 500 with a text for %j', async (body) => {
    expect(await shopper.post(path, body)).toMatchObject({ status: 500, code: 500, result: expect.any(String) })
    expect(await shopper.remove(path, body)).toMatchObject({ status: 500, code: 500, result: expect.any(String) })
    expect(await shopper.get(path)).toMatchObject({ status: 500, code: 500, result: expect.any(String) })
  })
})

it('a shop without double opt-in subscribes at once; many concurrent requests cause one coupon', async () => {
  const stores = readStores()
  stores.shop.newsletter.doubleOptIn = false
  const quick = await openTestShop({ bundle: aCatalog({}), stores })
  try {
    const reader = aShopper(quick.app)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => reader.post('/api/ext/newsletter/subscribe', { email: 'many@example.com' })),
    )
    expect(answers.map(({ result }) => result)).toEqual(Array.from({ length: 6 }, () => 'subscribed'))
    expect(answers.filter(({ meta }) => meta !== undefined)).toHaveLength(1)
  } finally {
    await quick.close()
  }
})

it.each([true, false])('the mail with the coupon says that it leaves out scheduled medicines if it does: %s', async (excludesMedicine) => {
  const stores = readStores()
  stores.shop.newsletter.doubleOptIn = false
  stores.shop.coupons.excludeScheduledMedicine = excludesMedicine
  const strict = await openTestShop({ bundle: aCatalog({}), stores, mail: { smtpUrl: mailbox.url } })
  try {
    const email = `medicine-${excludesMedicine}@example.com`
    await aShopper(strict.app).post('/api/ext/newsletter/subscribe', { email })
    const { text } = await mailbox.mailTo(email)
    expect(text).toContain('PAWS-')
    expect(text?.includes('It does not apply to scheduled medicines.')).toBe(excludesMedicine)
  } finally {
    await strict.close()
  }
})

it('an unconfirmed address gets at most three mails, from all callers together', async () => {
  const limited = await openTestShop({ bundle: aCatalog({}), rateLimits: true, hasJobs: false })
  try {
    const caller = aShopper(limited.app)
    const path = '/api/ext/newsletter/subscribe'
    const answers = []
    for (let attempt = 0; attempt < 5; attempt += 1) answers.push(await caller.post(path, { email: 'flooded@example.com' }))
    expect(answers.map(({ result }) => result)).toEqual(Array.from({ length: 5 }, () => 'pending'))
    const { rows } = await limited.database.pool.query(
      "select count(*)::int as mails from outbox where payload::text like '%flooded@example.com%'",
    )
    expect(rows).toEqual([{ mails: 3 }])
  } finally {
    await limited.close()
  }
})

it('an unknown confirmation is refused', async () => {
  expect(await shopper.post('/api/ext/newsletter/confirm', { token: 'x' })).toMatchObject({ code: 404, result: expect.any(String) })
  expect(shop.faults).toEqual([])
})
