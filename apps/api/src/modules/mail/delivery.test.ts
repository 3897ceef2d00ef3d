import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, describe, expect, it } from 'vitest'
import { enqueue } from '../../db/enqueue.ts'
import { createOperator } from '../../operator.ts'
import { aCustomer, aRegistration } from '../../testing/a-customer.ts'
import { aLine, anOrder, aShopper } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { openTestShop, readStores } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'

/** Generous, for busy machines. */
const SOON = { timeout: 15_000 }
const CONTACT = 'hello@meerkat.example'

const mailbox = await openMailbox()
afterAll(mailbox.close)
const { shop, shopper } = await openForFile({ mail: { smtpUrl: mailbox.url } })

describe('mails that anonymous callers request', () => {
  it('are limited to three per address in ten minutes, and every response is the same', async () => {
    let now = new Date('2026-05-22T09:00:00Z')
    const stores = readStores()
    stores.shop.newsletter.doubleOptIn = true
    const limited = await openTestShop({ bundle: aPetShop(), stores, rateLimits: true, now: () => now, mail: { smtpUrl: mailbox.url } })
    const ask = async (url: string, body: object) =>
      (await limited.app.inject({ method: 'POST', url, payload: body, remoteAddress: `10.0.${Math.random()}` })).json()
    try {
      const subscribe = () => ask('/api/ext/newsletter/subscribe', { email: 'pestered@example.com' })
      const thank = async () => {
        const { result: token } = await ask('/api/ext/mail-service/get-token', {})
        return ask('/api/ext/mail-service/send-email', {
          sourceAddress: CONTACT,
          targetAddress: 'thanked@example.com',
          confirmation: true,
          token,
        })
      }
      for (let index = 0; index < 6; index += 1) expect(await subscribe()).toEqual({ code: 200, result: 'pending' })
      for (let index = 0; index < 6; index += 1) expect(await thank()).toEqual({ code: 200, result: 'OK' })
      now = new Date(now.getTime() + 10 * 60_000)
      await subscribe()
      const count = (address: string) => mailbox.recipients.flat().filter((to) => to === address).length
      await expect.poll(() => [count('pestered@example.com'), count('thanked@example.com')], SOON).toEqual([4, 3])
    } finally {
      await limited.close()
    }
  })
})

describe('an address that the mail server refuses permanently', () => {
  it('delays no other mail, and its mail is set aside with the reason', async () => {
    mailbox.refuse({ code: 550, text: 'never,' })
    await shopper.post('/api/user/create', aRegistration())
    const jobs = () => createOperator(shop.database).listJobs(10)
    await expect
      .poll(jobs, SOON)
      .toMatchObject([{ topic: 'mail', attempts: 1, lastError: expect.stringContaining('550'), nextAttemptAt: null }])
    mailbox.refuse(null)
    const customer = await aCustomer(shopper)
    await mailbox.mailTo(customer.email)
    expect(shop.faults.splice(0).join()).toContain('a job was set aside')
  })
})

describe('a mail that cannot be composed', () => {
  it('delays no other mail', async () => {
    await enqueue(shop.database.sql, 'mail', { kind: 'password-reset', email: 'a\0b@example.com', storeCode: '' })
    const customer = await aCustomer(shopper)
    await mailbox.mailTo(customer.email)
    const jobs = () => createOperator(shop.database).listJobs(10)
    await expect.poll(async () => (await jobs()).map(({ attempts }) => attempts), SOON).toContain(1)
    expect(shop.faults.splice(0).join()).toContain('a job was set aside')
  })
})

describe('an unreachable mail server', () => {
  it('delays only mail, and no address from its response is logged', async () => {
    const customer = await aCustomer(shopper)
    await mailbox.mailTo(customer.email)
    mailbox.refuse({ code: 451, text: 'not now,' })
    const { customer: late, password } = aRegistration()
    expect(await shopper.post('/api/user/create', { customer: late, password })).toMatchObject({ code: 200 })
    await expect.poll(() => shop.logged.join(), SOON).toContain('451')
    expect(shop.logged.join()).not.toContain(late.email)
    const answer = await shopper.post('/api/order', anOrder({ products: [aLine('SCARCE')] }))
    expect(answer).toMatchObject({ code: 200 })
    const stock = async () => (await shopper.get('/api/stock/check?sku=SCARCE')).result
    expect(await stock()).toMatchObject({ qty: 2 })

    const waiting =
      "select available_at > now() + interval '30 seconds' as waits, attempts from outbox where topic = 'mail' and attempts > 0"
    expect((await shop.database.pool.query(waiting)).rows[0]).toMatchObject({ waits: true })
    mailbox.refuse(null)
    await shop.database.pool.query("update outbox set available_at = now() where topic = 'mail'")
    await shopper.post('/api/user/reset-password', { email: customer.email })
    expect((await mailbox.mailTo(late.email)).subject).toBe('Welcome to Meerkat')
  })
})

describe('a mail server that refuses everything (docs/behaviour/offline.md §7.8)', () => {
  it.each([
    {
      screen: 'registration',
      path: '/api/user/create',
      body: () => aRegistration(),
      result: expect.objectContaining({ id: expect.anything() }),
    },
    {
      screen: 'reset of a password',
      path: '/api/user/reset-password',
      body: () => ({ email: 'late@example.com' }),
      result: expect.anything(),
    },
    {
      screen: 'newsletter form',
      path: '/api/ext/newsletter/subscribe',
      body: () => ({ email: 'late@example.com' }),
      result: expect.anything(),
    },
    { screen: 'checkout', path: '/api/order', body: () => anOrder(), result: expect.objectContaining({ orderNumber: expect.anything() }) },
  ])('changes nothing for the $screen', async ({ path, body, result }) => {
    mailbox.refuse({ code: 451, text: 'not now,' })
    try {
      expect(await shopper.post(path, body())).toMatchObject({ status: 200, code: 200, result })
    } finally {
      mailbox.refuse(null)
    }
  })
})

describe('without a mail server', () => {
  it('mails are written to files below the data directory', async () => {
    const quiet = await openTestShop({ bundle: aPetShop() })
    try {
      const { customer, password } = aRegistration()
      await aShopper(quiet.app).post('/api/user/create', { customer, password })
      const folder = join(quiet.dataDir, 'mail')
      await expect.poll(() => existsSync(folder) && readdirSync(folder).filter((name) => name.endsWith('.eml')), SOON).toHaveLength(1)
      const mail = await PostalMime.parse(readFileSync(join(folder, readdirSync(folder).find((name) => name.endsWith('.eml'))!)))
      expect(mail).toMatchObject({ to: [{ address: customer.email }], subject: 'Welcome to Meerkat' })
    } finally {
      await quiet.close()
    }
  })
})
