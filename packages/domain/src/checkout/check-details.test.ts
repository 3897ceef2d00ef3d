import { describe, expect, it } from 'vitest'
import { checkAddress, checkInvoice, checkPerson } from './check-details.ts'

const person = { firstName: 'Thandi', lastName: 'Mokoena', emailAddress: 'thandi.m@example.com' }
const address = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  country: 'ZA',
  streetAddress: '14 Acacia Road',
  apartmentNumber: 'Unit 3',
  city: 'Pretoria',
  zipCode: '0181',
  phoneNumber: '082 123 4567',
}

describe('form rules (behaviour 19)', () => {
  it.each([
    { why: 'all is well', change: {}, faults: {} },
    { why: 'nothing but blanks is nothing', change: { lastName: '  ' }, faults: { lastName: 'required' } },
    { why: 'one letter is no first name', change: { firstName: 'T' }, faults: { firstName: 'name-too-short' } },
    { why: 'two letters are one', change: { firstName: 'Bo' }, faults: {} },
    { why: 'names of any script', change: { firstName: '太郎', lastName: 'Łukasz' }, faults: {} },
    { why: 'digits are no name', change: { firstName: '123', lastName: '1' }, faults: { firstName: 'no-letter', lastName: 'no-letter' } },
    { why: 'no @', change: { emailAddress: 'thandi.example.com' }, faults: { emailAddress: 'no-email' } },
    { why: 'no dot in the domain', change: { emailAddress: 'thandi@example' }, faults: { emailAddress: 'no-email' } },
    { why: 'a dot too many', change: { emailAddress: 'thandi@example..com' }, faults: { emailAddress: 'no-email' } },
    { why: 'no e-mail at all', change: { emailAddress: '' }, faults: { emailAddress: 'required' } },
  ])('person: $why', ({ change, faults }) => {
    expect(checkPerson({ ...person, ...change })).toEqual(faults)
  })

  it.each([
    { why: 'all is well', change: {}, faults: {} },
    { why: 'a street of signs', change: { streetAddress: '---' }, faults: { streetAddress: 'no-letter-or-digit' } },
    { why: 'a house number is needed', change: { apartmentNumber: '' }, faults: { apartmentNumber: 'required' } },
    { why: 'a zip code of two', change: { zipCode: '01' }, faults: { zipCode: 'zip-too-short' } },
    { why: 'a zip code of signs', change: { zipCode: '----' }, faults: { zipCode: 'no-letter-or-digit' } },
    { why: 'a city of digits', change: { city: '42' }, faults: { city: 'no-letter' } },
    { why: 'no phone, no country', change: { phoneNumber: '', country: '' }, faults: { country: 'required', phoneNumber: 'required' } },
  ])('address: $why', ({ change, faults }) => {
    expect(checkAddress({ ...address, ...change })).toEqual(faults)
  })

  it.each([
    { company: 'Happy Paws', taxId: '4010123456', faults: {} },
    { company: '', taxId: '12', faults: { company: 'required', taxId: 'tax-id-too-short' } },
  ])('invoice: $company, $taxId', ({ company, taxId, faults }) => {
    expect(checkInvoice({ company, taxId })).toEqual(faults)
  })
})
