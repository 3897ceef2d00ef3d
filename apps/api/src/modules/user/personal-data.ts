import type { PersonalData } from '@meerkat/contract/personal-data'
import type { Executor } from '../../db/executor.ts'
import { Refusal } from '../../http/refusals.ts'
import { confirmPassword } from './change-password.ts'
import { toCustomer } from './to-customer.ts'
import { deleteCustomer as deleteStored, findCredentials, findCustomer } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

/** What identifies a person in other modules. */
export interface Person {
  readonly customerId: number
  readonly email: string
}

/** What the other modules store about people; assembled in `personal-data-access.ts`. */
export interface PersonalDataDeps {
  readonly listPersonalData: (sql: Executor, person: Person) => Promise<Omit<PersonalData, 'exportedAt' | 'profile'>>
  /** Deletes everything that need not be retained, in one transaction. */
  readonly forgetPerson: (tx: Executor, person: Person) => Promise<void>
}

/** All data that the shop stores about this customer, and none about others. */
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
 * Deletes a customer who confirms it with their password. Orders are kept as tax law requires: see `order-history/forget-orders.store.ts`.
 * @throws Refusal `password-wrong`.
 */
export async function deleteCustomer(
  { database, passwords, logIns, forgetPerson }: Pick<UserDeps, 'database' | 'passwords' | 'logIns'> & PersonalDataDeps,
  { customerId, password }: { customerId: number; password: string },
): Promise<true> {
  const customer = await findCredentials(database.sql, { id: customerId })
  if (!customer) throw new Refusal('token-unknown')
  await confirmPassword({ passwords, logIns }, customer, password)
  await database.transaction(async (tx) => {
    await forgetPerson(tx, { customerId, email: customer.email })
    await deleteStored(tx, customer)
  })
  return true
}
