/**
 * Rules for names, addresses and e-mail addresses, shared by the forms (domain) and the schemas of the wire, so that the server
 * accepts what a form accepts. They do not use the schema library, so that pages need not load it.
 */

/** Maximum lengths in UTF-16 units, which the schemas count too. */
export const MAX_LENGTH = {
  /** The limit of mail servers. */
  email: 254,
  name: 255,
  line: 255,
  postcode: 20,
  taxId: 64,
} as const

export const MIN_LENGTH = { postcode: 3, taxId: 3 } as const

/** One @, something on both sides, a dot in the domain, none of the characters that separate addresses in a mail header. */
export const EMAIL_PATTERN = /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@.<>,;:"()[\]\\]+(?:\.[^\s\p{Cc}@.<>,;:"()[\]\\]+)+$/u

/** A letter of any script. */
export const LETTER = /\p{L}/u

/** Control characters, line breaks included, and those that change the direction of the text. */
// oxlint-disable-next-line no-control-regex -- control characters are what must not get in
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/
const WEB_ADDRESS = /:\/\/|\bwww\./i
/** `evil.example`, `a@b.example`: text that mail clients turn into a link. A title before a name is not: "Dr.Mokoena", "St.John". */
const LINKED = /@|[\p{L}\p{N}][\p{L}\p{N}-]*\.\p{L}{2,}/u
const TITLES = /(?<!\p{L})(?:dr|prof|st|mr|mrs|ms|ma|jr|sr)\./giu

/** Visa, Mastercard, American Express, Discover and the like, written with or without gaps. */
const LIKE_CARD = /(?<![\w-])(?:[4-6]|2[2-7]|3[47])(?:[ -]?\d){13,18}(?![\w-])/g

/** One line of text without control characters, web addresses and payment card numbers, which are never stored here. */
export function isPlainLine(text: string): boolean {
  return !CONTROL.test(text) && !WEB_ADDRESS.test(text) && !hasCardNumber(text)
}

/** Fifteen to nineteen digits whose check digit is right (ISO/IEC 7812). */
export function hasCardNumber(text: string): boolean {
  return [...text.matchAll(LIKE_CARD)].some(([found]) => {
    const digits = [...found.replace(/\D/g, '')].toReversed().map(Number)
    const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0)
    return digits.length >= 15 && sum % 10 === 0
  })
}

/** A plain line that no mail client turns into a link: names appear in the greeting of mails that go to unconfirmed addresses. */
export function isPersonName(text: string): boolean {
  return isPlainLine(text) && !LINKED.test(text.replaceAll(TITLES, ' '))
}
