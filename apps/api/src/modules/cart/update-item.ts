import { type CartItemUpdate, MAX_LINE_QTY, type ServerCartItem } from '@meerkat/contract/cart'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { type ChangeableCart, deleteItem, findCartToChange, putItem, type StoredItem } from './cart.store.ts'
import { checkStock } from './check-stock.ts'
import type { Line } from './line.ts'
import { getOwnCart } from './own-cart.ts'
import { type CartDeps, findAudience, toRequest, toServerCartItem } from './price-cart.ts'

/** Give up after this many conflicts: a cart is open on a few devices at most. */
const ATTEMPTS = 20
const MAX_LINES = 300

/**
 * Adds a product to the cart, or sets the quantity of a line; 0 removes it. Reads, decides and writes; starts again when another
 * request changed the cart in between. A repeated task gets the first answer again. docs/wire.md §3.6.
 */
export async function updateItem(
  deps: CartDeps,
  { cartId, wanted, caller }: { cartId: string; wanted: CartItemUpdate; caller: Caller },
): Promise<ServerCartItem> {
  const task = { scope: `cart/update ${cartId}`, id: caller.taskId }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const cart = await getOwnCart(deps.findCustomerId, await findCartToChange(deps.sql, cartId, task), caller)
    if (cart.answer !== null) return cart.answer as ServerCartItem
    const line = await resolveWanted(deps, cart, wanted)
    if (wanted.qty === 0) {
      const named = findById(cart, wanted.item_id)
      const answer = toServerCartItem(cartId, { itemId: named?.id ?? 0, line, qty: 0 })
      if (!named || (await deleteItem(deps.sql, { cart, task, answer, removed: [named.id] }))) return answer
      continue
    }
    const plan = planUpdate(cart, line, wanted)
    checkStock(line, plan.item.qty)
    const answer = toServerCartItem(cartId, { itemId: plan.item.id, line, qty: plan.item.qty })
    if (await putItem(deps.sql, { cart, task, answer, removed: plan.removed }, plan.item)) return answer
  }
  throw new Refusal('cart-busy')
}

/** A client that names a line by its id may send the composed sku of an earlier response, without the options. */
async function resolveWanted(deps: CartDeps, cart: ChangeableCart, wanted: CartItemUpdate): Promise<Line> {
  const known = findById(cart, wanted.item_id)
  const requests = [wanted, ...(known ? [toRequest(known)] : [])]
  const { resolve } = await deps.quote.load(await findAudience(deps, cart), requests)
  if (known && omitsOptions(wanted)) {
    const stored = resolve(toRequest(known))
    if (stored.sku === wanted.sku || stored.productSku === wanted.sku) return stored
  }
  return resolve(wanted)
}

interface UpdatePlan {
  readonly item: StoredItem
  readonly removed: readonly number[]
}

/**
 * The line after the update. With an id the quantity is absolute, without one it is added to an equal line. A line that was edited
 * into another existing line is merged into that one.
 */
function planUpdate(cart: ChangeableCart, line: Line, wanted: CartItemUpdate): UpdatePlan {
  const named = findById(cart, wanted.item_id)
  const equal = cart.items.find(({ line_key }) => line_key === line.key)
  const target = equal ?? named
  const isAbsolute = wanted.item_id !== undefined && wanted.item_id !== null
  const qty = isAbsolute ? wanted.qty : (equal?.qty ?? 0) + wanted.qty
  if (!target && cart.items.length >= MAX_LINES) throw new Refusal('cart-full', { qty: MAX_LINES })
  if (qty > MAX_LINE_QTY) throw new Refusal('qty-above-maximum', { name: line.name, qty: MAX_LINE_QTY })
  return {
    item: {
      id: target?.id ?? cart.next_item_id,
      line_key: line.key,
      product_sku: line.productSku,
      qty,
      product_option: line.option ?? null,
    },
    removed: named && equal && named.id !== equal.id ? [named.id] : [],
  }
}

/** Ids are compared as text: clients store them as numbers or as text. docs/wire.md §1.13. */
export function findById(cart: ChangeableCart, id: CartItemUpdate['item_id']): StoredItem | null {
  if (id === undefined || id === null) return null
  return cart.items.find((item) => String(item.id) === String(id)) ?? null
}

function omitsOptions({ product_option }: CartItemUpdate): boolean {
  const lists = Object.values(product_option?.extension_attributes ?? {})
  return lists.every((list) => !list || Object.keys(list as object).length === 0)
}
