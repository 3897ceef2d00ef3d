import { describe, expect, it } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const of = (path: string, keyword = 'pattern') => [{ dataPath: `.addressInformation.${path}`, keyword }]

describe('the fields that a refused order names', () => {
  it.each([
    { faults: of('billingAddress.email'), copies: true, refused: { personalDetails: { emailAddress: 'not-accepted' } } },
    { faults: of('shippingAddress.street[0]', 'maxLength'), copies: true, refused: { shipping: { streetAddress: 'too-long' } } },
    { faults: of('shippingAddress.street[1]'), copies: true, refused: { shipping: { apartmentNumber: 'not-accepted' } } },
    { faults: of('billingAddress.city'), copies: true, refused: { shipping: { city: 'not-accepted' } } },
    { faults: of('billingAddress.city'), copies: false, refused: { payment: { city: 'not-accepted' } } },
    { faults: of('billingAddress.company', 'maxLength'), copies: true, refused: { payment: { company: 'too-long' } } },
    { faults: of('shippingAddress.postcode', 'required'), copies: true, refused: { shipping: { zipCode: 'required' } } },
    { faults: of('shipping_method_code'), copies: true, refused: { shipping: { shippingMethod: 'not-accepted' } } },
    { faults: of('payment_method_code'), copies: true, refused: { payment: { paymentMethod: 'not-accepted' } } },
    { faults: [{ dataPath: '.products[0].sku', keyword: 'custom' }], copies: true, refused: {} },
  ])('$faults is $refused', ({ faults, copies, refused }) => {
    expect(refusedFields(faults, { copiesShipping: copies })).toEqual(refused)
  })

  it('keeps every field of a section', () => {
    const faults = [...of('shippingAddress.city'), ...of('shippingAddress.postcode', 'maxLength')]
    expect(refusedFields(faults, { copiesShipping: true })).toEqual({ shipping: { city: 'not-accepted', zipCode: 'too-long' } })
  })
})
