import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog } from '../../testing/a-catalog.ts'
import { aRegistration, PASSWORD } from '../../testing/a-customer.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'

let shop: TestShop
let atMs = Date.parse('2026-05-22T09:00:00Z')

beforeAll(async () => {
  shop = await openTestShop({ bundle: aCatalog({}), rateLimits: true, hasJobs: false, now: () => new Date(atMs) })
})

afterAll(async () => {
  await shop.close()
})

async function post(url: string, payload: object, remoteAddress: string, cookie = '') {
  const response = await shop.app.inject({ method: 'POST', url, payload, remoteAddress, headers: { cookie } })
  const [given = ''] = [response.headers['set-cookie']].flat()
  return {
    status: response.statusCode,
    retryAfter: response.headers['retry-after'],
    cookie: given.split(';')[0] ?? '',
    ...response.json<{ code: number; result: unknown }>(),
  }
}

async function anAccount(address: string): Promise<string> {
  const registration = aRegistration()
  expect(await post('/api/user/create', registration, address)).toMatchObject({ code: 200 })
  return registration.customer.email
}

describe('wrong passwords for one account', () => {
  it('are limited across all networks, and every response is the same', async () => {
    const username = await anAccount('10.0.0.1')
    const guess = (index: number) => post('/api/user/login', { username, password: `guess-${index}` }, '10.1.0.1')
    const unknown = await post('/api/user/login', { username: 'nobody@example.com', password: PASSWORD }, '10.0.0.2')
    const guesses = await Promise.all(Array.from({ length: 9 }, (_, index) => guess(index)))
    // The correct password from the guessing network is refused once the limit is reached.
    const right = await post('/api/user/login', { username, password: PASSWORD }, '10.1.0.1')
    expect([...guesses, right].filter((answer) => JSON.stringify(answer) !== JSON.stringify(unknown))).toEqual([])
    atMs += 60_000
    expect(await post('/api/user/login', { username, password: PASSWORD }, '10.1.0.1')).toMatchObject({ code: 200 })
  })

  it('do not lock out a device or a network that has logged in before', async () => {
    const username = await anAccount('10.0.1.1')
    const logIn = (password: string, address: string, cookie?: string) => post('/api/user/login', { username, password }, address, cookie)
    const home = await logIn(PASSWORD, '10.0.1.2')
    expect(home.cookie).toMatch(/^device=[\w-]{43}$/)
    await Promise.all(Array.from({ length: 30 }, (_, index) => logIn('guess', `10.9.${index}.1`)))
    // Another network would have used up its one attempt with the first wrong password.
    for (let slip = 0; slip < 2; slip += 1) await logIn('a slip', '10.0.1.2')
    expect(await logIn(PASSWORD, '10.0.1.2')).toMatchObject({ code: 200 })
    for (let slip = 0; slip < 2; slip += 1) await logIn('a slip', '10.0.1.3', home.cookie)
    expect(await logIn(PASSWORD, '10.0.1.3', home.cookie)).toMatchObject({ code: 200 })
    // A forged cookie has no effect.
    for (let index = 0; index < 7; index += 1) await logIn('guess', '10.0.1.4', `device=${'x'.repeat(43)}`)
    expect(await logIn(PASSWORD, '10.0.1.4', `device=${'x'.repeat(43)}`)).toMatchObject({ code: 401 })
  })

  it('delay the owner on a new device, but do not lock them out', async () => {
    const username = await anAccount('10.0.2.1')
    for (let index = 0; index < 8; index += 1) await post('/api/user/login', { username, password: 'guess' }, '10.8.0.1')
    expect(await post('/api/user/login', { username, password: PASSWORD }, '10.0.2.2')).toMatchObject({ code: 200 })
  })

  it('are logged as events without secrets, like logins and denials', async () => {
    const username = await anAccount('10.0.3.1')
    await post('/api/user/login', { username, password: 'guess-secret' }, '10.0.3.2')
    await post('/api/user/login', { username, password: PASSWORD }, '10.0.3.2')
    await post('/api/guest-order', { token: '1.made-up' }, '10.0.3.2')
    const events = shop.logged.filter((line) => line.includes('"10.0.3.2"')).join('\n')
    expect(events).toMatch(/"event":"log-in-refused".*"reason":"wrong password"/)
    expect(events).toContain('"event":"log-in"')
    expect(events).toMatch(/"event":"denied","refusal":"order-not-found"/)
    for (const secret of ['guess-secret', PASSWORD, username, 'made-up']) expect(shop.logged.join('\n')).not.toContain(secret)
  })
})

