import { jwtVerify } from 'jose'
import type { ShopSecrets } from '../../db/shop-secret.ts'
import { GROUP_TOKEN_SECRET } from './group-token.ts'

/** The group in a token; null for a token that is forged, expired or malformed. */
export type ReadGroupToken = (groupToken: string) => Promise<number | null>

const MAX_TOKEN_LENGTH = 2000

/** Verifies tokens of `createGroupTokens`. Invalid tokens are ignored, not refused: clients keep theirs for weeks. docs/wire.md §13.3. */
export function createGroupReader(secrets: Pick<ShopSecrets, 'read'>, now: () => Date): ReadGroupToken {
  return async (groupToken) => {
    if (groupToken === '' || groupToken.length > MAX_TOKEN_LENGTH) return null
    const secret = await secrets.read(GROUP_TOKEN_SECRET)
    try {
      const { payload } = await jwtVerify(groupToken, secret, { algorithms: ['HS256'], currentDate: now() })
      return typeof payload['group_id'] === 'number' ? payload['group_id'] : null
    } catch {
      return null
    }
  }
}
