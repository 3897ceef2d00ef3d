import { SignJWT } from 'jose'
import type { ShopSecrets } from '../../db/shop-secret.ts'

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
export function createGroupTokens(secrets: Pick<ShopSecrets, 'read'>): SignGroupToken {
  return async ({ id, group_id, email }) => {
    const secret = await secrets.read(GROUP_TOKEN_SECRET)
    return new SignJWT({ group_id, id, user: email })
      .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(secret)
  }
}
