import { expect, it } from 'vitest'
import { aCustomer, aCustomerAddress } from '../../../testing/a-customer.ts'
import { emptyDetails } from './empty-details.ts'
import { accountFaults, firstAddresses, NO_ACCOUNT } from './new-account.ts'
import { holds, ownBilling, ownShipping } from './own-address.ts'

const office = aCustomerAddress({ id: 88, city: 'Durban', company: 'Acacia Vets', vat_id: 'ZA 4711' })
const user = aCustomer({ default_shipping: '87', default_billing: '88', addresses: [aCustomerAddress(), office] })

const empty = emptyDetails('ZA')

it('the default addresses of the profile are offered, the company with its invoice (behaviour 13.1, 13.2)', () => {
  expect(ownShipping(user)).toMatchObject({
    city: 'Pretoria',
    streetAddress: '14 Acacia Road',
    apartmentNumber: 'Unit 3',
    state: 'Gauteng',
  })
  expect(ownBilling(user)).toMatchObject({
    city: 'Durban',
    company: 'Acacia Vets',
    taxId: 'ZA 4711',
    wantsInvoice: true,
    copiesShipping: false,
  })
})

it.each([
  { why: 'a guest', who: null },
  { why: 'a customer who never said', who: { ...user, default_shipping: undefined, default_billing: undefined } },
])('$why is offered none', ({ who }) => {
  expect([ownShipping(who), ownBilling(who)]).toEqual([null, null])
})

it('the box is ticked while the form holds exactly that, whatever the way it is sent', () => {
  const own = ownShipping(user)!
  const filled = { ...empty.shipping, ...own, shippingMethod: 'express', shippingCarrier: 'courier' }
  expect(holds(filled, own)).toBe(true)
  expect(holds({ ...filled, city: 'Soweto' }, own)).toBe(false)
  expect(holds(empty.shipping, own)).toBe(false)
})

it('the account begins with the shipping address, and with none when nothing is shipped (behaviour 12.4)', () => {
  const shipping = { ...empty.shipping, ...ownShipping(user)! }
  expect(firstAddresses(shipping, { isVirtual: false })).toEqual([
    expect.objectContaining({
      city: 'Pretoria',
      street: ['14 Acacia Road', 'Unit 3'],
      region: { region: 'Gauteng' },
      default_shipping: true,
    }),
  ])
  expect(firstAddresses({ ...shipping, state: '', phoneNumber: '' }, { isVirtual: false })[0]).not.toHaveProperty('region')
  expect(firstAddresses(shipping, { isVirtual: true })).toEqual([])
})

it('no account wanted, nothing asked', () => {
  expect(accountFaults({ ...NO_ACCOUNT, password: 'x' })).toEqual({})
})
