import type { PersonalData } from '@meerkat/contract/personal-data'
import type { Executor } from '../../db/executor.ts'
import { Refusal } from '../../http/refusals.ts'
import { confirmPassword } from './change-password.ts'
import { toCustomer } from './to-customer.ts'
import { deleteCustomer as deleteStored, findCredentials, findCustomer } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

/** Somebody, as other modules know them. */
export interface Person {
  readonly customerId: number
  readonly email: string
}

/** What the other modules keep about people; put together by the api. */
export interface PersonalDataDeps {
  readonly listPersonalData: (sql: Executor, person: Person) => Promise<Omit<PersonalData, 'exportedAt' | 'profile'>>
  /** Everything that need not be kept, in one transaction. */
  readonly forgetPerson: (tx: Executor, person: Person) => Promise<void>
}

/** What the shop knows about a customer, and about nobody else. */
export async function exportPersonalData(
  { database, now, viewOf, listPersonalData }: Pick<UserDeps, 'database' | 'now' | 'viewOf'> & PersonalDataDeps,
  customerId: number,
): Promise<PersonalData> {
  const stored = await findCustomer(database.sql, customerId)
  if (!stored) throw new Refusal('token-unknown')
  const rest = await listPersonalData(database.sql, { customerId, email: stored.email })
  return { exportedAt: now().toISOString(), profile: toCustomer(stored, viewOf(stored.store_code)), ...rest }
}

/**
 * Deletes a customer who proves to be it once more. Orders stay as tax law wants them: see `order-history/forget-orders.store.ts`.
 * @throws Refusal `password-wrong`.
 */
export async function deleteCustomer(
  { database, logIns, forgetPerson }: Pick<UserDeps, 'database' | 'logIns'> & PersonalDataDeps,
  { customerId, password }: { customerId: number; password: string },
): Promise<true> {
  const customer = await findCredentials(database.sql, { id: customerId })
  if (!customer) throw new Refusal('token-unknown')
  await confirmPassword({ logIns }, customer, password)
  await database.transaction(async (tx) => {
    await forgetPerson(tx, { customerId, email: customer.email })
    await deleteStored(tx, customer)
  })
  return true
}
