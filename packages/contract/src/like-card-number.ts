/**
 * Whether a text has fifteen digits in a row, as card numbers have; a GTIN has 14. The page checks short texts that the server compares
 * and does not store, such as a search or a coupon code, and does not send such a text. In its own module because every page loads it.
 */
export function isLikeCardNumber(text: string): boolean {
  return /(?:\d[ -]?){15}/.test(text)
}
