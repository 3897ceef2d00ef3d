import type { Executor, Statement } from './executor.ts'

/** A customer has one wishlist and one list of saved lines in each store view. */
export interface ListOwner {
  readonly customerId: number
  readonly storeCode: string
}

const LOCK: Statement = { name: 'lock-customer', text: 'select id from customer where id = $1 for update' }

/** Locks the customer until the transaction ends: two devices may change the same data at the same time. */
export async function lockCustomer(tx: Executor, customerId: number): Promise<void> {
  await tx.run(LOCK, [customerId])
}
