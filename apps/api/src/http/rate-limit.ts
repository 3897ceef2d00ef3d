/** Classes of contract §20: A log-in, F refresh, M mail, O orders, C carts, N new guest carts, W other writes, V reviews, R reads. */
export type RateClass = 'A' | 'F' | 'M' | 'O' | 'C' | 'N' | 'W' | 'V' | 'R'

const MINUTE_MS = 60_000

const LIMITS: Readonly<Record<RateClass, { readonly hits: number; readonly per: 'ip' | 'cart' }>> = {
  A: { hits: 10, per: 'ip' },
  F: { hits: 60, per: 'ip' },
  M: { hits: 5, per: 'ip' },
  O: { hits: 10, per: 'cart' },
  C: { hits: 240, per: 'cart' },
  N: { hits: 30, per: 'ip' },
  W: { hits: 30, per: 'ip' },
  V: { hits: 5, per: 'ip' },
  R: { hits: 600, per: 'ip' },
}

/** Counts hits of a key within a window: requests in memory here, guesses in the database. Decision 0010. */
export interface HitCounter {
  /** How many there are with this one, and when the window ends. */
  hit(key: string, windowMs: number): Promise<{ hits: number; endsAtMs: number }>
  /** Takes one back within its window. */
  giveBack(key: string): Promise<void>
}

export interface LimitedRequest {
  readonly ip: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Seconds to wait, or null when the request may pass. */
export async function findWait(counter: HitCounter, rateClass: RateClass, request: LimitedRequest, nowMs: number): Promise<number | null> {
  const limit = LIMITS[rateClass]
  const key = `${rateClass} ${limit.per === 'cart' ? (cartOf(request) ?? request.ip) : request.ip}`
  const { hits, endsAtMs } = await counter.hit(key, MINUTE_MS)
  return hits <= limit.hits ? null : Math.max(1, Math.ceil((endsAtMs - nowMs) / 1000))
}

/** Attempts at something that can be guessed. Each is counted before it is looked at, so that many at once are counted too. */
export interface Attempts {
  /** False: there were too many, do not look at this one. */
  take(key: string): Promise<boolean>
  /** It was right, and no guess. */
  giveBack(key: string): Promise<void>
}

export interface AttemptLimit {
  /** Keys of one kind do not count for another. */
  readonly what: string
  readonly most: number
  readonly windowMs: number
}

/** `counter` null: nothing is limited. Made-up keys must not push a count out of it (`countInDatabase`). */
export function countAttempts(counter: HitCounter | null, { what, most, windowMs }: AttemptLimit): Attempts {
  return {
    async take(key) {
      return counter === null || (await counter.hit(`${what} ${key}`, windowMs)).hits <= most
    },
    async giveBack(key) {
      await counter?.giveBack(`${what} ${key}`)
    },
  }
}

function cartOf({ query, body }: LimitedRequest): string | null {
  const inBody = typeof body === 'object' && body !== null && 'cart_id' in body ? body.cart_id : null
  const cart = query.cartId ?? inBody
  return typeof cart === 'string' && cart !== '' && cart.length <= 64 ? cart : null
}

/** Keys that are kept at once; past it the oldest are forgotten, so that made-up carts cannot fill the memory. */
const MOST_KEYS = 50_000

export function countInMemory(now: () => number): HitCounter {
  const windows = new Map<string, { hits: number; endsAtMs: number }>()
  return {
    async hit(key, windowMs) {
      const found = windows.get(key)
      if (found && found.endsAtMs > now()) {
        found.hits += 1
        return { ...found }
      }
      windows.delete(key)
      if (windows.size >= MOST_KEYS) for (const oldest of windows.keys()) if (windows.size >= MOST_KEYS) windows.delete(oldest)
      const opened = { hits: 1, endsAtMs: now() + windowMs }
      windows.set(key, opened)
      return { ...opened }
    },
    async giveBack(key) {
      const found = windows.get(key)
      if (found) found.hits -= 1
    },
  }
}
