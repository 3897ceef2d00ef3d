import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Executor } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'
import { toOrderId } from '../../http/order-id.ts'

const SECRET = 'guest-order'

/** Signs and reads the tokens in the links of guest order mails. */
export interface GuestOrderLinks {
  makeToken(orderId: number): Promise<string>
  /** Null for a token that this shop did not sign. Whether the order still belongs to a guest is for the caller to check. */
  readToken(token: string): Promise<number | null>
}

/**
 * `<order id>.<HMAC-SHA256>`: nothing is stored, so every mail about an order carries the same link, and it works as often as it is
 * opened. The 256-bit signature cannot be guessed, and fits no other order.
 */
export function createGuestOrderLinks(sql: Executor): GuestOrderLinks {
  async function sign(orderId: number): Promise<string> {
    return createHmac('sha256', await getShopSecret(sql, SECRET))
      .update(`order ${orderId}`)
      .digest('base64url')
  }
  return {
    makeToken: async (orderId) => `${orderId}.${await sign(orderId)}`,
    async readToken(token) {
      const [, id = '', signature = ''] = /^(\d+)\.([\w-]{43})$/.exec(token) ?? []
      const orderId = toOrderId(id)
      if (orderId === null) return null
      // Compared as text: the last letter has two spare bits, so four texts decode to the same bytes.
      return timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(orderId))) ? orderId : null
    },
  }
}
