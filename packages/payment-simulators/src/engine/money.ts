/** `92.00` for 9200: the form that the card platform and Zapper's older calls use. */
export function toDecimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Exactly two decimals and at most ten digits before the dot; null for anything else. */
export function fromDecimal(text: string): number | null {
  return /^\d{1,10}\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : null
}

/** Endings of an amount that make something go wrong, with every provider. */
const AMOUNT_ENDINGS = { timesOut: 13, serverError: 37, oneCentLess: 66, otherCurrency: 77 } as const

export function endsWith(cents: number, ending: keyof typeof AMOUNT_ENDINGS): boolean {
  return cents % 100 === AMOUNT_ENDINGS[ending]
}
