import { describe, expect, it } from 'vitest'
import { aCustomer, logIn, PASSWORD } from '../../testing/a-customer.ts'
import { openForFile } from '../../testing/open-for-file.ts'

let now = new Date('2026-05-22T09:14:03Z')

const { shop, shopper } = await openForFile({ now: () => now })

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const countOf = async (text: string, values: unknown[] = []) =>
  Number((await shop.database.pool.query<{ count: number }>(text, values)).rows[0]?.count)

describe('POST /api/user/login (docs/wire.md §2.1)', () => {
  it('returns a token and a refresh token, whatever case the e-mail is typed in', async () => {
    const { email } = await aCustomer(shopper)
    expect(await shopper.post('/api/user/login', { username: ` ${email.toUpperCase()}`, password: PASSWORD })).toMatchObject({
      status: 200,
      code: 200,
      result: expect.stringMatching(/^[\w-]{43}$/),
      meta: { refreshToken: expect.stringMatching(/^[\w-]{43}$/) },
    })
  })

  it('gives the same text for an unknown customer and a wrong password', async () => {
    const { email } = await aCustomer(shopper)
    const answers = [
      await shopper.post('/api/user/login', { username: email, password: 'Wrong#2024' }),
      await shopper.post('/api/user/login', { username: 'nobody@example.com', password: PASSWORD }),
      await shopper.post('/api/user/login', { username: '', password: '' }),
    ]
    expect(answers).toMatchObject(answers.map(() => ({ status: 401, code: 401 })))
    expect(new Set(answers.map(({ result }) => result)).size).toBe(1)
  })

  it.each([undefined, {}, { username: 'a@b.co' }, { username: 7, password: [] }, { username: 'a@b.co', password: 'x'.repeat(2000) }])(
    'refuses %j with 400',
    async (body) => {
      expect(await shopper.post('/api/user/login', body)).toMatchObject({ status: 400, code: 400, result: expect.any(String) })
    },
  )
})

describe('tokens (docs/wire.md §1.8)', () => {
  it('are read from the header first, then from the query', async () => {
    const [one, two] = [await aCustomer(shopper), await aCustomer(shopper)]
    expect((await shopper.get(`/api/user/me?token=${one.token}`)).result).toMatchObject({ id: one.id })
    expect((await shopper.get(`/api/user/me?token=${one.token}`, two.bearer)).result).toMatchObject({ id: two.id })
    expect((await shopper.get(`/api/user/me?token=${one.token}`, { authorization: 'Bearer null' })).result).toMatchObject({ id: one.id })
  })

  it.each(['', '?token=', '?token=abc', '?token=null'])('missing or unknown: 401 with a text for /api/user/me%s', async (query) => {
    expect(await shopper.get(`/api/user/me${query}`)).toMatchObject({ status: 401, code: 401, result: expect.any(String) })
  })

  it('expire, and can be renewed with the refresh token repeatedly', async () => {
    const customer = await aCustomer(shopper)
    later(4 * 3_600_000 + 1)
    expect(await customer.get('/api/user/me')).toMatchObject({ code: 401 })
    const renewed: string[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await shopper.post('/api/user/refresh?partitionKey=x', { refreshToken: customer.refreshToken })
      expect(answer).toMatchObject({ code: 200, meta: { refreshToken: customer.refreshToken } })
      renewed.push(String(answer.result))
      expect((await shopper.get(`/api/user/me?token=${renewed.at(-1)}`)).result).toMatchObject({ id: customer.id })
    }
    later(4 * 3_600_000 + 1)
    for (const token of renewed) expect(await shopper.get(`/api/user/me?token=${token}`)).toMatchObject({ code: 401 })
    later(61 * 24 * 3_600_000)
    expect(await shopper.post('/api/user/refresh', { refreshToken: customer.refreshToken })).toMatchObject({ code: 401, result: null })
  })

  it.each([undefined, {}, { refreshToken: '' }, { refreshToken: null }, { refreshToken: 7 }, { refreshToken: 'unknown' }, []])(
    'a refresh with %j fails without a result: old clients treat any result as a token',
    async (body) => {
      expect(await shopper.post('/api/user/refresh', body)).toMatchObject({ status: 401, code: 401, result: null })
    },
  )

  it('a user token is not accepted as a refresh token, and a refresh token not as a user token', async () => {
    const { token, refreshToken } = await aCustomer(shopper)
    expect(await shopper.post('/api/user/refresh', { refreshToken: token })).toMatchObject({ code: 401, result: null })
    expect(await shopper.get(`/api/user/me?token=${refreshToken}`)).toMatchObject({ code: 401 })
  })

  it('logging out ends only this session and its refresh token; logging out twice is harmless', async () => {
    const here = await aCustomer(shopper)
    const there = await logIn(shopper, here.email)
    const { result: renewed } = await shopper.post('/api/user/refresh', { refreshToken: here.refreshToken })
    expect(await here.post('/api/user/logout')).toMatchObject({ code: 200, result: true })
    expect(await here.post('/api/user/logout')).toMatchObject({ code: 200, result: true })
    expect(await shopper.post('/api/user/logout')).toMatchObject({ code: 200, result: true })
    expect(await here.get('/api/user/me')).toMatchObject({ code: 401 })
    expect(await shopper.get(`/api/user/me?token=${String(renewed)}`)).toMatchObject({ code: 401 })
    expect(await shopper.post('/api/user/refresh', { refreshToken: here.refreshToken })).toMatchObject({ code: 401, result: null })
    expect(await shopper.get(`/api/user/me?token=${there.token}`)).toMatchObject({ code: 200 })
  })
})

describe('logs and stored sessions', () => {
  it('contain no token or password, whatever goes wrong', async () => {
    const customer = await aCustomer(shopper)
    await shop.app.inject({ method: 'GET', url: `/api/user/me?token=${customer.token}&storeCode=mars` })
    await shop.app.inject({ method: 'POST', url: `/api/user/me?token=${customer.token}`, payload: '{"customer":' })
    await customer.post('/api/user/change-password', { currentPassword: 'Wrong#2024', newPassword: 'Whiskers!2025' })
    await customer.post('/api/user/me', { customer: { firstname: 'a\u0000b', lastname: 'x' } })
    expect(shop.logged.join('\n')).toContain('unknown store code')
    expect(shop.logged.join('\n')).not.toContain('mars')
    for (const secret of [customer.token, customer.refreshToken, PASSWORD, 'Wrong#2024', 'Whiskers!2025', customer.email])
      expect(shop.logged.join('\n')).not.toContain(secret)
  })

  it('contain no more sessions than were opened', async () => {
    const customer = await aCustomer(shopper)
    expect(await countOf('select count(*) from session where customer_id = $1', [customer.id])).toBe(1)
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
