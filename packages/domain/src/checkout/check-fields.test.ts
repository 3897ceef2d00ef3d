import { OrderAddress } from '@meerkat/contract/address'
import { CustomerAddressInput, Email } from '@meerkat/contract/customer'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import {
  ADDRESS_CHECKS,
  checkAddressLine,
  checkEmail,
  checkFirstName,
  checkName,
  checkOptionalLine,
  checkPassword,
  checkPhone,
  checkPlace,
  checkRepeatedPassword,
  checkTaxId,
  checkTerms,
  checkZip,
} from './check-fields.ts'

describe('form rules (Spec §5, docs/behaviour/forms.md §19)', () => {
  it.each([
    [checkFirstName, '', 'required'],
    [checkFirstName, '  ', 'required'],
    [checkFirstName, 'B', 'name-too-short'],
    [checkFirstName, 'Bo', null],
    [checkFirstName, '太郎', null],
    [checkFirstName, '42', 'letters-missing'],
    [checkName, 'É', null],
    [checkName, '123', 'letters-missing'],
    [checkAddressLine, '14', null],
    [checkAddressLine, '---', 'alphanumeric-missing'],
    [checkAddressLine, '', 'required'],
    [checkZip, '018', null],
    [checkZip, '01', 'zip-too-short'],
    [checkZip, '...', 'alphanumeric-missing'],
    [checkTaxId, '40', 'tax-id-too-short'],
    [checkTaxId, '401', null],
    [checkEmail, 'thandi@example.com', null],
    [checkEmail, ' a.b+c@mail.example.co.za ', null],
    [checkEmail, 'thandi@example', 'email-invalid'],
    [checkEmail, 'thandi@@example.com', 'email-invalid'],
    [checkEmail, 'a b@example.com', 'email-invalid'],
    [checkEmail, 'a@example..com', 'email-invalid'],
    [checkEmail, `${'a'.repeat(250)}@b.co`, 'email-invalid'],
    [checkEmail, 'thandi@example.com,', 'email-invalid'],
    [checkEmail, '<thandi@example.com>', 'email-invalid'],
    [checkEmail, '', 'required'],
    [checkName, 'x'.repeat(256), 'too-long'],
    [checkName, 'https://evil.example', 'not-accepted'],
    [checkPlace, 'St. Gallen', null],
    [checkAddressLine, '1'.repeat(300), 'too-long'],
    [checkAddressLine, 'see www.evil.example', 'not-accepted'],
    [checkZip, '1'.repeat(21), 'too-long'],
    [checkTaxId, '1'.repeat(65), 'too-long'],
    [checkPhone, '', 'required'],
    [checkOptionalLine, '', null],
    [checkPassword, '', 'required'],
    [checkPassword, '1234567', 'password-too-short'],
    [checkPassword, '12345678', null],
    [checkPassword, '        ', null],
  ])('%o of "%s" is %s', (check, text, fault) => {
    expect(check(text)).toBe(fault)
  })

  it.each([
    ['', 'required'],
    ['other', 'passwords-differ'],
    ['secret12', null],
  ])('repeating secret12 as "%s" is %s', (text, fault) => {
    expect(checkRepeatedPassword(text, 'secret12')).toBe(fault)
  })

  it('requires the terms to be accepted', () => {
    expect([checkTerms(false), checkTerms(true)]).toEqual(['terms-not-accepted', null])
  })
})

describe('input that a form accepts', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: anyCharacter, maxLength: 40 }),
    fc.constantFrom(' Thandi ', 'Unit 3', '0181', 'evil.example', '-', 'Dr.Mokoena', 'x'.repeat(300), '山田', 'İ'.repeat(130)),
  )

  it('is accepted by the schemas of order and profile', () => {
    const details = fc.record({
      firstName: text,
      lastName: text,
      streetAddress: text,
      apartmentNumber: text,
      suburb: text,
      city: text,
      state: text,
      zipCode: text,
      phoneNumber: text,
    })
    fc.assert(
      fc.property(details, (given) => {
        const checks = { ...ADDRESS_CHECKS, country: () => null, phoneNumber: checkPhone }
        const taken = Object.fromEntries(
          Object.entries(given).map(([name, value]) => [name, checks[name as keyof typeof checks](value) === null ? value : 'Filler 123']),
        ) as typeof given
        const address = {
          firstname: taken.firstName,
          lastname: taken.lastName,
          street: [taken.streetAddress, taken.apartmentNumber],
          city: taken.city,
          region: taken.state,
          suburb: taken.suburb,
          postcode: taken.zipCode,
          telephone: taken.phoneNumber,
          country_id: 'ZA',
        }
        expect(OrderAddress.safeParse(address).error?.issues ?? []).toEqual([])
        const profile = { ...address, region: { region: taken.state } }
        expect(CustomerAddressInput.safeParse(profile).error?.issues ?? []).toEqual([])
      }),
    )
  })

  it('is a valid e-mail address on the wire', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.emailAddress(), fc.constantFrom('a@b.co,', 'A@B.CO', ' a@b.co ')), (given) => {
        expect(checkEmail(given) === null).toBe(Email.safeParse(given).success)
      }),
    )
  })
})
