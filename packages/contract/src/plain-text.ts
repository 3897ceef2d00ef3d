import * as z from 'zod/mini'

/** Control characters, line breaks included, and those that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- control characters are what must not get in
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/
const WEB_ADDRESS = /:\/\/|\bwww\./i
/** `evil.example`, `a@b.example`: what mail programs turn into a link. A title before a name is none: "Dr.Mokoena", "St.John". */
const LINKED = /@|[\p{L}\p{N}][\p{L}\p{N}-]*\.\p{L}{2,}/u
const TITLES = /(?<!\p{L})(?:dr|prof|st|mr|mrs|ms|ma|jr|sr)\./giu

/** One line of text without control characters and without the address of a website. */
export function isPlainLine(text: string): boolean {
  return !CONTROL.test(text) && !WEB_ADDRESS.test(text)
}

/** A plain line that no mail program turns into a link: names stand in the greeting of mails that go to anybody's address. */
export function isPersonName(text: string): boolean {
  return isPlainLine(text) && !LINKED.test(text.replaceAll(TITLES, ' '))
}

/** A line that somebody typed and that may reach a mail, an invoice or a terminal. */
export function plainLine(longest: number) {
  return z.string().check(
    z.maxLength(longest),
    z.refine((text) => isPlainLine(text), 'should be one line without control characters and web addresses'),
  )
}

/** A person's first or last name, with a letter of any script. */
export const PersonName = z.string().check(
  z.trim(),
  z.maxLength(255),
  z.regex(/\p{L}/u),
  z.refine((text) => isPersonName(text), 'should be a name without web addresses and control characters'),
)
