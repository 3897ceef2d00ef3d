/** What is wrong with a field; the words are i18n's. Behaviour 19. */
export type FieldFault =
  | 'required'
  | 'name-too-short'
  | 'no-letter'
  | 'no-letter-or-digit'
  | 'no-email'
  | 'zip-too-short'
  | 'tax-id-too-short'
  | 'not-accepted'

export type Faults<K extends string> = { readonly [P in K]?: FieldFault }

/** The specification names 3 letters, "sometimes 2": two, because Bo and Li want to buy as well. Spec §5, §9. */
export const MIN_NAME_LETTERS = 2
const MIN_ZIP_LETTERS = 3
const MIN_TAX_ID_LETTERS = 3

export interface PersonFields {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
}

export interface AddressFields {
  readonly firstName: string
  readonly lastName: string
  readonly country: string
  readonly streetAddress: string
  readonly apartmentNumber: string
  readonly city: string
  readonly zipCode: string
  readonly phoneNumber: string
}

export interface InvoiceFields {
  readonly company: string
  readonly taxId: string
}

type Check = (value: string) => FieldFault | null

/** The faults of who buys; empty when all is well. */
export function checkPerson(person: PersonFields): Faults<keyof PersonFields> {
  return faultsOf(person, { firstName: isFirstName, lastName: isName, emailAddress: isEmail })
}

/** The faults of an address. State and suburb may stay empty. */
export function checkAddress(address: AddressFields): Faults<keyof AddressFields> {
  return faultsOf(address, {
    firstName: isFirstName,
    lastName: isName,
    country: isGiven,
    streetAddress: hasLetterOrDigit,
    apartmentNumber: hasLetterOrDigit,
    city: isName,
    zipCode: isZip,
    phoneNumber: isGiven,
  })
}

/** Company and tax id count only when an invoice is asked for. */
export function checkInvoice(invoice: InvoiceFields): Faults<keyof InvoiceFields> {
  return faultsOf(invoice, {
    company: hasLetterOrDigit,
    taxId: (text) => isGiven(text) ?? isLong(text, MIN_TAX_ID_LETTERS, 'tax-id-too-short'),
  })
}

function faultsOf<K extends string>(fields: Readonly<Record<K, string>>, checks: Readonly<Record<K, Check>>): Faults<K> {
  const faults: { [P in K]?: FieldFault } = {}
  for (const name of Object.keys(checks) as K[]) {
    const fault = checks[name](fields[name].trim())
    if (fault !== null) faults[name] = fault
  }
  return faults
}

function isGiven(text: string): FieldFault | null {
  return text === '' ? 'required' : null
}

function isLong(text: string, letters: number, fault: FieldFault): FieldFault | null {
  return [...text].length < letters ? fault : null
}

function isName(text: string): FieldFault | null {
  return isGiven(text) ?? (/\p{L}/u.test(text) ? null : 'no-letter')
}

function isFirstName(text: string): FieldFault | null {
  return isGiven(text) ?? isLong(text, MIN_NAME_LETTERS, 'name-too-short') ?? isName(text)
}

function hasLetterOrDigit(text: string): FieldFault | null {
  return isGiven(text) ?? (/[\p{L}\p{N}]/u.test(text) ? null : 'no-letter-or-digit')
}

function isZip(text: string): FieldFault | null {
  return isGiven(text) ?? isLong(text, MIN_ZIP_LETTERS, 'zip-too-short') ?? hasLetterOrDigit(text)
}

/** One @, something on both sides, a dot in the domain: what mail servers accept, and typing errors mostly lack. */
function isEmail(text: string): FieldFault | null {
  return isGiven(text) ?? (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? null : 'no-email')
}
