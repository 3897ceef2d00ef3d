import type { FindCustomerId } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { refuseWeakPassword } from './check-password.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { closeAllSessions, forgetResets } from './session.store.ts'
import { type Credentials, findCredentials, setPassword } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

/**
 * Sets a new password for who knows the old one. Every session ends, the caller's too: the client logs in again at once.
 * Failures are objects with `errorMessage`, and never 401 unless the session is over. docs/wire.md §2.5, §2.9.
 * @throws Refusal `password-session-over`, `password-change-weak`, `password-wrong`.
 */
export async function changePassword(
  deps: Pick<UserDeps, 'database' | 'logIns'> & { readonly findCustomerId: FindCustomerId },
  { currentPassword, newPassword, token }: { currentPassword: string; newPassword: string; token: string | null },
): Promise<true> {
  const customer = await findCaller(deps, token)
  refuseWeakPassword(newPassword, 'password-change-weak')
  await confirmPassword(deps, customer, currentPassword)
  const passwordHash = await hashPassword(newPassword)
  await deps.database.transaction(async (tx) => {
    if (!(await setPassword(tx, customer.id, passwordHash, customer.password_hash))) throw new Refusal('password-wrong')
    await closeAllSessions(tx, customer.id)
    await forgetResets(tx, customer.id)
  })
  return true
}

/** Guesses count with those of the log-in. @throws Refusal `password-wrong` */
export async function confirmPassword({ logIns }: Pick<UserDeps, 'logIns'>, customer: Credentials, password: string): Promise<void> {
  const mayTry = await logIns.take(customer.email)
  const isRight = await verifyPassword(password, customer.password_hash)
  if (!mayTry || !isRight) throw new Refusal('password-wrong')
  await logIns.giveBack(customer.email)
}

async function findCaller(
  { database, findCustomerId }: Pick<UserDeps, 'database'> & { readonly findCustomerId: FindCustomerId },
  token: string | null,
): Promise<Credentials> {
  const id = token === null ? null : await findCustomerId(token)
  const customer = id === null ? null : await findCredentials(database.sql, { id })
  if (!customer) throw new Refusal('password-session-over')
  return customer
}
