import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ShopSecrets } from '../../db/shop-secret.ts'
import { toOrderId } from '../../http/order-id.ts'

const SECRET = 'guest-order'

/** Who received a token: the reader of the order's mail, or the device that placed the order. */
type Holder = 'mail' | 'device'

/** Signs and reads the tokens that open a guest's order. */
export interface GuestOrderLinks {
  /** Only for the mail, because it proves that its holder can read the mailbox of the order's address. */
  makeToken(orderId: number): Promise<string>
  /** For the device that placed the order: this token does not prove access to that mailbox. */
  makeDeviceToken(orderId: number): Promise<string>
  /** Loads the key first, so that signing the token of an order that is about to be placed cannot fail. */
  openDeviceSigner(): Promise<(orderId: number) => string>
  /** Null for a token that this shop did not sign. Whether the order still belongs to a guest is for the caller to check. */
  readToken(token: string): Promise<number | null>
  /** Whether a token that `readToken` accepts was mailed. */
  isMailed(token: string): Promise<boolean>
}

/**
 * `<order id>.<HMAC-SHA256>`: nothing is stored, so every mail about an order has the same link, which can be opened any number of
 * times. The 256-bit signature cannot be guessed, and is not valid for other orders.
 */
export function createGuestOrderLinks(secrets: Pick<ShopSecrets, 'read'>): GuestOrderLinks {
  async function openSigner(holder: Holder): Promise<(orderId: number) => string> {
    const key = await secrets.read(SECRET)
    return (orderId) =>
      createHmac('sha256', key)
        .update(holder === 'mail' ? `order ${orderId}` : `${holder} of order ${orderId}`)
        .digest('base64url')
  }

  async function openTokens(holder: Holder): Promise<(orderId: number) => string> {
    const sign = await openSigner(holder)
    return (orderId) => `${orderId}.${sign(orderId)}`
  }

  async function readAs(holder: Holder, token: string): Promise<number | null> {
    const [, id = '', signature = ''] = /^(\d+)\.([\w-]{43})$/.exec(token) ?? []
    const orderId = toOrderId(id)
    if (orderId === null) return null
    // Compare as text: the last base64url character has two unused bits, so four texts decode to the same bytes.
    return timingSafeEqual(Buffer.from(signature), Buffer.from((await openSigner(holder))(orderId))) ? orderId : null
  }

  return {
    makeToken: async (orderId) => (await openTokens('mail'))(orderId),
    makeDeviceToken: async (orderId) => (await openTokens('device'))(orderId),
    openDeviceSigner: () => openTokens('device'),
    readToken: async (token) => (await readAs('mail', token)) ?? readAs('device', token),
    isMailed: async (token) => (await readAs('mail', token)) !== null,
  }
}
