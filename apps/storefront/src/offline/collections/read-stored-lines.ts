import { readStored } from '../storage/read-stored.ts'

/** The part of a stored line that is read early. */
export interface StoredLine {
  readonly qty: number
}

/**
 * Reads the lines of a stored cart without the cart's JavaScript, which is larger than everything that a page without a cart needs.
 * docs/behaviour/cart.md §1.2.
 */
export async function readStoredLines(databaseName: string): Promise<readonly StoredLine[]> {
  const lines = await readStored(databaseName, 'cart', 'current-cart')
  return Array.isArray(lines) ? lines.filter((line: Partial<StoredLine> | null) => typeof line?.qty === 'number') : []
}
