import { describe, expect, it } from 'vitest'
import { aCustomer, aRegistration, CUSTOMER_ADDRESS, PASSWORD } from '../../testing/a-customer.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile({ now: () => new Date('2026-05-22T09:14:03Z') })

describe('POST /api/user/create (docs/wire.md §2.2)', () => {
  it('returns the customer, without a group token', async () => {
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

  it('ignores unexpected fields: ids, group, address ids of others', async () => {
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

  it('says "password" for a weak password and "email" for a taken address, which clients look for', async () => {
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

  it('registers only one of many concurrent requests for the same address', async () => {
    const registration = aRegistration()
    const answers = await Promise.all(Array.from({ length: 6 }, () => shopper.post('/api/user/create', registration)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  })

  it('stores the password as argon2id and no token in plain text', async () => {
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

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
