import type { Executor, Statement } from '../../db/executor.ts'

// A concurrent password change wins: the row is locked, and checked again after that change has committed.
const OPEN: Statement = {
  name: 'open-session',
  text: `with customer_now as (
      select id from customer where id = $1 and password_hash = $2 for share
    ), refresh as (
      insert into refresh_token (hash, customer_id, expires_at) select $3, id, $4 from customer_now returning hash, customer_id
    )
    insert into session (hash, customer_id, refresh_hash, expires_at) select $5, customer_id, hash, $6 from refresh returning hash`,
}
const RENEW: Statement = {
  name: 'renew-session',
  text: `with refresh as (
      select hash, customer_id from refresh_token where hash = $1 and expires_at > $2 for share
    )
    insert into session (hash, customer_id, refresh_hash, expires_at) select $3, customer_id, hash, $4 from refresh returning hash`,
}
const SELECT: Statement = { name: 'select-session', text: 'select customer_id from session where hash = $1 and expires_at > $2' }
// Also deletes all sessions that were opened with the refresh token.
const CLOSE: Statement = {
  name: 'close-session',
  text: 'delete from refresh_token where hash = (select refresh_hash from session where hash = $1)',
}
const HIDE_OWN: Statement = {
  name: 'hide-own-refresh-token',
  text: `with own as (select refresh_hash from session where hash = $2 and customer_id = $1), hidden as (
      insert into refresh_token (hash, customer_id, expires_at)
        select $3, customer_id, expires_at from refresh_token where hash in (select refresh_hash from own) returning hash
    )
    update session set refresh_hash = hidden.hash from hidden where session.refresh_hash in (select refresh_hash from own)`,
}
const CLOSE_OTHERS: Statement = { name: 'close-other-sessions', text: 'delete from refresh_token where customer_id = $1 and hash <> $2' }
const CLOSE_ALL: Statement = { name: 'close-all-sessions', text: 'delete from refresh_token where customer_id = $1' }
const INSERT_RESET: Statement = {
  name: 'insert-password-reset',
  text: 'insert into password_reset (hash, customer_id, expires_at) values ($1, $2, $3)',
}
const TAKE_RESET: Statement = {
  name: 'take-password-reset',
  text: `delete from password_reset r using customer c
    where r.hash = $1 and r.expires_at > $2 and c.id = r.customer_id and c.email = $3 returning r.customer_id`,
}
const FORGET_RESETS: Statement = { name: 'forget-password-resets', text: 'delete from password_reset where customer_id = $1' }
const EXPIRE: Statement = {
  name: 'expire-sessions',
  text: `with old_sessions as (delete from session where expires_at < $1), old_resets as (delete from password_reset where expires_at < $1)
    delete from refresh_token where expires_at < $1`,
}

export interface NewSession {
  readonly hash: string
  readonly expiresAt: Date
}

export interface OpenedBy {
  readonly customerId: number
  /** The hash that the password was checked against. */
  readonly passwordHash: string
  readonly refresh: NewSession
  readonly session: NewSession
}

/** False when the password was changed since it was checked. */
export async function openSession(sql: Executor, { customerId, passwordHash, refresh, session }: OpenedBy): Promise<boolean> {
  const rows = await sql.run(OPEN, [customerId, passwordHash, refresh.hash, refresh.expiresAt, session.hash, session.expiresAt])
  return rows.length > 0
}

/** False when the refresh token is unknown, expired or revoked. */
export async function renewSession(sql: Executor, refreshHash: string, session: NewSession, now: Date): Promise<boolean> {
  const rows = await sql.run(RENEW, [refreshHash, now, session.hash, session.expiresAt])
  return rows.length > 0
}

export async function findSessionCustomer(sql: Executor, hash: string, now: Date): Promise<number | null> {
  const [row] = await sql.run<{ customer_id: number }>(SELECT, [hash, now])
  return row?.customer_id ?? null
}

export async function closeSession(sql: Executor, hash: string): Promise<void> {
  await sql.run(CLOSE, [hash])
}

export async function closeAllSessions(sql: Executor, customerId: number): Promise<void> {
  await sql.run(CLOSE_ALL, [customerId])
}

/**
 * Ends every session but the one of this user token, and all refresh tokens. The remaining session must reference a refresh token in the
 * database: it gets `hiddenHash`, the hash of a token that no client receives.
 */
export async function closeOtherSessions(
  sql: Executor,
  { customerId, tokenHash, hiddenHash }: { customerId: number; tokenHash: string; hiddenHash: string },
): Promise<void> {
  await sql.run(HIDE_OWN, [customerId, tokenHash, hiddenHash])
  await sql.run(CLOSE_OTHERS, [customerId, hiddenHash])
}

export async function insertReset(sql: Executor, customerId: number, { hash, expiresAt }: NewSession): Promise<void> {
  await sql.run(INSERT_RESET, [hash, customerId, expiresAt])
}

/** Uses up the token and returns its owner. */
export async function takeReset(tx: Executor, { hash, email, now }: { hash: string; email: string; now: Date }): Promise<number | null> {
  const [row] = await tx.run<{ customer_id: number }>(TAKE_RESET, [hash, now, email])
  return row?.customer_id ?? null
}

export async function forgetResets(tx: Executor, customerId: number): Promise<void> {
  await tx.run(FORGET_RESETS, [customerId])
}

export async function expireSessions(sql: Executor, now: Date): Promise<void> {
  await sql.run(EXPIRE, [now])
}
