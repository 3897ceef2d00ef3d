import { describe, expect, it } from 'vitest'
import { aCustomer, aCustomerAddress } from '../../testing/a-customer.ts'
import { usesOf, withAddress, withDefault, withoutAddress } from './address-book.ts'
import { toDetails } from './customer-address.ts'

const home = aCustomerAddress({ default_shipping: true })
const office = aCustomerAddress({ id: 88, street: ['1 Kloof Street', ''], company: 'Paws Ltd', vat_id: '4550', default_billing: true })
const farm = aCustomerAddress({ id: 89, street: ['Plot 4', ''] })
const customer = aCustomer({ addresses: [home, office, farm], default_shipping: '87', default_billing: '88' })
const NONE = { default_shipping: false, default_billing: false }
/** The id and street of each address, and what it is the default for. */
const brief = (list: ReturnType<typeof withAddress>) =>
  list.map(({ id, street, default_shipping, default_billing }) => [
    id ?? 'new',
    street[0],
    [default_shipping === true && 'shipping', default_billing === true && 'billing'].filter(Boolean).join(),
  ])

it('knows what an address is the default for', () => {
  expect(usesOf(customer, home)).toEqual({ default_shipping: true, default_billing: false })
  expect(usesOf(customer, farm)).toEqual(NONE)
  expect(usesOf(customer, null)).toEqual(NONE)
})

describe('withAddress', () => {
  it.each([
    { why: 'a new one is appended', own: null, uses: NONE, last: ['new', 'Plot 9', ''], homeUses: 'shipping' },
    {
      why: 'a new default takes the place of the old one',
      own: null,
      uses: { ...NONE, default_shipping: true },
      last: ['new', 'Plot 9', 'shipping'],
      homeUses: '',
    },
    { why: 'a stored one is overwritten in its place', own: farm, uses: NONE, last: [89, 'Plot 9', ''], homeUses: 'shipping' },
  ])('$why', ({ own, uses, last, homeUses }) => {
    const list = withAddress(customer, own, { details: { ...toDetails(farm), streetAddress: 'Plot 9' }, uses })
    expect(brief(list).at(-1)).toEqual(last)
    expect(brief(list)[0]).toEqual([87, '14 Acacia Road', homeUses])
    expect(brief(list)[1]).toEqual([88, '1 Kloof Street', 'billing'])
  })

  it('keeps a company, and empties what was emptied', () => {
    const details = { ...toDetails(office), state: '', phoneNumber: '' }
    const changed = withAddress(customer, office, { details, uses: { ...NONE, default_billing: true } })[1]
    expect(changed).toMatchObject({ company: 'Paws Ltd', vat_id: '4550', region: null, telephone: null, default_billing: true })
  })
})

describe('withoutAddress', () => {
  it('makes the first other one the default when goods were sent to it', () => {
    expect(brief(withoutAddress(customer, home))).toEqual([
      [88, '1 Kloof Street', 'shipping,billing'],
      [89, 'Plot 4', ''],
    ])
  })

  it('leaves the others as they are', () => {
    expect(brief(withoutAddress(customer, farm))).toEqual([
      [87, '14 Acacia Road', 'shipping'],
      [88, '1 Kloof Street', 'billing'],
    ])
    expect(withoutAddress(aCustomer({ addresses: [home], default_shipping: '87' }), home)).toEqual([])
  })
})

it('moves a default', () => {
  expect(brief(withDefault(customer, farm, 'default_shipping')).map(([id, , uses]) => [id, uses])).toEqual([
    [87, ''],
    [88, 'billing'],
    [89, 'shipping'],
  ])
})
