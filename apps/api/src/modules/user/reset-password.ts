import type { Executor } from '../../db/executor.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { refuseWeakPassword } from './check-password.ts'
import { hashPassword } from './password-hash.ts'
import { closeAllSessions, forgetResets, insertReset, takeReset } from './session.store.ts'
import { makeToken } from './token.ts'
import { findCredentials, setPassword } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

const RESET_MS = 2 * 3_600_000

/**
 * Asks for a mail with a link to a new password. Whether there is such a customer is found out when the mail is made: the
 * answer and its time are the same for everybody. docs/wire.md §2.3.
 */
export async function requestReset(
  { database, resets, enqueueMail, mailEnqueued }: Pick<UserDeps, 'database' | 'resets' | 'enqueueMail' | 'mailEnqueued'>,
  email: string,
  { storeCode, language }: Pick<Caller, 'storeCode' | 'language'>,
): Promise<true> {
  if (await resets.take(email)) {
    await enqueueMail(database.sql, { kind: 'password-reset', email, storeCode, language })
    mailEnqueued()
  }
  return true
}

/** Makes the token of a reset mail; null when nobody has the address. */
export async function makeResetToken(sql: Executor, email: string, now: Date): Promise<string | null> {
  const customer = await findCredentials(sql, { email })
  if (!customer) return null
  const { token, hash } = makeToken()
  await insertReset(sql, customer.id, { hash, expiresAt: new Date(now.getTime() + RESET_MS) })
  return token
}

/**
 * Sets a password with the token of a mail, once. Every session ends. docs/wire.md §2.4.
 * @throws Refusal `password-change-weak`, `reset-token-unknown`.
 */
export async function createPassword(
  { database, now, confirmEmail }: Pick<UserDeps, 'database' | 'now' | 'confirmEmail'>,
  { email, newPassword, tokenHash }: { email: string; newPassword: string; tokenHash: string },
): Promise<true> {
  refuseWeakPassword(newPassword, 'password-change-weak')
  const passwordHash = await hashPassword(newPassword)
  await database.transaction(async (tx) => {
    const customerId = await takeReset(tx, { hash: tokenHash, email, now: now() })
    if (customerId === null) throw new Refusal('reset-token-unknown')
    await setPassword(tx, customerId, passwordHash, null)
    await closeAllSessions(tx, customerId)
    await forgetResets(tx, customerId)
    await confirmEmail(tx, email)
  })
  return true
}