describe('mails about an account', () => {
  async function countMails(kind: string, body: string): Promise<number> {
    const { rows } = await shop.database.pool.query<{ count: number }>(
      "select count(*) as count from outbox where payload->>'kind' = $1 and payload::text like $2",
      [kind, `%${body}%`],
    )
    return rows[0]!.count
  }

  async function customerId(email: string): Promise<number> {
    const { rows } = await shop.database.pool.query<{ id: number }>('select id from customer where email = $1', [email])
    return rows[0]!.id
  }

  it('reset mails requested by others do not stop those of the owner (decision 0028)', async () => {
    const email = await anAccount('10.20.0.1')
    const home = await post('/api/user/login', { username: email, password: PASSWORD }, '10.20.0.1')
    const ask = (address: string, cookie?: string) => post('/api/user/reset-password', { email }, address, cookie)
    for (let index = 0; index < 20; index += 1) expect(await ask(`10.21.${index}.1`)).toMatchObject({ code: 200 })
    // Enough mails that the mailbox always contains a valid link.
    expect(await countMails('password-reset', email)).toBe(12)
    await ask('10.20.0.1')
    expect(await countMails('password-reset', email), 'from a known network').toBe(13)
    await ask('10.22.0.1', home.cookie)
    expect(await countMails('password-reset', email), 'on a known device').toBe(14)
    atMs += 2 * 3_600_000
    await ask('10.23.0.1')
    expect(await countMails('password-reset', email), 'from anywhere, when the links are over').toBe(15)
  })

  it('logins from near a known network cause one mail a day, and each login from elsewhere causes one (decision 0034)', async () => {
    const username = await anAccount('10.30.0.1')
    const notice = `"customerId":${await customerId(username)},`
    const logIn = (address: string, cookie?: string) => post('/api/user/login', { username, password: PASSWORD }, address, cookie)
    const home = await logIn('10.30.0.1')
    expect(await countMails('new-device', notice), 'the first device').toBe(0)
    for (let host = 2; host < 6; host += 1) await logIn(`10.30.${host}.1`)
    expect(await countMails('new-device', notice)).toBe(1)
    await logIn('10.31.0.1')
    await logIn('10.32.0.1')
    expect(await countMails('new-device', notice), 'from elsewhere').toBe(3)
    await logIn('10.33.0.1', home.cookie)
    await logIn('10.30.2.1')
    expect(await countMails('new-device', notice), 'a known device, a known network').toBe(3)
    atMs += 24 * 3_600_000
    await logIn('10.30.9.1')
    expect(await countMails('new-device', notice), 'the next day').toBe(4)
  })
})

describe('login limits (docs/wire.md §20, class A)', () => {
  it('correct passwords are never counted', async () => {
    const username = await anAccount('10.0.0.3')
    // More than the failed attempts that one address may make.
    for (let index = 0; index < 12; index += 1)
      expect(await post('/api/user/login', { username, password: PASSWORD }, '10.3.0.1')).toMatchObject({ code: 200 })
  })

  it('allows ten failed logins a minute from one address', async () => {
    const answers = []
    for (let index = 0; index < 12; index += 1)
      answers.push(await post('/api/user/login', { username: `u${index}@example.com`, password: PASSWORD }, '10.4.0.1'))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect(answers.at(-1)).toMatchObject({ code: 429, result: expect.any(String), retryAfter: expect.stringMatching(/^\d+$/) })
  })

  it('a rate-limited refresh has no result either', async () => {
    const answers = []
    for (let index = 0; index < 62; index += 1) answers.push(await post('/api/user/refresh', { refreshToken: 'x' }, '10.5.0.1'))
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 429, result: null })
  })

  it('counts wrong current passwords too, and never answers as if the session had ended', async () => {
    const email = await anAccount('10.0.0.6')
    const token = String((await post('/api/user/login', { username: email, password: PASSWORD }, '10.6.0.1')).result)
    const guess = (currentPassword: string, address: string) =>
      post(`/api/user/change-password?token=${token}`, { currentPassword, newPassword: 'Whiskers!2025' }, address)
    for (let index = 0; index < 5; index += 1) expect(await guess(`guess-${index}`, `10.7.0.${index}`)).toMatchObject({ code: 500 })
    expect(await guess(PASSWORD, '10.7.0.9')).toMatchObject({ code: 500, result: { errorMessage: expect.any(String) } })
  })
})
