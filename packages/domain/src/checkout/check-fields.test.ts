import { describe, expect, it } from 'vitest'
import {
  checkAddressLine,
  checkEmail,
  checkFirstName,
  checkName,
  checkPassword,
  checkRepeatedPassword,
  checkTaxId,
  checkTerms,
  checkZip,
} from './check-fields.ts'

describe('form rules (spec §5, behaviour 19)', () => {
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
    [checkEmail, '', 'required'],
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

  it('wants the terms ticked', () => {
    expect([checkTerms(false), checkTerms(true)]).toEqual(['terms-not-accepted', null])
  })
})
