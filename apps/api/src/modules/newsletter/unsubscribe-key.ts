import { jwtVerify, SignJWT } from 'jose'
import type { Executor } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'

/** The kinds of mails that a key can unsubscribe from. Each has its own secret, so that a key works for one kind only. */
export type EndableMails = 'newsletter' | 'product-alert' | 'review-request'

/** Signs a key that only unsubscribes one address from such mails. It never expires, because people keep old mails. */
export async function makeUnsubscribeKey(sql: Executor, mails: EndableMails, email: string): Promise<string> {
  return new SignJWT({ email }).setProtectedHeader({ alg: 'HS256' }).sign(await getSecret(sql, mails))
}

/** The address of a key; null for a key that this shop did not sign. */
export async function readUnsubscribeKey(sql: Executor, mails: EndableMails, key: string): Promise<string | null> {
  const verified = await jwtVerify<{ email?: unknown }>(key, await getSecret(sql, mails), { algorithms: ['HS256'] }).catch(() => null)
  const email = verified?.payload.email
  return typeof email === 'string' ? email : null
}

function getSecret(sql: Executor, mails: EndableMails): Promise<Uint8Array> {
  return getShopSecret(sql, `${mails}-unsubscribe`)
}
