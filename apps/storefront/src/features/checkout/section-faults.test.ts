import { describe, expect, it } from 'vitest'
import { billTo, emptyDetails } from './empty-details.ts'
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
})
