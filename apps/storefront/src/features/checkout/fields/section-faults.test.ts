import { describe, expect, it } from 'vitest'
import { billTo, emptyDetails } from './empty-details.ts'
import { NO_ACCOUNT } from './new-account.ts'
import { listFaulty, listFinished, sectionFaults } from './section-faults.ts'

const goods = { isVirtual: false }
const address = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  country: 'ZA',
  streetAddress: 'Acacia Road',
  apartmentNumber: '14',
  suburb: '',
  city: 'Pretoria',
  state: '',
  region_id: 0,
  zipCode: '0181',
  phoneNumber: '082 123 4567',
}
const empty = emptyDetails('ZA')
const full = {
  account: NO_ACCOUNT,
  personal: { firstName: 'Thandi', lastName: 'Mokoena', emailAddress: 'thandi@example.com' },
  shipping: { ...address, shippingMethod: 'standard', shippingCarrier: 'courier' },
  payment: { ...empty.payment, paymentMethod: 'cashondelivery' },
}

describe('faults of a section (docs/behaviour/forms.md §19)', () => {
  it.each(['personalDetails', 'shipping', 'payment', 'orderReview'] as const)('%s has none when everything is filled in', (section) => {
    expect(sectionFaults(section, full, goods)).toEqual({})
  })

  it.each([
    { section: 'personalDetails', names: ['firstName', 'lastName', 'emailAddress'] },
    {
      section: 'shipping',
      names: ['streetAddress', 'city', 'zipCode', 'phoneNumber', 'shippingMethod'],
    },
  ] as const)('$section: everything that is required', ({ section, names }) => {
    const faults = sectionFaults(section, empty, goods)
    expect(Object.keys(faults)).toEqual(names)
    expect(new Set(Object.values(faults))).toEqual(new Set(['required']))
  })

  it('checks the names of another recipient', () => {
    const shipping = { ...full.shipping, firstName: 'S', lastName: '' }
    expect(sectionFaults('shipping', { ...full, shipping }, goods)).toEqual({ firstName: 'name-too-short', lastName: 'required' })
  })

  it('requires a billing address only when it is not copied from shipping', () => {
    expect(sectionFaults('payment', { ...full, payment: { ...full.payment, copiesShipping: false } }, goods)).toMatchObject({
      city: 'required',
    })
  })

  it('requires a billing address for a virtual cart', () => {
    expect(sectionFaults('payment', full, { isVirtual: true })).toMatchObject({ streetAddress: 'required' })
  })

  it('copies a later change of the shipping address to the billing address', () => {
    expect(billTo({ ...full, shipping: { ...full.shipping, city: 'Durban' } }, goods)).toMatchObject({
      city: 'Durban',
      paymentMethod: 'cashondelivery',
    })
  })

  it.each([
    { why: 'none when no account is wanted', account: NO_ACCOUNT, faults: {} },
    {
      why: 'nothing is filled in',
      account: { ...NO_ACCOUNT, isWanted: true },
      faults: { password: 'required', repeated: 'required', accountTerms: 'terms-not-accepted' },
    },
    {
      why: 'a short password and a different repetition',
      account: { isWanted: true, password: 'seven77', repeated: 'seven78', acceptsTerms: true },
      faults: { password: 'password-too-short', repeated: 'passwords-differ' },
    },
    {
      why: 'none when everything is filled in',
      account: { isWanted: true, password: 'long enough', repeated: 'long enough', acceptsTerms: true },
      faults: {},
    },
  ])('of an account created with the order (docs/behaviour/checkout.md §12.4): $why', ({ account, faults }) => {
    expect(sectionFaults('personalDetails', { ...full, account }, goods)).toEqual(faults)
  })

  it.each([
    { why: 'nothing is filled in', payment: { company: '', taxId: '' }, faults: { company: 'required', taxId: 'required' } },
    { why: 'the tax id is too short', payment: { company: 'Acme 1', taxId: '12' }, faults: { taxId: 'tax-id-too-short' } },
    { why: 'none when both are filled in', payment: { company: 'Acme 1', taxId: '123' }, faults: {} },
  ])('of a company invoice (docs/behaviour/checkout.md §13.2): $why', ({ payment, faults }) => {
    const wanted = { ...full, payment: { ...full.payment, ...payment, wantsInvoice: true } }
    expect(sectionFaults('payment', wanted, goods)).toEqual(faults)
    expect(sectionFaults('payment', { ...wanted, payment: { ...wanted.payment, wantsInvoice: false } }, goods)).toEqual({})
  })

  it('keeps the company when the billing address is copied', () => {
    const payment = { ...full.payment, company: 'Acme', taxId: '123', wantsInvoice: true }
    expect(billTo({ ...full, payment }, goods)).toMatchObject({ city: 'Pretoria', company: 'Acme', taxId: '123' })
  })
})

describe('sections that need no more entries (docs/behaviour/checkout.md §12.2)', () => {
  const guest = { isVirtual: false, isCustomer: false }
  const customer = { isVirtual: false, isCustomer: true }
  const withoutMethods = {
    ...full,
    shipping: { ...full.shipping, shippingMethod: '', shippingCarrier: '' },
    payment: { ...full.payment, paymentMethod: '' },
  }

  it.each([
    { why: 'none of an empty form', details: empty, shopper: guest, finished: [] },
    { why: 'all of a filled-in form', details: full, shopper: guest, finished: ['personalDetails', 'shipping', 'payment'] },
    { why: 'those before the first fault', details: withoutMethods, shopper: guest, finished: ['personalDetails'] },
    {
      why: 'all of a customer with an address: the methods are preselected when they are known',
      details: withoutMethods,
      shopper: customer,
      finished: ['personalDetails', 'shipping', 'payment'],
    },
    {
      why: 'the personal details of a customer without an address',
      details: { ...empty, personal: full.personal },
      shopper: customer,
      finished: ['personalDetails'],
    },
  ])('$why', ({ details, shopper, finished }) => {
    expect(listFinished(details, shopper)).toEqual(finished)
  })

  it('lists every section with a fault', () => {
    expect(listFaulty({ ...full, personal: empty.personal, payment: empty.payment }, goods)).toEqual(['personalDetails', 'payment'])
  })
})
