/** An invisible character that URLs cannot contain: mail clients do not detect a link across it. */
const WORD_JOINER = '\u2060'

/**
 * Prepares a shopper's text for a mail: mail clients turn `shop.example` into a link by themselves, and a company or street may be
 * named like that. Control characters are removed.
 */
export function unlinked(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- control characters must be removed
      .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, ' ')
      .replaceAll(/(?<=\S)([.@:])(?=\S)/g, `$1${WORD_JOINER}`)
  )
}
