import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, aRegistration, CUSTOMER_ADDRESS, logIn, PASSWORD } from '../../testing/a-customer.ts'
import { aShopper, type Shopper } from '../../testing/a-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'

let shop: TestShop
let shopper: Shopper
let now = new Date('2026-05-22T09:14:03Z')

beforeAll(async () => {
  shop = await openTestShop({ bundle: aPetShop(), now: () => now })
  shopper = aShopper(shop.app)
})

afterAll(async () => {
  await shop.close()
})

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const countOf = async (text: string, values: unknown[] = []) =>
  Number((await shop.database.pool.query<{ count: number }>(text, values)).rows[0]?.count)

describe('POST /api/user/create (contract 2.2)', () => {
  it('answers the customer, without a group token', async () => {
    const { customer, password } = aRegistration({ email: 'Lindiwe@Example.com' })
    const { status, code, result } = await shopper.post('/api/user/create', { customer, password })
    expect({ status, code }).toEqual({ status: 200, code: 200 })
    expect(result).toMatchObject({
      id: expect.any(Number),
      group_id: 1,
      email: 'lindiwe@example.com',
      firstname: 'Thandi',
      lastname: 'Mokoena',
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      updated_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      created_in: 'South Africa',
      store_id: 1,
      website_id: 1,
      disable_auto_group_change: 0,
      addresses: [{ firstname: 'Thandi', street: ['14 Acacia Road', 'Unit 3'], default_shipping: true }],
    })
    expect(result).not.toHaveProperty('groupToken')
    expect(result).not.toHaveProperty('default_billing')
  })

  it('takes nothing that is not asked for: ids, group, address ids of others', async () => {
    const other = await aCustomer(shopper)
    const theirs = ((await other.get('/api/user/me')).result as { addresses: { id: number }[] }).addresses[0]!.id
    const { customer, password } = aRegistration({
      id: other.id,
      group_id: 9,
      store_id: 4,
      addresses: [{ ...CUSTOMER_ADDRESS, id: theirs, customer_id: other.id }],
    })
    const { result } = await shopper.post('/api/user/create', { customer, password })
    expect(result).toMatchObject({ group_id: 1, store_id: 1 })
    expect(result).not.toMatchObject({ id: other.id })
    expect((await other.get('/api/user/me')).result).toMatchObject({ addresses: [{ id: theirs, customer_id: other.id }] })
  })

  it.each([
    { why: 'no body', body: undefined, fault: { keyword: 'required' } },
    { why: 'no customer', body: { password: PASSWORD }, fault: { dataPath: '', params: { missingProperty: 'customer' } } },
    { why: 'no password', body: { customer: aRegistration().customer }, fault: { params: { missingProperty: 'password' } } },
    { why: 'no e-mail', body: aRegistration({ email: undefined }), fault: { dataPath: '.customer', params: { missingProperty: 'email' } } },
    { why: 'an e-mail without a host', body: aRegistration({ email: 'thandi' }), fault: { dataPath: '.customer.email' } },
    { why: 'no first name', body: aRegistration({ firstname: undefined }), fault: { params: { missingProperty: 'firstname' } } },
    { why: 'a last name of digits', body: aRegistration({ lastname: '42' }), fault: { dataPath: '.customer.lastname' } },
    {
      why: 'an address without a street',
      body: aRegistration({ addresses: [{ ...CUSTOMER_ADDRESS, street: ['', ' '] }] }),
      fault: { dataPath: '.customer.addresses[0].street' },
    },
    {
      why: 'too many addresses',
      body: aRegistration({ addresses: Array.from({ length: 21 }, () => CUSTOMER_ADDRESS) }),
      fault: { keyword: 'maxItems', dataPath: '.customer.addresses' },
    },
  ])('$why: 400 with the list of faults', async ({ body, fault }) => {
    expect(await shopper.post('/api/user/create', body)).toMatchObject({ status: 400, code: 400, result: [fault] })
  })

  it('says "password" for a weak one and "email" for a taken address, which clients look for', async () => {
    const registration = aRegistration()
    const weak = await shopper.post('/api/user/create', { ...registration, password: 'short' })
    expect(weak).toMatchObject({ status: 400, code: 400, result: expect.stringContaining('password') })
    expect(weak.result).not.toContain('email')
    await shopper.post('/api/user/create', registration)
    const upper = { ...registration, customer: { ...registration.customer, email: registration.customer.email.toUpperCase() } }
    const taken = await shopper.post('/api/user/create', upper)
    expect(taken).toMatchObject({ status: 400, code: 400, result: expect.stringContaining('email') })
    expect(taken.result).not.toContain('password')
  })

  it('registers one of many who want the same address at once', async () => {
    const registration = aRegistration()
    const answers = await Promise.all(Array.from({ length: 6 }, () => shopper.post('/api/user/create', registration)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  })

  it('keeps the password as argon2id and no token in the clear', async () => {
    const customer = await aCustomer(shopper)
    const { rows } = await shop.database.pool.query<{ password_hash: string }>('select password_hash from customer where id = $1', [
      customer.id,
    ])
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/)
    const everything = await shop.database.pool.query(
      'select to_json(s) as row from session s union all select to_json(r) from refresh_token r',
    )
    expect(JSON.stringify(everything.rows)).not.toContain(customer.token)
    expect(JSON.stringify(everything.rows)).not.toContain(customer.refreshToken)
  })
})

describe('POST /api/user/login (contract 2.1)', () => {
  it('answers a token and the refresh token beside it, whatever case the e-mail is typed in', async () => {
    const { email } = await aCustomer(shopper)
    expect(await shopper.post('/api/user/login', { username: ` ${email.toUpperCase()}`, password: PASSWORD })).toMatchObject({
      status: 200,
      code: 200,
      result: expect.stringMatching(/^[\w-]{43}$/),
      meta: { refreshToken: expect.stringMatching(/^[\w-]{43}$/) },
    })
  })

  it('answers one text for an unknown customer and a wrong password', async () => {
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

describe('tokens (contract 1.8)', () => {
  it('the header goes before the query, and either is enough', async () => {
    const [one, two] = [await aCustomer(shopper), await aCustomer(shopper)]
    expect((await shopper.get(`/api/user/me?token=${one.token}`)).result).toMatchObject({ id: one.id })
    expect((await shopper.get(`/api/user/me?token=${one.token}`, two.bearer)).result).toMatchObject({ id: two.id })
    expect((await shopper.get(`/api/user/me?token=${one.token}`, { authorization: 'Bearer null' })).result).toMatchObject({ id: one.id })
  })

  it.each(['', '?token=', '?token=abc', '?token=null'])('answers 401 with a text for /api/user/me%s', async (query) => {
    expect(await shopper.get(`/api/user/me${query}`)).toMatchObject({ status: 401, code: 401, result: expect.any(String) })
  })

  it('expire, and are had anew for the refresh token, again and again', async () => {
    const customer = await aCustomer(shopper)
    later(4 * 3_600_000 + 1)
    expect(await customer.get('/api/user/me')).toMatchObject({ code: 401 })
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await shopper.post('/api/user/refresh?partitionKey=x', { refreshToken: customer.refreshToken })
      expect(answer).toMatchObject({ code: 200, meta: { refreshToken: customer.refreshToken } })
      expect((await shopper.get(`/api/user/me?token=${String(answer.result)}`)).result).toMatchObject({ id: customer.id })
    }
    later(61 * 24 * 3_600_000)
    expect(await shopper.post('/api/user/refresh', { refreshToken: customer.refreshToken })).toMatchObject({ code: 401, result: null })
  })

  it.each([undefined, {}, { refreshToken: '' }, { refreshToken: null }, { refreshToken: 7 }, { refreshToken: 'unknown' }, []])(
    'a refresh with %j fails without a result: old clients take any for a token',
    async (body) => {
      expect(await shopper.post('/api/user/refresh', body)).toMatchObject({ status: 401, code: 401, result: null })
    },
  )

  it('a user token is no refresh token, nor the other way round', async () => {
    const { token, refreshToken } = await aCustomer(shopper)
    expect(await shopper.post('/api/user/refresh', { refreshToken: token })).toMatchObject({ code: 401, result: null })
    expect(await shopper.get(`/api/user/me?token=${refreshToken}`)).toMatchObject({ code: 401 })
  })

  it('logging out ends this session with its refresh token, and no other; twice is fine', async () => {
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

describe('passwords (contract 2.3 - 2.5)', () => {
  it.each(['/api/user/change-password', '/api/user/changePassword'])('%s ends every session; the log-in after it works', async (path) => {
    const customer = await aCustomer(shopper)
    const other = await logIn(shopper, customer.email)
    const change = { currentPassword: PASSWORD, newPassword: 'Whiskers!2025' }
    expect(await customer.post(path, change)).toMatchObject({ status: 200, code: 200, result: true })
    expect(await customer.get('/api/user/me')).toMatchObject({ code: 401 })
    expect(await shopper.get(`/api/user/me?token=${other.token}`)).toMatchObject({ code: 401 })
    expect(await shopper.post('/api/user/refresh', { refreshToken: other.refreshToken })).toMatchObject({ code: 401, result: null })
    expect(await shopper.post('/api/user/login', { username: customer.email, password: PASSWORD })).toMatchObject({ code: 401 })
    expect((await logIn(shopper, customer.email, 'Whiskers!2025')).token).toBeTruthy()
  })

  it.each([
    { why: 'a wrong password', body: { currentPassword: 'Wrong#2024', newPassword: 'Whiskers!2025' }, inner: 401 },
    { why: 'a weak new one', body: { currentPassword: PASSWORD, newPassword: 'short' }, inner: 400 },
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

  it('change-password without a session: 401, with errorMessage', async () => {
    const body = { currentPassword: PASSWORD, newPassword: 'Whiskers!2025' }
    expect(await shopper.post('/api/user/change-password?token=old', body)).toMatchObject({
      status: 401,
      code: 401,
      result: { errorMessage: expect.any(String) },
    })
  })

  it.each(['/api/user/reset-password', '/api/user/resetPassword'])('%s answers the same for everybody', async (path) => {
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

  it('create-password with a token that nobody has: 500 with errorMessage, the same for known and unknown customers', async () => {
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

describe('GET /api/user/me (contract 2.6)', () => {
  it('answers the profile with a signed group token', async () => {
    const customer = await aCustomer(shopper)
    const { result } = await customer.get('/api/user/me')
    expect(result).toMatchObject({
      id: customer.id,
      email: customer.email,
      group_id: 1,
      addresses: [
        {
          id: expect.any(Number),
          customer_id: customer.id,
          region: { region: 'Gauteng', region_code: null, region_id: 0 },
          region_id: 0,
          street: ['14 Acacia Road', 'Unit 3'],
          vat_id: null,
          default_shipping: true,
        },
      ],
      groupToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
    const [head, claims] = (result as { groupToken: string }).groupToken.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    expect(JSON.parse(head ?? '')).toEqual({ typ: 'JWT', alg: 'HS256' })
    expect(JSON.parse(claims ?? '')).toMatchObject({ group_id: 1, id: customer.id, user: customer.email })
  })

  it('has no keys for defaults that are not set, and no addresses is an empty list', async () => {
    const { result } = await (await aCustomer(shopper, { addresses: undefined })).get('/api/user/me')
    expect(result).toMatchObject({ addresses: [] })
    expect(result).not.toHaveProperty('default_billing')
    expect(result).not.toHaveProperty('default_shipping')
  })

  it.each([
    { given: { street: ['Main Road 1'] }, street: ['Main Road 1', ''] },
    { given: { street: ['Main Road 1', null] }, street: ['Main Road 1', ''] },
    { given: { street: ['Main Road 1', 'Flat 2', 'Suburb'] }, street: ['Main Road 1', 'Flat 2, Suburb'] },
  ])('always has two street lines: $given.street', async ({ given, street }) => {
    const customer = await aCustomer(shopper, { addresses: [{ ...CUSTOMER_ADDRESS, ...given, region: null }] })
    expect((await customer.get('/api/user/me')).result).toMatchObject({ addresses: [{ street, region: { region: null } }] })
  })
})

describe('POST /api/user/me (contract 2.7)', () => {
  it('changes names and addresses, whole objects being sent back', async () => {
    const customer = await aCustomer(shopper)
    const profile = (await customer.get('/api/user/me')).result as { addresses: { id: number }[] }
    const sent = {
      ...profile,
      firstname: 'Nomsa',
      addresses: [
        { ...profile.addresses[0], city: 'Durban' },
        { ...CUSTOMER_ADDRESS, company: 'Happy Paws', vat_id: '4010123456', default_shipping: undefined, default_billing: true },
      ],
    }
    const { code, result } = await customer.post('/api/user/me', { customer: sent })
    expect(code).toBe(200)
    const [first, second] = (result as { addresses: { id: number }[] }).addresses
    expect(first).toMatchObject({ id: profile.addresses[0]?.id, city: 'Durban' })
    expect(second).toMatchObject({ company: 'Happy Paws', default_billing: true })
    expect(result).toMatchObject({
      firstname: 'Nomsa',
      default_shipping: String(first?.id),
      default_billing: String(second?.id),
      groupToken: expect.any(String),
    })
    expect((await customer.get('/api/user/me')).result).toMatchObject({ firstname: 'Nomsa', addresses: [first, second] })
  })

  it('changes nothing else: e-mail, group, ids, defaults by hand', async () => {
    const customer = await aCustomer(shopper)
    const greedy = {
      firstname: 'Nomsa',
      lastname: 'Dube',
      id: 1,
      email: 'other@example.com',
      group_id: 9,
      groupToken: 'x',
      website_id: 7,
      default_billing: '1',
      custom_attributes: [{ attribute_code: 'vip', value: '1' }],
      password_hash: 'x',
    }
    const { result } = await customer.post('/api/user/me', { customer: greedy })
    expect(result).toMatchObject({ id: customer.id, email: customer.email, group_id: 1, website_id: 1, addresses: [{ city: 'Pretoria' }] })
    expect(result).not.toHaveProperty('default_billing')
  })

  it('an address that is left out goes, and its default with it', async () => {
    const customer = await aCustomer(shopper)
    const { result } = await customer.post('/api/user/me', { customer: { firstname: 'T', lastname: 'M', addresses: [] } })
    expect(result).toMatchObject({ addresses: [] })
    expect(result).not.toHaveProperty('default_shipping')
  })

  it('the last address that wants to be a default is it', async () => {
    const customer = await aCustomer(shopper)
    const profile = (await customer.get('/api/user/me')).result as { addresses: object[] }
    const addresses = [...profile.addresses, { ...CUSTOMER_ADDRESS, city: 'Durban' }]
    const { result } = await customer.post('/api/user/me', { customer: { firstname: 'T', lastname: 'M', addresses } })
    expect((result as { addresses: object[] }).addresses.map((address) => 'default_shipping' in address)).toEqual([false, true])
  })

  it.each([
    { why: 'a member beside customer', body: { customer: { firstname: 'T', lastname: 'M' }, password: 'x' } },
    { why: 'no customer', body: {} },
    { why: 'no last name', body: { customer: { firstname: 'T' } } },
    { why: 'a bad address', body: { customer: { firstname: 'T', lastname: 'M', addresses: [{ ...CUSTOMER_ADDRESS, postcode: '1' }] } } },
  ])('$why: 500 with the list of faults', async ({ body }) => {
    const customer = await aCustomer(shopper)
    expect(await customer.post('/api/user/me', body)).toMatchObject({
      status: 500,
      code: 500,
      result: [{ keyword: expect.any(String), dataPath: expect.any(String), message: expect.any(String) }],
    })
  })

  it('a repeated task adds its address once', async () => {
    const customer = await aCustomer(shopper, { addresses: undefined })
    const body = { customer: { firstname: 'T', lastname: 'M', addresses: [CUSTOMER_ADDRESS] } }
    const headers = { ...customer.bearer, 'x-task-id': 'task-1' }
    const first = await shopper.post('/api/user/me', body, headers)
    const second = await shopper.post('/api/user/me', body, headers)
    expect(second.result).toMatchObject({ addresses: (first.result as { addresses: object[] }).addresses })
  })
})

describe('what belongs to others', () => {
  it.each(['id', 'customer_id'])('an address with a %s of somebody else: 403, and nothing changes', async (name) => {
    const [one, two] = [await aCustomer(shopper), await aCustomer(shopper)]
    const theirs = ((await two.get('/api/user/me')).result as { addresses: { id: number; customer_id: number }[] }).addresses[0]!
    const address = { ...CUSTOMER_ADDRESS, [name]: name === 'id' ? theirs.id : theirs.customer_id, city: 'Elsewhere' }
    const answer = await one.post('/api/user/me', { customer: { firstname: 'Eve', lastname: 'M', addresses: [address] } })
    expect(answer).toMatchObject({ status: 403, code: 403, result: expect.any(String) })
    expect((await one.get('/api/user/me')).result).toMatchObject({ firstname: 'Thandi', addresses: [{ city: 'Pretoria' }] })
    expect((await two.get('/api/user/me')).result).toMatchObject({ addresses: [{ id: theirs.id, city: 'Pretoria' }] })
  })
})

describe('what is logged and kept', () => {
  it('never a token or a password, whatever goes wrong', async () => {
    const customer = await aCustomer(shopper)
    await shop.app.inject({ method: 'GET', url: `/api/user/me?token=${customer.token}&storeCode=mars` })
    await shop.app.inject({ method: 'POST', url: `/api/user/me?token=${customer.token}`, payload: '{"customer":' })
    await customer.post('/api/user/change-password', { currentPassword: 'Wrong#2024', newPassword: 'Whiskers!2025' })
    await customer.post('/api/user/me', { customer: { firstname: 'a\u0000b', lastname: 'x' } })
    expect(shop.logged.join('\n')).toContain('mars')
    for (const secret of [customer.token, customer.refreshToken, PASSWORD, 'Wrong#2024', 'Whiskers!2025', customer.email])
      expect(shop.logged.join('\n')).not.toContain(secret)
  })

  it('no fault of ours', () => {
    expect(shop.faults).toEqual([])
  })

  it('no more sessions than were opened', async () => {
    const customer = await aCustomer(shopper)
    expect(await countOf('select count(*) from session where customer_id = $1', [customer.id])).toBe(1)
  })
})
