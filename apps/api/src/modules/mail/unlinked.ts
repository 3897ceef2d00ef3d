/** Invisible, and not part of an address: where it stands, mail programs find no link. */
const WORD_JOINER = '\u2060'

/**
 * Text of a shopper for a mail: mail programs turn `shop.example` into a link by themselves, and a company or street may be called so.
 * Control characters go.
 */
export function unlinked(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- control characters are what must go
      .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, ' ')
      .replaceAll(/(?<=\S)([.@:])(?=\S)/g, `$1${WORD_JOINER}`)
  )
}
