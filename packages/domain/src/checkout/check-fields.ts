/** What is wrong with a field; the words are i18n's. Spec §5, behaviour 19. */
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
  /** The server refused the entry for a reason that our own rules do not know. */
  | 'not-accepted'

/** The specification names 3 letters, "sometimes 2": two, because Bo and Li want to buy as well. Spec §5, §9. */
const MIN_NAME_LETTERS = 2
const MIN_ZIP_LETTERS = 3
const MIN_TAX_ID_LETTERS = 3
export const MIN_PASSWORD_LETTERS = 8

/** What mail servers take at most. */
const LONGEST_EMAIL = 254

export function checkRequired(text: string): FieldFault | null {
  return text.trim() === '' ? 'required' : null
}

/** Last names and cities: a letter of any script. */
export function checkName(text: string): FieldFault | null {
  return checkRequired(text) ?? (/\p{L}/u.test(text) ? null : 'letters-missing')
}

export function checkFirstName(text: string): FieldFault | null {
  return checkRequired(text) ?? checkLength(text, MIN_NAME_LETTERS, 'name-too-short') ?? checkName(text)
}

/** Street, apartment and the company of an invoice. */
export function checkAddressLine(text: string): FieldFault | null {
  return checkRequired(text) ?? (/[\p{L}\p{N}]/u.test(text) ? null : 'alphanumeric-missing')
}

export function checkZip(text: string): FieldFault | null {
  return checkRequired(text) ?? checkLength(text, MIN_ZIP_LETTERS, 'zip-too-short') ?? checkAddressLine(text)
}

export function checkTaxId(text: string): FieldFault | null {
  return checkRequired(text) ?? checkLength(text, MIN_TAX_ID_LETTERS, 'tax-id-too-short')
}

/** One @, something on both sides, a dot in the domain: what mail servers accept, and typing errors mostly lack. */
export function checkEmail(text: string): FieldFault | null {
  const address = text.trim()
  const isAddress = address.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address)
  return checkRequired(text) ?? (isAddress ? null : 'email-invalid')
}

/** Blanks count: a password is what was typed. */
export function checkPassword(text: string): FieldFault | null {
  if (text === '') return 'required'
  return [...text].length < MIN_PASSWORD_LETTERS ? 'password-too-short' : null
}

export function checkRepeatedPassword(text: string, password: string): FieldFault | null {
  if (text === '') return 'required'
  return text === password ? null : 'passwords-differ'
}

export function checkTerms(isAccepted: boolean): FieldFault | null {
  return isAccepted ? null : 'terms-not-accepted'
}

/** What is asked of an address, in the order of its form: state and suburb may stay empty, the phone is asked for in the checkout only. */
export const ADDRESS_CHECKS = {
  country: checkRequired,
  firstName: checkFirstName,
  lastName: checkName,
  streetAddress: checkAddressLine,
  apartmentNumber: checkAddressLine,
  city: checkName,
  zipCode: checkZip,
}

/** In characters as people count them. */
function checkLength(text: string, letters: number, fault: FieldFault): FieldFault | null {
  return [...text.trim()].length < letters ? fault : null
}
