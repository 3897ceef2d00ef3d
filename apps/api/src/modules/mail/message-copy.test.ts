import { createI18n } from '@meerkat/i18n/messages'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import type { MailJob } from './mail-job.ts'
import { makeMailToken } from './mail-token.ts'
import { expireCopies } from './message-copy.store.ts'
import { makeCopyToken } from './message-copy.ts'

/** Generous, for busy machines. */
const SOON = { timeout: 15_000 }
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SHOP = 'hello@meerkat.example'
const SEND = '/api/ext/mail-service/send-email'
const CONFIRM = '/api/ext/mail-service/confirm-copy'
const WORDS = 'My cat <i>hates</i> it, see https://evil.example/x'

const mailbox = await openMailbox()
afterAll(mailbox.close)
const { shop, shopper } = await openForFile({ mail: { smtpUrl: mailbox.url } })
const { sql, pool } = shop.database

let writers = 0
let writer = ''
beforeEach(() => {
  writers += 1
  writer = `writer${writers}@example.com`
})

const aMessage = async (fields: object = {}, now = new Date(), executor = sql) => ({
  sourceAddress: writer,
  targetAddress: SHOP,
  subject: 'Which food?',
  emailText: WORDS,
  copy: true,
  token: await makeMailToken(executor, now),
  ...fields,
})

const mailsTo = (email: string) => mailbox.mails.filter((_, at) => mailbox.recipients[at]?.includes(email))
const confirm = (token: unknown) => shopper.post(CONFIRM, { token })

async function stored(email = writer): Promise<{ id: string; expires_at: Date }[]> {
  return (await pool.query('select * from message_copy where email = $1 order by created_at', [email])).rows
}

/** Writes to the shop and returns the token of the mail that asks for the confirmation. */
async function askForCopy(fields: object = {}, query = ''): Promise<string> {
  expect(await shopper.post(`${SEND}${query}`, await aMessage(fields))).toMatchObject({ code: 200, result: 'OK', meta: { copy: 'asked' } })
  const { text } = await mailbox.mailTo(writer)
  return new URL(/https?:\/\/\S+\?token=\S+/.exec(text ?? '')![0]).searchParams.get('token')!
}

