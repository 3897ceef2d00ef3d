import type { PieceCount } from './plan-return.ts'

/** The pieces of one line that arrived; `unsaleable` of the `qty` pieces do not go back into stock. */
export interface ReceivedPieces extends PieceCount {
  readonly unsaleable: number
}

export type ReceiptPlan =
  | { readonly kind: 'allowed'; readonly lines: readonly ReceivedPieces[] }
  /** More pieces than announced, or a line that was not announced. */
  | { readonly kind: 'too-many' }

/** What the operator found in the parcel; null: everything that was announced. */
export interface Arrival {
  readonly lines: readonly ReceivedPieces[] | null
  /** Nothing goes back into stock. */
  readonly isUnsaleable: boolean
}

/**
 * The received pieces of every announced line. Lines that are not named did not arrive, and can be returned later. docs/behaviour/orders.md
 * §17.2.
 */
export function planReceipt(announced: readonly PieceCount[], { lines, isUnsaleable }: Arrival): ReceiptPlan {
  const arrived = new Map((lines ?? announced.map((line) => ({ ...line, unsaleable: 0 }))).map((line) => [line.position, line]))
  const known = new Map(announced.map(({ position, qty }) => [position, qty]))
  for (const { position, qty, unsaleable } of arrived.values())
    if (qty < 0 || unsaleable < 0 || unsaleable > qty || qty > (known.get(position) ?? 0)) return { kind: 'too-many' }
  if (![...arrived.values()].some(({ qty }) => qty > 0)) return { kind: 'too-many' }
  return {
    kind: 'allowed',
    lines: announced.map(({ position }) => {
      const { qty = 0, unsaleable = 0 } = arrived.get(position) ?? {}
      return { position, qty, unsaleable: isUnsaleable ? qty : unsaleable }
    }),
  }
}
