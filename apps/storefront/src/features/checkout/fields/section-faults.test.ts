import { describe, expect, it } from 'vitest'
import { billTo, emptyDetails } from './empty-details.ts'
import { NO_ACCOUNT } from './new-account.ts'
import { sectionFaults } from './section-faults.ts'

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

describe('what keeps a section from being sent (behaviour 19)', () => {
  it.each(['personalDetails', 'shipping', 'payment', 'orderReview'] as const)('%s: nothing, when all is filled in', (section) => {
    expect(sectionFaults(section, full, goods)).toEqual({})
  })

  it.each([
    { section: 'personalDetails', names: ['firstName', 'lastName', 'emailAddress'] },
    {
      section: 'shipping',
      names: ['firstName', 'lastName', 'streetAddress', 'apartmentNumber', 'city', 'zipCode', 'phoneNumber', 'shippingMethod'],
    },
  ] as const)('$section: everything that is required', ({ section, names }) => {
    const faults = sectionFaults(section, empty, goods)
    expect(Object.keys(faults)).toEqual(names)
    expect(new Set(Object.values(faults))).toEqual(new Set(['required']))
  })

  it('asks for a billing address of its own only when it is not the shipping address', () => {
    expect(sectionFaults('payment', { ...full, payment: { ...full.payment, copiesShipping: false } }, goods)).toMatchObject({
      city: 'required',
    })
  })

  it('asks for one when nothing is shipped', () => {
    expect(sectionFaults('payment', full, { isVirtual: true })).toMatchObject({ streetAddress: 'required' })
  })

  it('lets a change of the shipping address flow into the bill', () => {
    expect(billTo({ ...full, shipping: { ...full.shipping, city: 'Durban' } }, goods)).toMatchObject({
      city: 'Durban',
      paymentMethod: 'cashondelivery',
    })
  })

  it.each([
    { why: 'none wanted', account: NO_ACCOUNT, faults: {} },
    {
      why: 'nothing filled in',
      account: { ...NO_ACCOUNT, isWanted: true },
      faults: { password: 'required', repeated: 'required', accountTerms: 'terms-not-accepted' },
    },
    {
      why: 'a short password, repeated with a slip',
      account: { isWanted: true, password: 'seven77', repeated: 'seven78', acceptsTerms: true },
      faults: { password: 'password-too-short', repeated: 'passwords-differ' },
    },
    { why: 'all filled in', account: { isWanted: true, password: 'long enough', repeated: 'long enough', acceptsTerms: true }, faults: {} },
  ])('an account along with the order (behaviour 12.4): $why', ({ account, faults }) => {
    expect(sectionFaults('personalDetails', { ...full, account }, goods)).toEqual(faults)
  })

  it.each([
    { why: 'nothing named', payment: { company: '', taxId: '' }, faults: { company: 'required', taxId: 'required' } },
    { why: 'a tax number too short', payment: { company: 'Acme 1', taxId: '12' }, faults: { taxId: 'tax-id-too-short' } },
    { why: 'both', payment: { company: 'Acme 1', taxId: '123' }, faults: {} },
  ])('an invoice for a company (behaviour 13.2): $why', ({ payment, faults }) => {
    const wanted = { ...full, payment: { ...full.payment, ...payment, wantsInvoice: true } }
    expect(sectionFaults('payment', wanted, goods)).toEqual(faults)
    expect(sectionFaults('payment', { ...wanted, payment: { ...wanted.payment, wantsInvoice: false } }, goods)).toEqual({})
  })

  it('names the company on a bill that goes where the parcel goes', () => {
    const payment = { ...full.payment, company: 'Acme', taxId: '123', wantsInvoice: true }
    expect(billTo({ ...full, payment }, goods)).toMatchObject({ city: 'Pretoria', company: 'Acme', taxId: '123' })
  })
})
