import { expect, it } from 'vitest'
import { aCustomer, aCustomerAddress } from '../../../testing/a-customer.ts'
import { emptyDetails } from './empty-details.ts'
import { accountFaults, firstAddresses, NO_ACCOUNT } from './new-account.ts'
import { holds, isSavedAddress, ownBilling, ownShipping } from './own-address.ts'

const office = aCustomerAddress({ id: 88, city: 'Durban', company: 'Acacia Vets', vat_id: 'ZA 4711' })
const user = aCustomer({ default_shipping: '87', default_billing: '88', addresses: [aCustomerAddress(), office] })

const empty = emptyDetails('ZA')

it('offers the default addresses of the profile, with the company (docs/behaviour/checkout.md §13.1, §13.2)', () => {
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
  { why: 'a customer without default addresses', who: { ...user, default_shipping: undefined, default_billing: undefined } },
])('$why is offered none', ({ who }) => {
  expect([ownShipping(who), ownBilling(who)]).toEqual([null, null])
})

it('ticks the box while the form holds exactly the address of the profile, with any shipping method', () => {
  const own = ownShipping(user)!
  const filled = { ...empty.shipping, ...own, shippingMethod: 'express', shippingCarrier: 'courier' }
  expect(holds(filled, own)).toBe(true)
  expect(holds({ ...filled, city: 'Soweto' }, own)).toBe(false)
  expect(holds(empty.shipping, own)).toBe(false)
})

it('starts the account with the shipping address, or with none for a virtual cart (docs/behaviour/checkout.md §12.4)', () => {
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

it('requires nothing when no account is wanted', () => {
  expect(accountFaults({ ...NO_ACCOUNT, password: 'x' })).toEqual({})
})

it.each([
  { why: 'a saved address is chosen', isSaved: true },
  { why: 'only the delivery method is missing', faults: { shippingMethod: 'required' } as const, isSaved: true },
  { why: 'another address is typed', typed: { streetAddress: '9 Kennel Lane' }, isSaved: false },
  { why: 'a field of the saved address is wrong', faults: { phoneNumber: 'required' } as const, isSaved: false },
  { why: 'the customer has one address', who: { ...user, addresses: [office] }, isSaved: false },
  { why: 'the customer is a guest', who: null, isSaved: false },
])('whether the fields can be hidden when $why: $isSaved', ({ who = user, typed = {}, faults = {}, isSaved }) => {
  expect(isSavedAddress(who, { ...empty.shipping, ...ownShipping(user)!, ...typed }, faults)).toBe(isSaved)
})
