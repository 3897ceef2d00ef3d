import { joinLoyalty, readLoyalty as readCall, redeemPoints } from '@meerkat/contract/loyalty'
import { type Caller, getCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { join } from './join.ts'
import type { LoyaltyDeps } from './loyalty-deps.ts'
import { readLoyalty } from './read-loyalty.ts'
import { redeem } from './redeem.ts'

const WRITE = { rateClass: 'W', noStore: true } as const

/** The endpoints of docs/wire.md §2.11. */
export function serveLoyalty(operations: Operations, deps: LoyaltyDeps): void {
  const whoIs = async (caller: Caller) => ({
    customerId: await getCustomerId(deps.findCustomerId, caller),
    storeCode: caller.storeCode,
  })
  operations.serve(readCall, async ({ caller }) => readLoyalty(deps, await whoIs(caller)), { rateClass: 'R', noStore: true })
  operations.serve(
    joinLoyalty,
    async ({ caller }) => {
      const customer = await whoIs(caller)
      await join(deps, customer)
      return readLoyalty(deps, customer)
    },
    WRITE,
  )
  operations.serve(
    redeemPoints,
    async ({ body, caller }) => {
      const customer = await whoIs(caller)
      await redeem(deps, { ...customer, ...body })
      return readLoyalty(deps, customer)
    },
    WRITE,
  )
}
