import { SignJWT } from 'jose'
import type { Executor } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'

/** Longer than a client goes without reloading the profile. */
const LIFETIME = '30d'

/** Name of the key that signs and verifies the tokens. */
export const GROUP_TOKEN_SECRET = 'group-token'

export interface GroupClaims {
  readonly id: number
  readonly group_id: number
  readonly email: string
}

export type SignGroupToken = (claims: GroupClaims) => Promise<string>

/** Signs tokens that prove a customer's group to searches, with a key that all processes share. docs/wire.md §1.8. */
export function createGroupTokens(sql: Executor): SignGroupToken {
  let key: Promise<Uint8Array> | null = null
  return async ({ id, group_id, email }) => {
    key ??= getShopSecret(sql, GROUP_TOKEN_SECRET)
    const secret = await key.catch((fault: unknown) => {
      key = null
      throw fault
    })
    return new SignJWT({ group_id, id, user: email })
      .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(secret)
  }
}
