import type { Customer } from '@meerkat/contract/customer'
import { describe, expect, it } from 'vitest'
import { aCustomer, aCustomerAddress } from '../../testing/a-customer.ts'
import { anEmptyAddress, findDefault, toAddressInput, toDetails, withCompany } from './customer-address.ts'

const home = aCustomerAddress()
const office = aCustomerAddress({ id: 88, street: ['1 Kloof Street', ''], company: 'Paws Ltd', vat_id: '4550', telephone: '021' })
/** The office as it is sent: an empty second line is written as a dash. docs/wire.md §18. */
const sentOffice = { ...office, street: ['1 Kloof Street', '-'] }
const thandi = (fields: Partial<Customer> = {}) => aCustomer({ addresses: [home, office], ...fields })

describe('findDefault compares ids as text', () => {
  it.each([
    { why: 'found', given: thandi({ default_shipping: '87' }), id: 87 },
    { why: 'none is set', given: thandi(), id: undefined },
    { why: 'it names an address that is not there', given: thandi({ default_shipping: '9' }), id: undefined },
  ])('$why', ({ given, id }) => {
    expect(findDefault(given, 'default_shipping')?.id).toBe(id)
  })
})

describe('toAddressInput', () => {
  const details = { ...toDetails(home), city: 'Durban', state: '', phoneNumber: '' }

  it('has neither an empty region nor an empty telephone', () => {
    expect(Object.keys(toAddressInput(details))).not.toEqual(expect.arrayContaining(['region']))
    expect(toAddressInput(details)).not.toHaveProperty('telephone')
  })
})

describe('withCompany (table of docs/behaviour/account.md §16.2)', () => {
  const company = { ...toDetails(office), firstName: 'Somebody', lastName: 'Else', company: 'Claws Ltd', taxId: '4990', state: '' }
  const written = {
    firstname: 'Thandi',
    lastname: 'Mokoena',
    street: ['1 Kloof Street', '-'],
    city: 'Pretoria',
    country_id: 'ZA',
    postcode: '0181',
    region: null,
    telephone: '021',
    company: 'Claws Ltd',
    vat_id: '4990',
  }
  it.each([
    {
      why: 'existing entry, ticked: overwritten, with the names of the customer',
      customer: thandi({ default_billing: '88' }),
      given: company,
      list: [home, { ...office, ...written }],
    },
    { why: 'existing entry, unticked: removed', customer: thandi({ default_billing: '88' }), given: null, list: [home] },
    {
      why: 'existing entry, unticked, but also the shipping address: company fields removed',
      customer: thandi({ default_billing: '88', default_shipping: '88' }),
      given: null,
      list: [home, { ...sentOffice, company: null, vat_id: null, default_billing: false }],
    },
    {
      why: 'existing entry without a company, unticked: unchanged',
      customer: thandi({ default_billing: '87' }),
      given: null,
      list: [home, sentOffice],
    },
    {
      why: 'no entry, ticked: appended',
      customer: thandi(),
      given: company,
      list: [home, sentOffice, { ...written, default_billing: true }],
    },
    { why: 'no entry, unticked: unchanged', customer: thandi(), given: null, list: [home, sentOffice] },
  ])('$why', ({ customer, given, list }) => {
    expect(withCompany(customer, given)).toEqual(list)
  })
})

it('starts with the names of the customer when no address is stored', () => {
  expect(anEmptyAddress(thandi(), 'DE')).toMatchObject({ firstName: 'Thandi', lastName: 'Mokoena', country: 'DE', city: '' })
})
