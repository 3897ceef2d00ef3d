/** Between the identifier of a content page or block and the language that it is translated into. */
const SIGN = '@'

/**
 * `terms-conditions` in Japanese is the document `terms-conditions@ja`: a document of its own, so that a client that asks for
 * `terms-conditions` never receives a translation. Decision 0097.
 */
export function translatedIdentifier(identifier: string, locale: string): string {
  return `${identifier}${SIGN}${locale.slice(0, 2)}`
}

export function isTranslation(identifier: string): boolean {
  return /@[a-z]{2}$/.test(identifier)
}
