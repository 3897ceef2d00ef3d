/** A line as far as a glance can tell. */
export interface GlimpsedLine {
  readonly qty: number
}

/**
 * The lines of a stored cart, read without the program that keeps it: it is larger than all that a page without a cart needs.
 * Leaves no database behind where there was none. Behaviour 1.2.
 */
export function glimpseLines(databaseName: string): Promise<readonly GlimpsedLine[]> {
  return new Promise((resolve) => {
    const seeNothing = () => resolve([])
    try {
      const opening = indexedDB.open(databaseName)
      opening.addEventListener('error', seeNothing)
      // Asked for only where there is no database yet.
      opening.addEventListener('upgradeneeded', () => opening.transaction!.abort())
      opening.addEventListener('success', () => {
        const database = opening.result
        if (!database.objectStoreNames.contains('cart')) seeNothing()
        else {
          const reading = database.transaction('cart').objectStore('cart').get('current-cart')
          reading.addEventListener('error', seeNothing)
          reading.addEventListener('success', () => resolve(toLines(reading.result)))
        }
        // Waits for the reading, and lets a tab with a newer shop in.
        database.close()
      })
    } catch {
      // Some browsers refuse the storage as a whole.
      seeNothing()
    }
  })
}

function toLines(stored: { value?: unknown } | undefined): readonly GlimpsedLine[] {
  const lines: unknown = stored?.value
  return Array.isArray(lines) ? lines.filter((line: Partial<GlimpsedLine> | null) => typeof line?.qty === 'number') : []
}
