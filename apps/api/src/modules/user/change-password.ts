import type { Caller, FindCustomerId } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { refuseWeakPassword } from './check-password.ts'
import { closeOtherSessions, forgetResets } from './session.store.ts'
import { hashToken, makeToken } from './token.ts'
import { type Credentials, findCredentials, setPassword } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

/**
 * Sets a new password for a customer who knows the old one. Every other session and all refresh tokens end, because clients log in with the
 * new password at once. The caller's own token stays valid until it expires: a page that was open may still use it. Failures are objects
 * with `errorMessage`, and never 401 unless the session is over. docs/wire.md §2.5, §2.9.
 * @throws Refusal `password-session-over`, `password-change-weak`, `password-wrong`.
 */
export async function changePassword(
  deps: Pick<UserDeps, 'database' | 'passwords' | 'logIns' | 'enqueueMail' | 'mailEnqueued'> & { readonly findCustomerId: FindCustomerId },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  { token, language }: Pick<Caller, 'token' | 'language'>,
): Promise<true> {
  const { customer, tokenHash } = await findCaller(deps, token)
  await refuseWeakPassword(newPassword, customer.email, 'password-change-weak')
  await confirmPassword(deps, customer, currentPassword)
  const passwordHash = await deps.passwords.hash(newPassword)
  await deps.database.transaction(async (tx) => {
    if (!(await setPassword(tx, customer.id, passwordHash, customer.password_hash))) throw new Refusal('password-wrong')
    await closeOtherSessions(tx, { customerId: customer.id, tokenHash, hiddenHash: makeToken().hash })
    await forgetResets(tx, customer.id)
    await deps.enqueueMail(tx, { kind: 'password-changed', customerId: customer.id, language })
  })
  deps.mailEnqueued()
  return true
}

/**
 * Wrong passwords are counted separately from those at login, so that somebody else's guesses do not stop the owner from changing theirs.
 * @throws Refusal `password-wrong`
 */
export async function confirmPassword(
  { passwords, logIns }: Pick<UserDeps, 'passwords' | 'logIns'>,
  customer: Credentials,
  password: string,
): Promise<void> {
  const key = `customer ${customer.id}`
  const mayTry = await logIns.take(key)
  const isRight = await passwords.verify(password, customer.password_hash)
  if (!mayTry || !isRight) throw new Refusal('password-wrong')
  await logIns.undo(key)
}

async function findCaller(
  { database, findCustomerId }: Pick<UserDeps, 'database'> & { readonly findCustomerId: FindCustomerId },
  token: string | null,
): Promise<{ customer: Credentials; tokenHash: string }> {
  const id = token === null ? null : await findCustomerId(token)
  const customer = id === null ? null : await findCredentials(database.sql, { id })
  if (token === null || !customer) throw new Refusal('password-session-over')
  return { customer, tokenHash: hashToken(token) }
}
