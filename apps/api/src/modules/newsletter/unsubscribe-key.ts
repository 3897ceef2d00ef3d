import { jwtVerify, SignJWT } from 'jose'
import type { Executor } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'

const SECRET = 'newsletter-unsubscribe'

/** Signs keys that only end the subscription of one address. They never expire: people keep old mails. */
export async function makeUnsubscribeKey(sql: Executor, email: string): Promise<string> {
  return new SignJWT({ email }).setProtectedHeader({ alg: 'HS256' }).sign(await getShopSecret(sql, SECRET))
}

/** The address of a key; null for a key that this shop did not sign. */
export async function readUnsubscribeKey(sql: Executor, key: string): Promise<string | null> {
  const verified = await jwtVerify<{ email?: unknown }>(key, await getShopSecret(sql, SECRET), { algorithms: ['HS256'] }).catch(() => null)
  const email = verified?.payload.email
  return typeof email === 'string' ? email : null
}
