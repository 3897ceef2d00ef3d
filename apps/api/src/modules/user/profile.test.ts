import { describe, expect, it } from 'vitest'
import { aCustomer, CUSTOMER_ADDRESS } from '../../testing/a-customer.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile({ now: () => new Date('2026-05-22T09:14:03Z') })

describe('GET /api/user/me (docs/wire.md §2.6)', () => {
  it('returns the profile with a signed group token', async () => {
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

  it('omits keys for defaults that are not set, and returns an empty list without addresses', async () => {
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

describe('POST /api/user/me (docs/wire.md §2.7)', () => {
  it('changes names and addresses when the client sends back whole objects', async () => {
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

  it('changes nothing else: e-mail, group, ids, or default ids set directly', async () => {
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

  it('deletes an address that is left out, and its default with it', async () => {
    const customer = await aCustomer(shopper)
    const { result } = await customer.post('/api/user/me', { customer: { firstname: 'T', lastname: 'M', addresses: [] } })
    expect(result).toMatchObject({ addresses: [] })
    expect(result).not.toHaveProperty('default_shipping')
  })

  it('uses the last address marked as default', async () => {
    const customer = await aCustomer(shopper)
    const profile = (await customer.get('/api/user/me')).result as { addresses: object[] }
    const addresses = [...profile.addresses, { ...CUSTOMER_ADDRESS, city: 'Durban' }]
    const { result } = await customer.post('/api/user/me', { customer: { firstname: 'T', lastname: 'M', addresses } })
    expect((result as { addresses: object[] }).addresses.map((address) => 'default_shipping' in address)).toEqual([false, true])
  })

  it.each([
    { why: 'a property next to customer', body: { customer: { firstname: 'T', lastname: 'M' }, password: 'x' } },
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

  it('adds an address once when a task is repeated', async () => {
    const customer = await aCustomer(shopper, { addresses: undefined })
    const body = { customer: { firstname: 'T', lastname: 'M', addresses: [CUSTOMER_ADDRESS] } }
    const headers = { ...customer.bearer, 'x-task-id': 'task-1' }
    const first = await shopper.post('/api/user/me', body, headers)
    const second = await shopper.post('/api/user/me', body, headers)
    expect(second.result).toMatchObject({ addresses: (first.result as { addresses: object[] }).addresses })
  })
})

describe('addresses of other customers', () => {
  it.each(['id', 'customer_id'])('an address with the %s of another customer: 403, and nothing changes', async (name) => {
    const [one, two] = [await aCustomer(shopper), await aCustomer(shopper)]
    const theirs = ((await two.get('/api/user/me')).result as { addresses: { id: number; customer_id: number }[] }).addresses[0]!
    const address = { ...CUSTOMER_ADDRESS, [name]: name === 'id' ? theirs.id : theirs.customer_id, city: 'Elsewhere' }
    const answer = await one.post('/api/user/me', { customer: { firstname: 'Eve', lastname: 'M', addresses: [address] } })
    expect(answer).toMatchObject({ status: 403, code: 403, result: expect.any(String) })
    expect((await one.get('/api/user/me')).result).toMatchObject({ firstname: 'Thandi', addresses: [{ city: 'Pretoria' }] })
    expect((await two.get('/api/user/me')).result).toMatchObject({ addresses: [{ id: theirs.id, city: 'Pretoria' }] })
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