describe('a copy of a message (docs/wire.md §8)', () => {
  it('is mailed after its sender confirmed the address, and the stored message is deleted', async () => {
    const token = await askForCopy({ subject: 'Which food?\r\nBcc: victim@example.com' })
    const [asked] = mailsTo(writer)
    expect(asked?.subject).toBe('Please confirm the copy of your message to Meerkat')
    expect(asked?.html).toContain(`href="http://localhost:3000/message-copy?token=${token}"`)
    expect(await stored()).toHaveLength(1)

    expect(await confirm(token)).toMatchObject({ status: 200, code: 200, result: 'sent' })
    await expect.poll(() => mailsTo(writer).length, SOON).toBe(2)
    const copy = mailsTo(writer)[1]
    expect(copy).toMatchObject({ from: { address: SHOP }, subject: 'Copy of your message to Meerkat' })
    expect(copy?.bcc).toBeUndefined()
    expect(copy?.text?.replaceAll('\u2060', '')).toContain(`Which food? Bcc: victim@example.com:\n${WORDS}`)
    expect(copy?.html).toContain('My cat &lt;i&gt;hates&lt;/i&gt; it')
    expect(copy?.html).not.toContain('href="https://evil')
    expect(await stored()).toEqual([])
  })

  it('is requested without delaying the message, and the mail that asks for confirmation contains none of its text', async () => {
    await askForCopy({ subject: 'Cheap pills', emailText: `Buy pills, says ${writer}` })
    await expect.poll(() => mailsTo(SHOP).some(({ text }) => text?.includes(`Buy pills, says ${writer}`)), SOON).toBe(true)
    const [asked] = mailsTo(writer)
    expect(`${asked?.subject}${asked?.text}${asked?.html}`).not.toMatch(/pills/i)
  })

  it('is in the language of the sender', async () => {
    const german = await createI18n('de-DE', ['mail'])
    const token = await askForCopy({}, '?storeCode=de')
    expect(mailsTo(writer)[0]?.html).toContain('http://localhost:3000/de/message-copy?token=')
    await confirm(token)
    await expect.poll(() => mailsTo(writer)[1]?.subject, SOON).toBe(german.t('mail.copy.subject', { shop: 'Meerkat' }))
  })

  it('is mailed once, however often and concurrently the link is confirmed', async () => {
    const token = await askForCopy()
    const results = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
    expect(results.map(({ result }) => result).toSorted()).toEqual(['sent', 'used', 'used', 'used', 'used'])
    expect(await confirm(token)).toMatchObject({ code: 200, result: 'used' })
    await shopper.post(SEND, await aMessage({ copy: undefined, emailText: `after ${writer}` }))
    await expect.poll(() => mailsTo(SHOP).some(({ text }) => text?.includes(`after ${writer}`)), SOON).toBe(true)
    await expect.poll(() => mailsTo(writer).length, SOON).toBe(2)
  })

  it.each([
    { why: 'the form does not ask for one', fields: { copy: undefined } },
    { why: 'the form refuses one', fields: { copy: false } },
    { why: 'an acknowledgement', fields: { confirmation: true, sourceAddress: SHOP, targetAddress: 'other@example.com' } },
  ])('is not stored, and the response has no `meta`: $why', async ({ fields }) => {
    expect((await shopper.post(SEND, await aMessage(fields))).meta).toBeUndefined()
    expect((await pool.query('select 1 from message_copy where email in ($1, $2)', [writer, 'other@example.com'])).rows).toEqual([])
  })

  it.each([
    { why: 'two addresses', fields: { sourceAddress: 'a@example.com, victim@example.com' } },
    { why: 'a header in the address', fields: { sourceAddress: 'a@example.com\r\nBcc: victim@example.com' } },
    { why: 'a text that is too long', fields: { emailText: 'x'.repeat(20_001) } },
    { why: 'a `copy` that is not a boolean', fields: { copy: 'please' } },
    { why: 'another recipient', fields: { targetAddress: 'victim@example.com' } },
  ])('is not stored for a message that is refused: $why', async ({ fields }) => {
    const count = async () => (await pool.query('select count(*)::int as stored from message_copy')).rows
    const before = await count()
    expect(await shopper.post(SEND, await aMessage(fields))).toMatchObject({ status: 500, result: expect.any(String) })
    expect(await count()).toEqual(before)
  })

  it('is not mailed for a token that is guessed or made for something else', async () => {
    const token = await askForCopy()
    const [head, body, signature = ''] = token.split('.')
    const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    const others = [
      'x',
      `${head}.${body}.${changed}`,
      `${head}.${body}`,
      unsigned,
      (await stored())[0]!.id,
      await makeMailToken(sql, new Date()),
    ]
    for (const other of others) expect(await confirm(other)).toMatchObject({ code: 404, result: expect.any(String) })
    for (const bad of ['', 'x'.repeat(1001), 7, null]) expect(await confirm(bad)).toMatchObject({ code: 400 })
    expect(await stored()).toHaveLength(1)
    expect(await confirm(token)).toMatchObject({ result: 'sent' })
  })
})

