import { EMAIL_PATTERN, hasCardNumber, isPersonName, isPlainLine, LETTER, MAX_LENGTH, MIN_LENGTH } from '@meerkat/contract/field-rules'

/** The fault of a field; its message is in i18n. Spec §5, docs/behaviour/forms.md §19. */
export type FieldFault =
  | 'required'
  | 'name-too-short'
  | 'letters-missing'
  | 'alphanumeric-missing'
  | 'email-invalid'
  | 'zip-too-short'
  | 'tax-id-too-short'
  | 'password-too-short'
  | 'passwords-differ'
  | 'terms-not-accepted'
  | 'too-long'
  /** The text contains a payment card number, which no text field needs. */
  | 'card-number'
  /** The entry breaks a rule that has no message of its own, here or on the server: a web address in a name, for example. */
  | 'not-accepted'

/** The specification says 3 letters, "sometimes 2". We use two, to accept names such as Bo and Li. Spec §5, §9. */
const MIN_NAME_LENGTH = 2
export const MIN_PASSWORD_LENGTH = 8

export function checkRequired(text: string): FieldFault | null {
  return text.trim() === '' ? 'required' : null
}

/** A last name: needs a letter of any script, and no text that a mail client turns into a link. */
export function checkName(text: string): FieldFault | null {
  return checkPlace(text) ?? (isPersonName(text) ? null : 'not-accepted')
}

export function checkFirstName(text: string): FieldFault | null {
  return checkRequired(text) ?? checkMinLength(text, MIN_NAME_LENGTH, 'name-too-short') ?? checkName(text)
}

/** A city. */
export function checkPlace(text: string): FieldFault | null {
  return checkRequired(text) ?? (LETTER.test(text) ? null : 'letters-missing') ?? checkOptionalLine(text)
}

/** Street and the company of an invoice. */
export function checkAddressLine(text: string): FieldFault | null {
  return checkPhone(text) ?? (/[\p{L}\p{N}]/u.test(text) ? null : 'alphanumeric-missing')
}

/** A phone number, or any other required line of text. */
export function checkPhone(text: string): FieldFault | null {
  return checkRequired(text) ?? checkOptionalLine(text)
}

/** Apartment, suburb and state. */
export function checkOptionalLine(text: string): FieldFault | null {
  return checkPlain(text, MAX_LENGTH.line)
}

export function checkZip(text: string): FieldFault | null {
  return (
    checkRequired(text) ??
    checkMinLength(text, MIN_LENGTH.postcode, 'zip-too-short') ??
    checkPlain(text, MAX_LENGTH.postcode) ??
    checkAddressLine(text)
  )
}

export function checkTaxId(text: string): FieldFault | null {
  return checkRequired(text) ?? checkMinLength(text, MIN_LENGTH.taxId, 'tax-id-too-short') ?? checkPlain(text, MAX_LENGTH.taxId)
}

export function checkEmail(text: string): FieldFault | null {
  const address = text.trim().toLowerCase()
  const isAddress = address.length <= MAX_LENGTH.email && EMAIL_PATTERN.test(address) && !hasCardNumber(address)
  return checkRequired(text) ?? (isAddress ? null : 'email-invalid')
}

/** Spaces count: a password is taken as typed. */
export function checkPassword(text: string): FieldFault | null {
  if (text === '') return 'required'
  return [...text].length < MIN_PASSWORD_LENGTH ? 'password-too-short' : null
}

export function checkRepeatedPassword(text: string, password: string): FieldFault | null {
  if (text === '') return 'required'
  return text === password ? null : 'passwords-differ'
}

export function checkTerms(isAccepted: boolean): FieldFault | null {
  return isAccepted ? null : 'terms-not-accepted'
}

/** Optional text of any number of lines. */
export function checkNoCard(text: string): FieldFault | null {
  return hasCardNumber(text) ? 'card-number' : null
}

/** Required text of any number of lines. */
export function checkFreeText(text: string): FieldFault | null {
  return checkRequired(text) ?? checkNoCard(text)
}

/** The required fields of an address, in the order of its form; the checkout also requires a phone number. */
export const ADDRESS_CHECKS = {
  country: checkRequired,
  firstName: checkFirstName,
  lastName: checkName,
  streetAddress: checkAddressLine,
  apartmentNumber: checkOptionalLine,
  suburb: checkOptionalLine,
  city: checkPlace,
  state: checkOptionalLine,
  zipCode: checkZip,
}

/** Counted in code points, without surrounding space. */
function checkMinLength(text: string, minLength: number, fault: FieldFault): FieldFault | null {
  return [...text.trim()].length < minLength ? fault : null
}

function checkPlain(text: string, maxLength: number): FieldFault | null {
  if (text.length > maxLength) return 'too-long'
  return checkNoCard(text) ?? (isPlainLine(text) ? null : 'not-accepted')
}
