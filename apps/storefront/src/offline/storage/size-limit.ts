/**
 * Collections whose data the server also has, in the order in which they are deleted. Everything else exists only on this device.
 * docs/behaviour/storage.md §22.
 */
export const REFETCHABLE = ['urls'] as const

export interface SizeLimit {
  readonly bytes: number
  /** Entries that are deleted at once. */
  readonly dropped: number
  /** How long after a write the size is checked. */
  readonly checkMs: number
}

/** Spec §9 Local cache timeouts, docs/behaviour/storage.md §22. */
export const SIZE_LIMIT: SizeLimit = { bytes: 4096 * 1024, dropped: 100, checkMs: 30_000 }
