import { describe, expect, it } from 'vitest'
import { aCustomer, logIn, PASSWORD } from '../../testing/a-customer.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { makeResetToken } from './reset-password.ts'

let now = new Date('2026-05-22T09:14:03Z')

const { shop, shopper } = await openForFile({ now: () => now })

describe('passwords (docs/wire.md §2.3 - §2.5)', () => {
  it.each(['/api/user/change-password', '/api/user/changePassword'])(
    '%s ends every other session and all refresh tokens, and keeps the current session; the new password can log in',
    async (path) => {
      const customer = await aCustomer(shopper)
      const renewed = String((await shopper.post('/api/user/refresh', { refreshToken: customer.refreshToken })).result)
      const other = await logIn(shopper, customer.email)
      const change = { currentPassword: PASSWORD, newPassword: 'Whiskers!2025' }
      expect(await customer.post(path, change)).toMatchObject({ status: 200, code: 200, result: true })
      // Pages that were already open still use the token, or one that it was refreshed to.
      expect(await customer.get('/api/user/me')).toMatchObject({ code: 200 })
      expect(await shopper.get(`/api/user/me?token=${renewed}`)).toMatchObject({ code: 200 })
      expect(await shopper.post('/api/user/refresh', { refreshToken: customer.refreshToken })).toMatchObject({ code: 401, result: null })
      expect(await shopper.get(`/api/user/me?token=${other.token}`)).toMatchObject({ code: 401 })
      expect(await shopper.post('/api/user/refresh', { refreshToken: other.refreshToken })).toMatchObject({ code: 401, result: null })
      expect(await shopper.post('/api/user/login', { username: customer.email, password: PASSWORD })).toMatchObject({ code: 401 })
      expect((await logIn(shopper, customer.email, 'Whiskers!2025')).token).toBeTruthy()
    },
  )

  it.each([
    { why: 'a wrong password', body: { currentPassword: 'Wrong#2024', newPassword: 'Whiskers!2025' }, inner: 401 },
    { why: 'a weak new one', body: { currentPassword: PASSWORD, newPassword: 'short' }, inner: 400 },
    { why: 'a common one', body: { currentPassword: PASSWORD, newPassword: 'Password1' }, inner: 400 },
    { why: 'blanks', body: { currentPassword: PASSWORD, newPassword: '          ' }, inner: 400 },
    { why: 'no new one', body: { currentPassword: PASSWORD }, inner: 400 },
    { why: 'no body', body: undefined, inner: 400 },
  ])('change-password, $why: 500 with errorMessage, never 401', async ({ body, inner }) => {
    const customer = await aCustomer(shopper)
    expect(await customer.post('/api/user/change-password', body)).toMatchObject({
      status: 500,
      code: 500,
      result: { errorMessage: expect.any(String), code: inner },
    })
    expect(await customer.get('/api/user/me')).toMatchObject({ code: 200 })
  })

  it('change-password, refused before the body is read: with errorMessage, which old and new clients show', async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await shop.app.inject({ method: 'POST', url: '/api/user/change-password', headers, payload: '{"currentPassword":' })
    expect(response.json()).toEqual({ code: 400, result: { errorMessage: expect.any(String), code: 400 } })
  })

  it('change-password without a session: 401, with errorMessage', async () => {
    const body = { currentPassword: PASSWORD, newPassword: 'Whiskers!2025' }
    expect(await shopper.post('/api/user/change-password?token=old', body)).toMatchObject({
      status: 401,
      code: 401,
      result: { errorMessage: expect.any(String) },
    })
  })

  it.each(['/api/user/reset-password', '/api/user/resetPassword'])('%s gives the same response for every address', async (path) => {
    const { email } = await aCustomer(shopper)
    const answers = [await shopper.post(path, { email }), await shopper.post(path, { email: 'nobody@example.com' })]
    expect(answers).toMatchObject([
      { status: 200, code: 200, result: true },
      { status: 200, code: 200, result: true },
    ])
  })

  it.each([
    [undefined, 500],
    [{}, 500],
    [{ email: 'thandi' }, 400],
    [{ email: 7 }, 400],
  ])('reset-password with %j: %d and a text', async (body, code) => {
    expect(await shopper.post('/api/user/reset-password', body)).toMatchObject({ code, result: expect.any(String) })
  })

  it.each(['email', 'newPassword', 'resetToken'])('create-password without %s: 500 with a text', async (name) => {
    const body = { email: 'a@b.co', newPassword: 'Whiskers!2025', resetToken: 'x', [name]: undefined }
    expect(await shopper.post('/api/user/create-password', body)).toMatchObject({ status: 500, code: 500, result: expect.any(String) })
  })

  it('create-password ends every session and every other link', async () => {
    const customer = await aCustomer(shopper)
    const makeToken = () => makeResetToken(shop.database.sql, customer.email, now)
    const [first, second] = [await makeToken(), await makeToken()]
    const create = (resetToken: string | null) =>
      shopper.post('/api/user/create-password', { email: customer.email, newPassword: 'Whiskers!2025', resetToken })
    expect(await create(second)).toMatchObject({ code: 200, result: true })
    expect(await create(first)).toMatchObject({ code: 500, result: { code: 404 } })
    expect(await customer.get('/api/user/me')).toMatchObject({ code: 401 })
    expect(await shopper.post('/api/user/refresh', { refreshToken: customer.refreshToken })).toMatchObject({ code: 401 })
  })

  it.each([
    { hours: 1.99, code: 200 },
    { hours: 2.01, code: 500 },
  ])('create-password $hours hours after the mail: $code', async ({ hours, code }) => {
    const { email } = await aCustomer(shopper)
    const resetToken = await makeResetToken(shop.database.sql, email, now)
    now = new Date(now.getTime() + hours * 3_600_000)
    expect(await shopper.post('/api/user/create-password', { email, newPassword: 'Whiskers!2025', resetToken })).toMatchObject({ code })
  })

  it('create-password with an unknown token: 500 with errorMessage, the same for known and unknown customers', async () => {
    const { email } = await aCustomer(shopper)
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map((address) =>
        shopper.post('/api/user/create-password', { email: address, newPassword: 'Whiskers!2025', resetToken: 'guess' }),
      ),
    )
    expect(answers[0]).toMatchObject({ status: 500, code: 500, result: { errorMessage: expect.any(String), code: 404 } })
    expect(answers[1]?.result).toEqual(answers[0]?.result)
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
