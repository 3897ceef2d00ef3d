import type { ServerCartItem } from '@meerkat/contract/cart'
import type { Executor } from '../../db/executor.ts'
import type { Caller, FindCustomerId } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { findCart, type StoredCart, type StoredItem } from './cart.store.ts'
import { type Line, unitPrice } from './line.ts'
import { getOwnCart } from './own-cart.ts'
import type { Audience, Quote, QuotedLine } from './quote.ts'

export interface CartDeps {
  readonly sql: Executor
  readonly quote: Quote
  readonly findCustomerId: FindCustomerId
  readonly findGroupId: FindGroupId
}

/** The group whose prices a customer pays, passed in by `app.ts`; null for a guest, and while the shop has no group prices. */
export type FindGroupId = (customerId: number | null) => Promise<number | null>

/** A cart and its lines, priced with the current catalogue. */
export interface PricedCart {
  readonly cart: StoredCart
  readonly lines: readonly QuotedLine[]
  readonly audience: Audience
}

/**
 * Reads a cart and prices its lines with the current catalogue. A line whose product is no longer sold is left out; a client that
 * still has it sends it again and gets the reason.
 * @throws Refusal `cart-not-found` for an unknown cart, one that became an order, and another customer's, with the same answer.
 */
export async function priceCart(deps: CartDeps, cartId: string, caller: Pick<Caller, 'token'>): Promise<PricedCart> {
  const cart = await getOwnCart(deps.findCustomerId, await findCart(deps.sql, cartId), caller)
  const audience = await findAudience(deps, cart)
  return { cart, lines: await quoteItems(deps.quote, cart, audience), audience }
}

/** The audience for the prices of a cart: a guest's cart has guest prices even when the caller is logged in. */
export async function findAudience(
  { findGroupId }: Pick<CartDeps, 'findGroupId'>,
  { store_code, customer_id }: Pick<StoredCart, 'store_code' | 'customer_id'>,
): Promise<Audience> {
  return { storeCode: store_code, groupId: await findGroupId(customer_id) }
}

async function quoteItems(quote: Quote, { items }: Pick<StoredCart, 'items'>, audience: Audience): Promise<QuotedLine[]> {
  const { resolve } = await quote.load(audience, items.map(toRequest))
  return items.flatMap((item) => {
    const line = resolveOrNull(resolve, item)
    return line ? [{ itemId: item.id, line, qty: item.qty }] : []
  })
}

export function toRequest({ line_key, product_sku, product_option }: StoredItem) {
  // Use the variant's own sku as its key: it is found even after the parent's options were renumbered.
  return { sku: line_key.includes('#') ? product_sku : line_key, product_option }
}

function resolveOrNull(resolve: (request: ReturnType<typeof toRequest>) => Line, item: StoredItem): Line | null {
  try {
    return resolve(toRequest(item))
  } catch (fault) {
    if (fault instanceof Refusal) return null
    throw fault
  }
}

/** A line as the wire has it. docs/wire.md §3.4. */
export function toServerCartItem(cartId: string, { itemId, line, qty }: QuotedLine): ServerCartItem {
  return {
    item_id: itemId,
    sku: line.sku,
    qty,
    name: line.name,
    price: unitPrice(line, qty),
    product_type: line.type,
    quote_id: cartId,
    ...(line.option && { product_option: line.option }),
  }
}
