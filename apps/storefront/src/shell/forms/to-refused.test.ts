import { describe, expect, it } from 'vitest'
import { aCustomer, aCustomerAddress } from '../../testing/a-customer.ts'
import { pathOfAddress } from './customer-address.ts'
import { REGISTRATION, toRefused, withoutFields } from './to-refused.ts'

const t = (id: string) => id
const fault = (dataPath: string, keyword = 'pattern', params = {}) => ({
  dataPath,
  keyword,
  params,
  message: 'should match',
  schemaPath: '#',
})
const refused = (result: unknown) => ({ kind: 'refused', code: 400, result }) as const
const GENERAL = 'checkout.invalid'

describe('what a form shows after the server refused it (docs/wire.md §1.5)', () => {
  it.each([
    {
      why: 'faults at the fields of a registration',
      result: [fault('.customer.email'), fault('.customer.firstname', 'custom'), fault('.password', 'maxLength')],
      form: REGISTRATION,
      shown: { text: null, faults: { email: 'not-accepted', firstName: 'not-accepted', password: 'too-long' }, field: null },
    },
    {
      why: 'a missing member',
      result: [fault('.customer', 'required', { missingProperty: 'lastname' })],
      form: { at: '.customer.' },
      shown: { text: null, faults: { lastName: 'required' }, field: null },
    },
    {
      why: 'faults of the address that the form changes',
      result: [fault('.customer.addresses[1].street[1]'), fault('.customer.addresses[1].region.region', 'maxLength')],
      form: { at: '.customer.addresses[1].' },
      shown: { text: null, faults: { apartmentNumber: 'not-accepted', state: 'too-long' }, field: null },
    },
    {
      why: 'the general message for a fault of another address',
      result: [fault('.customer.addresses[0].city')],
      form: { at: '.customer.addresses[1].' },
      shown: { text: GENERAL, faults: {}, field: null },
    },
    {
      why: 'both, when only some faults have a field',
      result: [fault('.customer.addresses[1].city'), fault('.customer.addresses', 'maxItems')],
      form: { at: '.customer.addresses[1].' },
      shown: { text: GENERAL, faults: { city: 'not-accepted' }, field: null },
    },
    { why: 'the general message for an empty list', result: [], form: REGISTRATION, shown: { text: GENERAL, faults: {}, field: null } },
    {
      why: 'a message at the field that it names',
      result: { errorMessage: 'The password must not be blank', code: 400 },
      form: { at: '.' },
      shown: { text: 'wire.passwordBlank', faults: {}, field: 'password' },
    },
    {
      why: 'a wrong current password at its own field',
      result: { errorMessage: 'The current password is wrong', code: 401 },
      form: { at: '.' },
      shown: { text: 'wire.passwordWrong', faults: {}, field: 'current' },
    },
  ])('is $why', ({ result, form, shown }) => {
    expect(toRefused(refused(result), { t, ...form })).toEqual(shown)
  })

  it('names a lost network', () => {
    expect(toRefused({ kind: 'no-answer', cause: null }, { t, at: '.' })).toEqual({ text: 'account.network', faults: {}, field: null })
  })
})

it('finds the address that a form changes, or the one that it appends', () => {
  const [first, second] = [aCustomerAddress(), aCustomerAddress({ id: 88 })]
  const user = aCustomer({ addresses: [first, second] })
  expect([pathOfAddress(user, second), pathOfAddress(user, null)]).toEqual(['.customer.addresses[1].', '.customer.addresses[2].'])
})

it('keeps the faults of entries that did not change', () => {
  const form = { text: 'wrong', faults: { city: 'too-long', zipCode: 'required' }, field: 'password' } as const
  expect(withoutFields(form, { city: 'Durban' })).toEqual({ text: 'wrong', faults: { zipCode: 'required' }, field: 'password' })
  expect(withoutFields(form, { password: 'x' })).toEqual({ text: null, faults: form.faults, field: null })
})
