import type { Customer, CustomerChange } from '@meerkat/contract/customer'
import { lockCustomer } from '../../db/customer-list.ts'
import { Refusal } from '../../http/refusals.ts'
import { planAddresses } from './plan-addresses.ts'
import { toCustomer } from './to-customer.ts'
import { claimTask, findCustomer, replaceAddresses, type StoredCustomer, setNames } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

type ProfileDeps = Pick<UserDeps, 'database' | 'signGroup' | 'viewOf'>

export async function readProfile(deps: ProfileDeps, customerId: number): Promise<Customer> {
  return toProfile(deps, await findCustomer(deps.database.sql, customerId))
}

/**
 * Changes only names and addresses, whatever else is sent. A repeated task has no effect: it would add addresses without an id
 * twice. Spec §4, docs/wire.md §2.7.
 * @throws Refusal `address-foreign` for ids that are not the caller's own.
 */
export async function updateProfile(
  deps: ProfileDeps,
  { customerId, change, taskId }: { customerId: number; change: CustomerChange; taskId: string | null },
): Promise<Customer> {
  const stored = await deps.database.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const customer = await findCustomer(tx, customerId)
    if (!customer) return null
    if (taskId !== null && !(await claimTask(tx, `user/me ${customerId}`, taskId))) return customer
    await setNames(tx, customerId, change)
    if (change.addresses) {
      const plan = planAddresses(customer.addresses, change.addresses, customerId)
      if (plan.kind === 'foreign') throw new Refusal('address-foreign')
      await replaceAddresses(tx, customerId, plan)
    }
    return findCustomer(tx, customerId)
  })
  return toProfile(deps, stored)
}

/** @throws Refusal `token-unknown` when the customer was deleted after the token was checked. */
async function toProfile({ signGroup, viewOf }: ProfileDeps, stored: StoredCustomer | null): Promise<Customer> {
  if (!stored) throw new Refusal('token-unknown')
  return { ...toCustomer(stored, viewOf(stored.store_code)), groupToken: await signGroup(stored) }
}
