import type { SessionMeta } from '@meerkat/contract/user'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import { verifyPassword } from './password-hash.ts'
import { startSession } from './session.ts'
import { findCredentials } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

/**
 * A user token for e-mail and password. Unknown customer, wrong password and too many guesses are one answer that takes one
 * time: neither says who is registered. docs/wire.md §2.1.
 * @throws Refusal `login-refused`.
 */
export async function logIn(
  deps: Pick<UserDeps, 'database' | 'now' | 'logIns'>,
  { username, password }: { username: string; password: string },
): Promise<Reply<string>> {
  const email = username.trim().toLowerCase()
  const mayTry = await deps.logIns.take(email)
  const customer = await findCredentials(deps.database.sql, { email })
  const isRight = await verifyPassword(password, customer?.password_hash ?? null)
  if (!mayTry || !customer || !isRight) throw new Refusal('login-refused')
  await deps.logIns.giveBack(email)
  const session = await startSession(deps, customer)
  if (!session) throw new Refusal('login-refused')
  return new Reply({ result: () => session.token, meta: { refreshToken: session.refreshToken } satisfies SessionMeta })
}
