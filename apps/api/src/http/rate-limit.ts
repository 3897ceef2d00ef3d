import { LRUCache } from 'lru-cache'
import type { FindCustomerId } from './caller.ts'
import type { HitCounter } from './hit-counter.ts'
import { toNetwork } from './network.ts'
import type { TrustedClients } from './trusted-clients.ts'

/**
 * A login, F token refresh, M mail, O order, C cart, N new guest cart, W other writes, V review, H vote for a review, R read, I rendered picture,
 * P return from a payment provider.
 * docs/wire.md §20.
 */
export type RateClass = 'A' | 'F' | 'M' | 'O' | 'C' | 'N' | 'W' | 'V' | 'H' | 'R' | 'I' | 'P'

const WINDOW_MS = 60_000
/** How long the customer of a token is cached, for counting only. */
const CUSTOMER_TTL_MS = 60_000
const REMEMBERED_CUSTOMERS = 10_000
const REMEMBERED_FLOODS = 10_000

interface Limit {
  /** Maximum requests a minute from one address; IPv6 is counted by /64. */
  readonly perAddress: number
  /** Maximum requests a minute of one customer, across all addresses. */
  readonly perAccount?: number
  /** Maximum requests a minute in total, to limit the cost of floods from many addresses. */
  readonly overall: number
  /** Counted in the database, exactly for all processes; the counts of other classes are exchanged every second. Decision 0027. */
  readonly isExact?: boolean
}

/**
 * Counts only by keys that a caller cannot invent: never by cart id or order id. The limits per address are sufficient for several
 * shoppers behind one address; a customer's own limit is stricter.
 */
export const LIMITS: Readonly<Record<RateClass, Limit>> = {
  A: { perAddress: 10, overall: 1200, isExact: true },
  F: { perAddress: 60, overall: 12_000 },
  M: { perAddress: 5, overall: 600, isExact: true },
  O: { perAddress: 20, perAccount: 10, overall: 3000, isExact: true },
  C: { perAddress: 1200, perAccount: 240, overall: 60_000 },
  N: { perAddress: 30, overall: 6000, isExact: true },
  W: { perAddress: 120, perAccount: 30, overall: 6000 },
  V: { perAddress: 5, perAccount: 5, overall: 300, isExact: true },
  H: { perAddress: 20, perAccount: 20, overall: 600, isExact: true },
  R: { perAddress: 600, overall: 120_000 },
  I: { perAddress: 240, overall: 12_000 },
  P: { perAddress: 30, overall: 6000 },
}

export interface RateLimitsOptions {
  /** Counts in the database. */
  readonly exact: HitCounter
  /** Counts in memory. */
  readonly approximate: HitCounter
  readonly trusted: TrustedClients
  readonly findCustomerId: FindCustomerId
  readonly now: () => number
}

export type Passage =
  /** `undo`: uncounts the request. `isFirst`: the first request in this window that is refused. */
  { readonly kind: 'free'; undo(): Promise<void> } | { readonly kind: 'refused'; readonly waitSeconds: number; readonly isFirst: boolean }

export interface RateLimits {
  /** Counts a request, and returns whether it is allowed. */
  enter(rateClass: RateClass, request: { readonly ip: string; readonly token: string | null }): Promise<Passage>
}

export function createRateLimits({ exact, approximate, trusted, findCustomerId, now }: RateLimitsOptions): RateLimits {
  const customers = new LRUCache<string, { readonly id: number | null }>({ max: REMEMBERED_CUSTOMERS, ttl: CUSTOMER_TTL_MS })
  /** Ends of windows in which twice the limit was exceeded: until then further requests are refused without a query. */
  const floods = new LRUCache<string, number>({ max: REMEMBERED_FLOODS })

  async function accountOf(token: string): Promise<number | null> {
    const known = customers.get(token)
    if (known) return known.id
    const id = await findCustomerId(token)
    customers.set(token, { id })
    return id
  }

  return {
    async enter(rateClass, { ip, token }) {
      const { perAddress, perAccount, overall, isExact = false } = LIMITS[rateClass]
      const counter = isExact ? exact : approximate
      const counted: (() => Promise<void>)[] = []
      let isFirst = false
      /** Milliseconds to wait, or null when the request is allowed. */
      async function count(by: HitCounter, key: string, most: number): Promise<number | null> {
        const floodEndsAtMs = floods.get(key) ?? 0
        if (floodEndsAtMs > now()) return floodEndsAtMs - now()
        const { hits, endsAtMs } = await by.hit(key, WINDOW_MS)
        if (hits > 2 * most) floods.set(key, endsAtMs)
        counted.push(() => by.undo(key))
        isFirst = hits === most + 1
        return hits <= most ? null : endsAtMs - now()
      }

      const account = perAccount !== undefined && token !== null ? await accountOf(token) : null
      // Check one after the other: a request refused by its own limit must not count towards the overall limit.
      const waitMs =
        (await count(counter, `${rateClass} address ${toNetwork(ip)}`, perAddress * trusted.shareOf(ip))) ??
        (account === null ? null : await count(counter, `${rateClass} account ${account}`, perAccount ?? 0)) ??
        (await count(approximate, `${rateClass} overall`, overall))
      if (waitMs !== null) return { kind: 'refused', waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)), isFirst }
      return {
        kind: 'free',
        async undo() {
          for (const undo of counted) await undo()
        },
      }
    },
  }
}
