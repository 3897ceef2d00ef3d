/** Separates the identifier of a content page or block from the language of its translation. */
const SIGN = '@'

/**
 * The Japanese translation of `terms-conditions` is the separate document `terms-conditions@ja`, so that a client that asks for
 * `terms-conditions` never receives a translation. Decision 0097.
 */
export function translatedIdentifier(identifier: string, locale: string): string {
  return `${identifier}${SIGN}${locale.slice(0, 2)}`
}

export function isTranslation(identifier: string): boolean {
  return /@[a-z]{2}$/.test(identifier)
}
