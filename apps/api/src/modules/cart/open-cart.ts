import type { ServerCartItem } from '@meerkat/contract/cart'
import type { Executor } from '../../db/executor.ts'
import type { Caller, FindCustomerId } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { findCart, type StoredCart, type StoredItem } from './cart.store.ts'
import type { Line } from './line.ts'
import { getOwnCart } from './own-cart.ts'
import type { Quote, QuotedLine } from './quote.ts'

export interface CartDeps {
  readonly sql: Executor
  readonly quote: Quote
  readonly findCustomerId: FindCustomerId
}

/** A cart with its lines as the catalogue has them now. */
export interface OpenCart {
  readonly cart: StoredCart
  readonly lines: readonly QuotedLine[]
}

/**
 * Opens a cart to look at it. A line whose product is not sold any more is left out: a client that still has it sends it
 * again, and is told why not.
 * @throws Refusal `cart-not-found` for an unknown cart, one that became an order, and somebody else's: the answer is the same.
 */
export async function openCart({ sql, quote, findCustomerId }: CartDeps, cartId: string, caller: Pick<Caller, 'token'>): Promise<OpenCart> {
  const cart = await getOwnCart(findCustomerId, await findCart(sql, cartId), caller)
  return { cart, lines: await quoteItems(quote, cart) }
}

export async function quoteItems(quote: Quote, { store_code, items }: Pick<StoredCart, 'store_code' | 'items'>): Promise<QuotedLine[]> {
  const { resolve } = await quote.load(store_code, items.map(toRequest))
  return items.flatMap((item) => {
    const line = resolveOrNull(resolve, item)
    return line ? [{ itemId: item.id, line, qty: item.qty }] : []
  })
}

export function toRequest({ line_key, product_sku, product_option }: StoredItem) {
  // The key of a variant is its own sku, which finds it even after the parent's options were renumbered.
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

/** A line as the wire has it. Contract 3.4. */
export function toServerCartItem(cartId: string, { itemId, line, qty }: QuotedLine): ServerCartItem {
  return {
    item_id: itemId,
    sku: line.sku,
    qty,
    name: line.name,
    price: line.price,
    product_type: line.type,
    quote_id: cartId,
    ...(line.option && { product_option: line.option }),
  }
}
