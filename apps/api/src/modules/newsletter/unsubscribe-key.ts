import { jwtVerify, SignJWT } from 'jose'
import type { Executor } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'

const SECRET = 'newsletter-unsubscribe'

/** Ends the subscription of one address and does nothing else; as long as the mail is kept it works. */
export async function makeUnsubscribeKey(sql: Executor, email: string): Promise<string> {
  return new SignJWT({ email }).setProtectedHeader({ alg: 'HS256' }).sign(await getShopSecret(sql, SECRET))
}

/** Whose key it is; null for one that is none of ours. */
export async function readUnsubscribeKey(sql: Executor, key: string): Promise<string | null> {
  const verified = await jwtVerify<{ email?: unknown }>(key, await getShopSecret(sql, SECRET), { algorithms: ['HS256'] }).catch(() => null)
  const email = verified?.payload.email
  return typeof email === 'string' ? email : null
}
