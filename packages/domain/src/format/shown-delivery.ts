/**
 * Carrier and method for the screen: `Courier – Standard`. The hyphen of the wire would be too short between words, and a line could break before
 * it; the space before the dash does not break.
 */
export function shownDelivery(description: string): string {
  return description.replace(' - ', '\u00A0– ')
}
