/**
 * An addition to the cart that was clicked before the JavaScript bundle had arrived, as `RECORD_CLICKS` writes it, or one to a list whose
 * product is still being loaded. The next page of this tab performs it when this one is left first.
 */
export interface EarlyAddition {
  /** The product. */
  readonly id: number
  readonly qty: number
  /** The list; left out for the cart. */
  readonly list?: 'wishlist' | 'compare' | undefined
  /** The URL of the page where the button was clicked: it names the chosen variant. */
  readonly at: string
  /** `performance.timeOrigin` of that document: distinguishes the clicks of this page from those of an earlier one. */
  readonly page: number
}

const KEY = 'early'

/** Null when the browser blocks storage; empty when the stored text is unreadable. */
export function readAdditions(): EarlyAddition[] | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch (error) {
    return error instanceof SyntaxError ? [] : null
  }
}

/** Those that were clicked on earlier pages of this tab. */
export function readEarlierAdditions(): EarlyAddition[] {
  return (readAdditions() ?? []).filter(({ page }) => page !== performance.timeOrigin)
}

export function keepAddition(addition: EarlyAddition): void {
  const stored = readAdditions()
  if (stored) sessionStorage.setItem(KEY, JSON.stringify([...stored, addition]))
}

type Kept = Pick<EarlyAddition, 'id' | 'page' | 'list'>

/** False when another page of this tab has performed the addition. */
export function isKept(addition: Kept): boolean {
  // Without storage no other page can have performed it.
  return readAdditions()?.some((other) => isSame(other, addition)) ?? true
}

/** Removes an addition from the storage. False when it is no longer there: another page of this tab has performed it. */
export function claimAddition(addition: Kept): boolean {
  const stored = readAdditions()
  if (!stored) return true
  const at = stored.findIndex((other) => isSame(other, addition))
  if (at < 0) return false
  stored.splice(at, 1)
  sessionStorage.setItem(KEY, JSON.stringify(stored))
  return true
}

function isSame(one: Kept, other: Kept): boolean {
  return one.id === other.id && one.page === other.page && one.list === other.list
}
