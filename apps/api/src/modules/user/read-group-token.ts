import { jwtVerify } from 'jose'
import type { Executor } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'
import { GROUP_TOKEN_SECRET } from './group-token.ts'

/** The group a token proves; null for a token that is forged, too old or no token at all. */
export type ReadGroupToken = (groupToken: string) => Promise<number | null>

const LONGEST_TOKEN = 2000

/** Reads what `createGroupTokens` signed. An invalid token is ignored, never a fault: clients keep theirs for weeks. docs/wire.md §13.3. */
export function createGroupReader(sql: Executor, now: () => Date): ReadGroupToken {
  let key: Promise<Uint8Array> | null = null
  return async (groupToken) => {
    if (groupToken === '' || groupToken.length > LONGEST_TOKEN) return null
    key ??= getShopSecret(sql, GROUP_TOKEN_SECRET)
    const secret = await key.catch((fault: unknown) => {
      key = null
      throw fault
    })
    try {
      const { payload } = await jwtVerify(groupToken, secret, { algorithms: ['HS256'], currentDate: now() })
      return typeof payload['group_id'] === 'number' ? payload['group_id'] : null
    } catch {
      return null
    }
  }
}
