/** The part of a stored line that is read early. */
export interface StoredLine {
  readonly qty: number
}

/**
 * Reads the lines of a stored cart without the cart's JavaScript, which is larger than everything that a page without a cart needs.
 * Creates no database where there was none. docs/behaviour/cart.md §1.2.
 */
export function readStoredLines(databaseName: string): Promise<readonly StoredLine[]> {
  return new Promise((resolve) => {
    const seeNothing = () => resolve([])
    try {
      const opening = indexedDB.open(databaseName)
      opening.addEventListener('error', seeNothing)
      // Fires only where there is no database yet.
      opening.addEventListener('upgradeneeded', () => opening.transaction!.abort())
      opening.addEventListener('success', () => {
        const database = opening.result
        if (!database.objectStoreNames.contains('cart')) seeNothing()
        else {
          const reading = database.transaction('cart').objectStore('cart').get('current-cart')
          reading.addEventListener('error', seeNothing)
          reading.addEventListener('success', () => resolve(toLines(reading.result)))
        }
        // Takes effect after the read, and lets a tab with a newer version upgrade.
        database.close()
      })
    } catch {
      // Some browsers block storage entirely.
      seeNothing()
    }
  })
}

function toLines(stored: { value?: unknown } | undefined): readonly StoredLine[] {
  const lines: unknown = stored?.value
  return Array.isArray(lines) ? lines.filter((line: Partial<StoredLine> | null) => typeof line?.qty === 'number') : []
}
