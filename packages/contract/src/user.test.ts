import { describe, expect, it } from 'vitest'
import { CustomerAddressInput, CustomerChange, Email, NewCustomer } from './customer.ts'
import { listOrders } from './order-history.ts'
import { updateProfile } from './user.ts'

const address = {
  firstname: 'Thandi',
  lastname: 'Mokoena',
  street: ['14 Acacia Road', 'Unit 3'],
  city: 'Pretoria',
  region: { region: 'Gauteng' },
  country_id: 'ZA',
  postcode: '0181',
  telephone: '0821234567',
  default_shipping: true,
}
const customer = { email: 'thandi.m@example.com', firstname: 'Thandi', lastname: 'Mokoena', addresses: [address] }

describe('an address of a customer (docs/wire.md §2.2, §2.7)', () => {
  it.each([
    { why: 'the example', change: {}, ok: true },
    { why: 'one street line', change: { street: ['14 Acacia Road'] }, ok: true },
    { why: 'an empty apartment', change: { street: ['14 Acacia Road', ''] }, ok: true },
    { why: 'no apartment, as null', change: { street: ['14 Acacia Road', null] }, ok: true },
    { why: 'the address of a profile sent back', change: { id: 87, customer_id: 701, company: '', vat_id: null, region_id: 0 }, ok: true },
    { why: 'ids as text', change: { id: '87', customer_id: '701' }, ok: true },
    { why: 'a region of null', change: { region: { region: null } }, ok: true },
    { why: 'no region', change: { region: undefined }, ok: true },
    { why: 'a name in another script', change: { firstname: 'Łukasz', lastname: '山田' }, ok: true },
    { why: 'no street', change: { street: ['', ' '] }, ok: false },
    { why: 'an empty list for a street', change: { street: [] }, ok: false },
    { why: 'a street as text', change: { street: '14 Acacia Road' }, ok: false },
    { why: 'a region as text', change: { region: 'Gauteng' }, ok: false },
    { why: 'a region without its name', change: { region: {} }, ok: false },
    { why: 'a country in lower case', change: { country_id: 'za' }, ok: false },
    { why: 'a country of one letter', change: { country_id: 'Z' }, ok: false },
    { why: 'a short postcode', change: { postcode: '18' }, ok: false },
    { why: 'a postcode as number', change: { postcode: 1810 }, ok: false },
    { why: 'a telephone as number', change: { telephone: 821234567 }, ok: false },
    { why: 'a short tax number', change: { vat_id: '12' }, ok: false },
    { why: 'a name of digits', change: { firstname: '123' }, ok: false },
    { why: 'a default that is text', change: { default_shipping: 'yes' }, ok: false },
  ])('$why: $ok', ({ change, ok }) => {
    expect(CustomerAddressInput.safeParse({ ...address, ...change }).success).toBe(ok)
  })

  it.each(['firstname', 'lastname', 'street', 'city', 'country_id', 'postcode'])('needs %s', (name) => {
    expect(CustomerAddressInput.safeParse({ ...address, [name]: undefined }).success).toBe(false)
  })
})

describe('a new customer (docs/wire.md §2.2)', () => {
  it('has its e-mail address in lower case', () => {
    expect(NewCustomer.parse({ ...customer, email: ' Thandi.M@Example.COM ' }).email).toBe('thandi.m@example.com')
  })

  it('cannot set the members that the shop decides', () => {
    const greedy = {
      ...customer,
      id: 1,
      group_id: 9,
      groupToken: 'x',
      store_id: 4,
      custom_attributes: [{ attribute_code: 'vip', value: 1 }],
    }
    expect(Object.keys(NewCustomer.parse(greedy)).toSorted()).toEqual(['addresses', 'email', 'firstname', 'lastname'])
  })

  it.each([20, 21])('accepts at most 20 addresses: %i', (count) => {
    expect(NewCustomer.safeParse({ ...customer, addresses: Array.from({ length: count }, () => address) }).success).toBe(count <= 20)
  })

  it.each([
    '',
    'thandi',
    'thandi@',
    '@example.com',
    'a b@example.com',
    'a@b',
    'a@b.c\r\nBcc: x@y.z',
    'a@b.c,d@e.f',
    'a\u0000b@c.de',
    'a@b\u0000.de',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %j as an e-mail address', (email) => {
    expect(Email.safeParse(email).success).toBe(false)
  })
})

describe('a change of the profile (docs/wire.md §2.7)', () => {
  it('contains names and addresses; an e-mail address is allowed and dropped', () => {
    expect(CustomerChange.parse(customer)).toEqual(expect.not.objectContaining({ email: expect.anything() }))
    expect(CustomerChange.safeParse({ firstname: 'T', lastname: 'M' }).success).toBe(true)
  })

  it('has no properties besides customer', () => {
    expect(updateProfile.body.safeParse({ customer, password: 'x' }).success).toBe(false)
  })
})

describe('a page of orders (docs/wire.md §2.8)', () => {
  it.each([
    { query: {}, page: { pageSize: 20, currentPage: 1 } },
    { query: { pageSize: '5', currentPage: '3' }, page: { pageSize: 5, currentPage: 3 } },
    { query: { pageSize: '0', currentPage: '-1' }, page: { pageSize: 20, currentPage: 1 } },
    { query: { pageSize: '', currentPage: 'undefined' }, page: { pageSize: 20, currentPage: 1 } },
    { query: { pageSize: '1000000' }, page: { pageSize: 100, currentPage: 1 } },
  ])('$query', ({ query, page }) => {
    expect(listOrders.query.parse(query)).toEqual(page)
  })
})
