import type { ListOwner } from '../db/customer-list.ts'
import { type Caller, type FindCustomerId, getCustomerId } from './caller.ts'

/** @throws Refusal `token-unknown` for a caller who is not logged in. */
export async function getListOwner(findCustomerId: FindCustomerId, caller: Caller): Promise<ListOwner> {
  return { customerId: await getCustomerId(findCustomerId, caller), storeCode: caller.storeCode }
}
