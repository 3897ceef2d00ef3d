import type { Executor } from '../../db/executor.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { refuseWeakPassword } from './check-password.ts'
import { isKnownOrigin } from './device.store.ts'
import { closeAllSessions, forgetResets, insertReset, takeReset } from './session.store.ts'
import { makeToken } from './token.ts'
import { findCredentials, setPassword } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

const RESET_MS = 2 * 3_600_000

/**
 * Mails a link for setting a new password. Whether the customer exists is looked up when the mail is composed, so that the response
 * and its time are the same for every address. Requests by others do not use up the limit of the owner's device and network.
 * docs/wire.md §2.3.
 */
export async function requestReset(
  { database, now, resets, enqueueMail, mailEnqueued }: Pick<UserDeps, 'database' | 'now' | 'resets' | 'enqueueMail' | 'mailEnqueued'>,
  email: string,
  caller: Pick<Caller, 'storeCode' | 'language' | 'device' | 'network'>,
): Promise<true> {
  const { storeCode, language, network } = caller
  const isKnown = await isKnownOrigin(database.sql, email, caller, now())
  if ((await resets.ofNetwork.take(`${network} ${email}`)) && (isKnown || (await resets.ofAddress.take(email)))) {
    await enqueueMail(database.sql, { kind: 'password-reset', email, storeCode, language })
    mailEnqueued()
  }
  return true
}

/** Creates the token of a reset mail; null when no customer has the address. */
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
  {
    database,
    now,
    passwords,
    confirmEmail,
    enqueueMail,
    mailEnqueued,
  }: Pick<UserDeps, 'database' | 'now' | 'passwords' | 'confirmEmail' | 'enqueueMail' | 'mailEnqueued'>,
  { email, newPassword, tokenHash, language }: { email: string; newPassword: string; tokenHash: string; language: string | null },
): Promise<true> {
  await refuseWeakPassword(newPassword, email, 'password-change-weak')
  const passwordHash = await passwords.hash(newPassword)
  await database.transaction(async (tx) => {
    const customerId = await takeReset(tx, { hash: tokenHash, email, now: now() })
    if (customerId === null) throw new Refusal('reset-token-unknown')
    await setPassword(tx, customerId, passwordHash, null)
    await closeAllSessions(tx, customerId)
    await forgetResets(tx, customerId)
    await confirmEmail(tx, email)
    await enqueueMail(tx, { kind: 'password-changed', customerId, language })
  })
  mailEnqueued()
  return true
}
