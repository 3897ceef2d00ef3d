import type { LoyaltyRule } from '@meerkat/contract/loyalty'
import type { Database } from '../../db/client.ts'
import type { FindCustomerId } from '../../http/caller.ts'

/** The rule of a store view, in its currency. */
export type StoreRule = LoyaltyRule & { readonly currency: string }

export interface LoyaltyDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly now: () => Date
  readonly findCustomerId: FindCustomerId
  /** Null where the shop has no loyalty card. */
  readonly ruleOf: (storeCode: string) => StoreRule | null
  readonly timeZoneOf: (storeCode: string) => string
}