describe('a message whose copy is not confirmed', () => {
  it('is deleted after three days, and its link then says so', async () => {
    let now = new Date('2026-05-22T09:00:00Z')
    const later = await openTestShop({ bundle: aPetShop(), now: () => now, hasJobs: false })
    onTestFinished(() => later.close())
    const { database } = later
    const asking = aShopper(later.app)
    expect(await asking.post(SEND, await aMessage({}, now, database.sql))).toMatchObject({ meta: { copy: 'asked' } })
    const { rows } = await database.pool.query<{ id: string; expires_at: Date }>('select id, expires_at from message_copy')
    const [{ id, expires_at: expiresAt }] = rows as [{ id: string; expires_at: Date }]
    const token = await makeCopyToken(database.sql, { id, expiresAt })
    const count = async () => (await database.pool.query('select 1 from message_copy')).rows.length

    now = new Date(now.getTime() + 3 * DAY_MS - MINUTE_MS)
    await expireCopies(database.sql, now)
    expect(await count()).toBe(1)
    now = new Date(now.getTime() + 2 * MINUTE_MS)
    expect(await asking.post(CONFIRM, { token })).toMatchObject({ code: 200, result: 'expired' })
    await expireCopies(database.sql, now)
    expect(await count()).toBe(0)
    expect(await asking.post(CONFIRM, { token })).toMatchObject({ code: 200, result: 'expired' })
  })
})

describe("requests for copies to somebody else's address", () => {
  const victim = 'victim@example.com'

  it('reach the limit after three mails in ten minutes, and the shop gets all messages', async () => {
    const limited = await openTestShop({ bundle: aPetShop(), rateLimits: true, hasJobs: false })
    onTestFinished(() => limited.close())
    const { database } = limited
    const answers: unknown[] = []
    for (let at = 0; at < 50; at += 1) {
      const payload = await aMessage({ sourceAddress: victim, emailText: 'Buy pills' }, new Date(), database.sql)
      const answer = await limited.app.inject({ method: 'POST', url: SEND, remoteAddress: `198.51.100.${at}`, payload })
      answers.push(answer.json().meta?.copy)
    }
    expect(answers).toEqual([...Array.from({ length: 3 }, () => 'asked'), ...Array.from({ length: 47 }, () => 'refused')])
    const { rows } = await database.pool.query<{ payload: MailJob }>("select payload from outbox where topic = 'mail'")
    const jobs = rows.map(({ payload }) => payload)
    expect(jobs.filter(({ kind }) => kind === 'message-copy-confirmation')).toHaveLength(3)
    expect(jobs.filter((job) => job.kind === 'contact' && job.to === SHOP)).toHaveLength(50)
    expect(jobs).toHaveLength(53)
    expect((await database.pool.query('select 1 from message_copy')).rows).toHaveLength(3)
  })

  it('cause at most six mails a day, without any text of the messages', async () => {
    let now = new Date()
    const slow = await openTestShop({ bundle: aPetShop(), rateLimits: true, mail: { smtpUrl: mailbox.url }, now: () => now })
    onTestFinished(() => slow.close())
    const { database } = slow
    for (let at = 0; at < 20; at += 1) {
      const payload = await aMessage({ sourceAddress: victim, emailText: 'Buy pills' }, now, database.sql)
      const answer = await slow.app.inject({ method: 'POST', url: SEND, remoteAddress: `198.51.100.${at}`, payload })
      expect(answer.json()).toMatchObject({ meta: { copy: 'asked' } })
      now = new Date(now.getTime() + 20 * MINUTE_MS)
    }
    const waiting = async () => (await database.pool.query("select 1 from outbox where topic = 'mail'")).rows.length
    await expect.poll(waiting, SOON).toBe(0)
    const mails = mailsTo(victim)
    expect(mails).toHaveLength(6)
    for (const { subject, text, html } of mails) expect(`${subject}${text}${html}`).not.toMatch(/pills/i)
  })

  it('are counted per network', async () => {
    const limited = await openTestShop({ bundle: aPetShop(), rateLimits: true, hasJobs: false })
    onTestFinished(() => limited.close())
    const codes: number[] = []
    for (let at = 0; at < 6; at += 1) {
      const payload = await aMessage({ sourceAddress: `reader${at}@example.com` }, new Date(), limited.database.sql)
      codes.push((await limited.app.inject({ method: 'POST', url: SEND, remoteAddress: '192.0.2.1', payload })).statusCode)
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  })
})
