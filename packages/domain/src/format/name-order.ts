/** Languages in which the family name comes first. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['ja'])

/** Puts two things, one for the given name and one for the family name (such as form fields), in the order of the language. */
export function inNameOrder<Part>(locale: string, given: Part, family: Part): readonly [Part, Part] {
  return FAMILY_FIRST.has(locale.slice(0, 2)) ? [family, given] : [given, family]
}

/** The name for a greeting: the given name, or the full name in languages where greetings include the family name. */
export function addressedName(locale: string, given: string | null | undefined, family: string | null | undefined): string {
  return FAMILY_FIRST.has(locale.slice(0, 2)) ? fullName(locale, given, family) : (given?.trim() ?? '')
}

/** A person's name in the order of the reader's language; empty when neither part is known. */
export function fullName(locale: string, given: string | null | undefined, family: string | null | undefined): string {
  return inNameOrder(locale, given?.trim(), family?.trim()).filter(Boolean).join(' ')
}
