import type { SessionMeta } from '@meerkat/contract/user'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import { closeSession, findSessionCustomer, openSession, renewSession } from './session.store.ts'
import { hashToken, makeToken } from './token.ts'
import type { Credentials } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

const HOUR_MS = 3_600_000
/** Short, because clients refresh automatically. */
const SESSION_MS = 4 * HOUR_MS
/** Long enough that an occasionally used device stays logged in. */
const REFRESH_MS = 60 * 24 * HOUR_MS

type SessionDeps = Pick<UserDeps, 'now'> & { readonly database: Pick<UserDeps['database'], 'sql'> }

/** Opens a session after the password was checked. Null when the password was changed in the meantime. */
export async function startSession(
  { database, now }: SessionDeps,
  { id, password_hash }: Credentials,
): Promise<{ token: string; refreshToken: string } | null> {
  const [session, refresh] = [makeToken(), makeToken()]
  const opened = await openSession(database.sql, {
    customerId: id,
    passwordHash: password_hash,
    session: { hash: session.hash, expiresAt: after(now, SESSION_MS) },
    refresh: { hash: refresh.hash, expiresAt: after(now, REFRESH_MS) },
  })
  return opened ? { token: session.token, refreshToken: refresh.token } : null
}

/**
 * Returns a new user token for a refresh token. The refresh token stays valid: clients do not store a new one, and repeat the
 * call after a lost response. docs/wire.md §2.9.
 */
export async function refreshSession({ database, now }: SessionDeps, refreshToken: string): Promise<Reply<string>> {
  const session = makeToken()
  const renewed = await renewSession(
    database.sql,
    hashToken(refreshToken),
    { hash: session.hash, expiresAt: after(now, SESSION_MS) },
    now(),
  )
  if (!renewed) throw new Refusal('refresh-refused')
  return new Reply({ result: () => session.token, meta: { refreshToken } satisfies SessionMeta })
}

export async function findCustomerOfToken({ database, now }: SessionDeps, token: string): Promise<number | null> {
  return findSessionCustomer(database.sql, hashToken(token), now())
}

/** Ends the session of a token, with all tokens of the same login. An unknown token needs no action. */
export async function endSession({ database }: SessionDeps, token: string | null): Promise<true> {
  if (token !== null) await closeSession(database.sql, hashToken(token))
  return true
}

function after(now: () => Date, ms: number): Date {
  return new Date(now().getTime() + ms)
}
