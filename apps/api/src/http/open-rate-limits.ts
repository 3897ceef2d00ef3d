import { countInDatabase } from '../db/count-in-database.ts'
import type { Executor } from '../db/executor.ts'
import type { ShopSecrets } from '../db/shop-secret.ts'
import type { FindCustomerId } from './caller.ts'
import { countInMemory } from './count-in-memory.ts'
import { createRateLimits, type RateLimits } from './rate-limit.ts'
import { findTrustedClients, type TrustedClient } from './trusted-clients.ts'

export interface OpenRateLimitsOptions {
  readonly sql: Executor
  readonly secrets: Pick<ShopSecrets, 'read'>
  readonly now: () => Date
  readonly findCustomerId: FindCustomerId
  readonly trustedClients: readonly TrustedClient[]
}

/** The rate limits of a running shop: exact ones are counted in the database, reads in memory. Decision 0027. */
export function openRateLimits({
  sql,
  secrets,
  now,
  findCustomerId,
  trustedClients,
}: OpenRateLimitsOptions): RateLimits & { close(): void } {
  const exact = countInDatabase(sql, now, secrets)
  const nowMs = () => now().getTime()
  const approximate = countInMemory({ shared: exact, now: nowMs })
  const limits = createRateLimits({ exact, approximate, trusted: findTrustedClients(trustedClients), findCustomerId, now: nowMs })
  return { ...limits, close: approximate.close }
}
