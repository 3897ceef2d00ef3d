/** Significant digits that survive a chain of binary arithmetic; the last one or two of a double are noise. */
const RELIABLE_FRACTION_DIGITS = 14

/** Above this, fifteen significant digits no longer include the cents; no price is that high. */
const MAX_ROUNDED = 1e13

/**
 * Below this amount, binary cents are exact to a millionth. If they are more than `NEAR_A_HALF` away from half a cent, both methods below
 * therefore round to the same result.
 */
const MAX_PLAIN = 1e7
const NEAR_A_HALF = 1e-3

/**
 * Rounds half away from zero, by the decimal value that the number represents instead of its binary approximation:
 * 1.005 gives 1.01, and a sum of 115.49999999999999 counts as 115.5. Never returns minus zero.
 * The only place where amounts are rounded (decision 0004).
 */
export function roundMoney(amount: number, digits = 2): number {
  if (!(Math.abs(amount) < MAX_ROUNDED)) return amount
  // Fast path: most amounts are not near a half, and the string conversion below is slow.
  const cents = Math.abs(amount) * 100
  if (digits === 2 && cents < MAX_PLAIN * 100 && Math.abs((cents % 1) - 0.5) > NEAR_A_HALF) {
    return (Math.sign(amount) * Math.round(cents)) / 100 + 0
  }
  const [mantissa = '0', exponent = '0'] = Math.abs(amount).toExponential(RELIABLE_FRACTION_DIGITS).split('e')
  const units = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`))
  if (units === 0) return 0
  return Math.sign(amount) * Number(`${units}e${-digits}`)
}

/** An amount in the store currency as whole cents, for totals and orders. */
export function toCents(amount: number): number {
  return Math.round(roundMoney(amount) * 100)
}

export function fromCents(cents: number): number {
  // Adding 0 turns a minus zero, the negative of no discount, into zero.
  return cents / 100 + 0
}
