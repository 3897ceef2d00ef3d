/** The amounts of one row of an order, in cents. */
export interface RowAmounts {
  readonly qty: number
  /** Without tax, before the discount. */
  readonly rowTotalCents: number
  readonly discountCents: number
  readonly taxCents: number
}

export interface NetAndTax {
  readonly netCents: number
  readonly taxCents: number
}

/**
 * The value of the pieces `from` to `to` of a row, counted from zero. The parts of a row add up to it, however its pieces are
 * divided: each part is the difference of two rounded shares. Gross and tax are divided and the net amount is their difference: half a
 * cent in each would otherwise add a cent to what the buyer paid for a piece.
 */
export function valueOfPieces({ qty, rowTotalCents, discountCents, taxCents }: RowAmounts, from: number, to: number): NetAndTax {
  const part = (cents: number) => shareOf(cents, qty, to) - shareOf(cents, qty, from)
  const tax = part(taxCents)
  return { netCents: part(rowTotalCents - Math.abs(discountCents) + taxCents) - tax, taxCents: tax }
}

function shareOf(cents: number, qty: number, pieces: number): number {
  return Math.round((cents * pieces) / qty)
}
