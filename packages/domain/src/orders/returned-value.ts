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
 * The value of the pieces from index `from` to `to`, excluding `to`. However a row is divided, its parts add up to the row, because each
 * part is the difference of two rounded shares. Net is computed as gross minus tax: rounding net and tax separately could add a cent to
 * what the buyer paid for a piece.
 */
export function valueOfPieces({ qty, rowTotalCents, discountCents, taxCents }: RowAmounts, from: number, to: number): NetAndTax {
  const part = (cents: number) => shareOf(cents, qty, to) - shareOf(cents, qty, from)
  const tax = part(taxCents)
  return { netCents: part(rowTotalCents - Math.abs(discountCents) + taxCents) - tax, taxCents: tax }
}

function shareOf(cents: number, qty: number, pieces: number): number {
  return Math.round((cents * pieces) / qty)
}
