import { LRUCache } from 'lru-cache'
import type { HitCounter } from './hit-counter.ts'

/** Maximum number of keys; the least recently used are evicted, so that many addresses cannot fill the memory. */
const MAX_KEYS = 50_000
const EXCHANGE_MS = 1000
/** Counts below it stay in the process: most addresses stay far below every limit, and need no query. */
const EXCHANGED_FROM = 50

/** The shared counter of all processes. */
export interface SharedCounts {
  /** Adds hits to several keys, and returns the sums of all processes in the same order. */
  add(entries: readonly { readonly key: string; readonly hits: number }[], windowMs: number): Promise<readonly number[]>
}

export interface MemoryCounter extends HitCounter {
  /** Exchanges counts with the other processes now. */
  exchange(): Promise<void>
  close(): void
}

interface Window {
  hits: number
  /** Part of `hits` not yet sent to the other processes. */
  unsent: number
  readonly windowMs: number
  readonly endsAtMs: number
}

/**
 * Counts in this process, and every second exchanges counts large enough to matter with the other processes: a query for each read
 * would be too expensive. Between two exchanges N processes may allow up to N times the limit.
 */
export function countInMemory({ shared, now }: { shared: SharedCounts | null; now: () => number }): MemoryCounter {
  const windows = new LRUCache<string, Window>({ max: MAX_KEYS })
  const busy = new Set<string>()
  let isExchanging = false
  const timer = setInterval(() => {
    // This process continues to count while the database is unreachable.
    exchange().catch(() => undefined)
  }, EXCHANGE_MS)
  timer.unref()

  function open(key: string, windowMs: number): Window {
    const found = windows.get(key)
    if (found && found.endsAtMs > now()) return found
    const opened = { hits: 0, unsent: 0, windowMs, endsAtMs: now() + windowMs }
    windows.set(key, opened)
    return opened
  }

  async function exchange(): Promise<void> {
    if (shared === null || isExchanging || busy.size === 0) return
    isExchanging = true
    try {
      const sent = [...busy].flatMap((key) => {
        const window = windows.get(key)
        return window && window.unsent > 0 && window.endsAtMs > now() ? [{ key, window, hits: window.unsent }] : []
      })
      busy.clear()
      for (const [windowMs, entries] of Map.groupBy(sent, ({ window }) => window.windowMs)) {
        const sums = await shared.add(entries, windowMs)
        for (const [index, { window, hits }] of entries.entries()) {
          window.unsent -= hits
          window.hits = Math.max(window.hits, (sums[index] ?? 0) + window.unsent)
        }
      }
    } finally {
      isExchanging = false
    }
  }

  return {
    async hit(key, windowMs) {
      const window = open(key, windowMs)
      window.hits += 1
      window.unsent += 1
      if (window.hits >= EXCHANGED_FROM) busy.add(key)
      return { hits: window.hits, endsAtMs: window.endsAtMs }
    },
    async undo(key) {
      const window = windows.get(key)
      if (!window || window.endsAtMs <= now() || window.hits === 0) return
      window.hits -= 1
      window.unsent -= 1
    },
    exchange,
    close: () => clearInterval(timer),
  }
}
