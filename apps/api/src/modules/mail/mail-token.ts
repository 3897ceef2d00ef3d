import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Executor, Statement } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'

const LIFETIME_MS = 10 * 60_000
const SECRET = 'mail-token'

const USE: Statement = {
  name: 'use-mail-token',
  text: `with forgotten as (delete from used_mail_token where expires_at < $3)
    insert into used_mail_token (id, expires_at) values ($1, $2) on conflict do nothing returning id`,
}

/** A short-lived token that sends one mail. Each visitor has their own: none invalidates another's. docs/wire.md §8. */
export async function makeMailToken(sql: Executor, now: Date): Promise<string> {
  const secret = await getShopSecret(sql, SECRET)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomUUID())
    .setExpirationTime(new Date(now.getTime() + LIFETIME_MS))
    .sign(secret)
}

/** False for a token that this shop did not sign, or that is expired or used. */
export async function useMailToken(sql: Executor, token: string, now: Date): Promise<boolean> {
  const secret = await getShopSecret(sql, SECRET)
  const verified = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now, requiredClaims: ['jti', 'exp'] }).catch(
    () => null,
  )
  if (!verified) return false
  const { jti, exp = 0 } = verified.payload
  const rows = await sql.run(USE, [jti, new Date(exp * 1000), now])
  return rows.length > 0
}
