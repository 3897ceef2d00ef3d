import type { ServerCartItem } from '@meerkat/contract/cart'
import { TASK_ID_HEADER } from '@meerkat/contract/envelope'
import type { CartTotals } from '@meerkat/contract/totals'
import type { Answer, Call, Send } from '@meerkat/contract/transport'

/** What the network does with one call: the request or the answer may get lost. */
export type Fate = 'arrives' | 'request-lost' | 'answer-lost'

/** A small server for the wire protocol: carts, tasks that run once per id, and a network that may fail. docs/wire.md §3. */
export class FakeServer {
  readonly calls: Call[] = []
  /** Decides what the network does with a call. */
  fate: (call: Call) => Fate = () => 'arrives'
  /** A code with which a call is refused instead of being executed. */
  refusal: (call: Call) => number | null = () => null
  /** Runs after the server has executed a call and before its answer arrives. */
  beforeAnswer: (call: Call) => Promise<void> | void = () => {}
  /** Highest quantity per line. */
  maxQty = 1000
  /** The cart of the customer who is logged in. */
  ownCart: string | null = null
  /** Number of cart creations that are still answered with 401. */
  refusedCreations = 0
  /** Coupons of 10 %. */
  coupons = new Set<string>()
  #carts = new Map<string, Map<number, ServerCartItem>>()
  #onCart = new Map<string, string>()
  #answered = new Map<string, Answer>()
  #lastId = 0
  #lastCart = 0

  readonly send: Send = async (call) => {
    this.calls.push(call)
    const fate = this.fate(call)
    if (fate === 'request-lost') throw new TypeError('fetch failed')
    const refusal = this.refusal(call)
    if (refusal !== null) return { status: refusal, body: { code: refusal, result: 'Please try again' } }
    const answer = this.#answerOnce(call)
    await this.beforeAnswer(call)
    if (fate === 'answer-lost') throw new TypeError('fetch failed')
    // As with a real network, client and server share no objects.
    return structuredClone(answer)
  }

  get cartCount(): number {
    return this.#carts.size
  }

  /** Quantities by sku. */
  contents(cartId: string): Record<string, number> {
    return Object.fromEntries([...(this.#carts.get(cartId)?.values() ?? [])].map(({ sku, qty }) => [sku, qty]))
  }

  createCart(): string {
    const id = `cart-${++this.#lastCart}`
    this.#carts.set(id, new Map())
    return id
  }

  /** The cart became an order, or expired. */
  closeCart(id: string): void {
    this.#carts.delete(id)
  }

  couponOn(cartId: string): string | null {
    return this.#onCart.get(cartId) ?? null
  }

  paths(): string[] {
    return this.calls.map(({ endpoint }) => endpoint.path)
  }

  #answerOnce(call: Call): Answer {
    const taskId = call.headers?.[TASK_ID_HEADER]
    const known = taskId === undefined ? undefined : this.#answered.get(taskId)
    const answer = known ?? this.#answer(call)
    if (taskId !== undefined) this.#answered.set(taskId, answer)
    return answer
  }

  #answer({ endpoint, query, body }: Call): Answer {
    if (endpoint.path === '/api/cart/create') {
      if (this.refusedCreations-- > 0) return { status: 401, body: { code: 401, result: 'Who are you?' } }
      if (this.ownCart !== null) return ok(this.ownCart)
      return ok(this.createCart())
    }
    if (endpoint.path === '/api/stock/list') return ok([])
    const cart = this.#carts.get(query?.['cartId'] ?? '')
    if (!cart) return { status: 404, body: { code: 404, result: 'No such cart.' } }
    switch (endpoint.path) {
      case '/api/cart/pull':
        return ok([...cart.values()])
      case '/api/cart/update':
        return this.#update(cart, query?.['cartId'] ?? '', (body as { cartItem: Update }).cartItem)
      case '/api/cart/delete':
        cart.delete((body as { cartItem: { item_id: number } }).cartItem.item_id)
        return ok(true)
      case '/api/cart/totals':
        return ok(totalsOf([...cart.values()], this.couponOn(query?.['cartId'] ?? '')))
      case '/api/cart/apply-coupon':
        return this.#applyCoupon(query?.['cartId'] ?? '', (query?.['coupon'] ?? '').toUpperCase())
      case '/api/cart/delete-coupon':
        this.#onCart.delete(query?.['cartId'] ?? '')
        return ok(true)
      default:
        return ok([])
    }
  }

  #applyCoupon(cartId: string, code: string): Answer {
    if (!this.coupons.has(code)) return { status: 404, body: { code: 404, result: false } }
    this.#onCart.set(cartId, code)
    return ok(true)
  }

  #update(cart: Map<number, ServerCartItem>, quote_id: string, { qty, item_id, product_option, ...named }: Update): Answer {
    const [chosen] = product_option?.extension_attributes.configurable_item_options ?? []
    // A variant has its own sku: in these tests it equals the chosen option.
    const sku = chosen?.option_value ?? named.sku
    const known = item_id === undefined ? [...cart.values()].find((line) => line.sku === sku) : cart.get(item_id)
    const wanted = (item_id === undefined ? (known?.qty ?? 0) : 0) + qty
    if (item_id !== undefined && !known) return { status: 404, body: { code: 404, result: 'No such line.' } }
    if (wanted > this.maxQty) return { status: 400, body: { code: 400, result: `Only ${this.maxQty} left.` } }
    const line: ServerCartItem = known ?? {
      item_id: ++this.#lastId,
      sku,
      qty: 0,
      name: sku,
      price: 100,
      product_type: 'simple',
      quote_id,
      product_option: product_option as ServerCartItem['product_option'],
    }
    cart.set(line.item_id, { ...line, qty: wanted })
    return ok({ ...line, qty: wanted })
  }
}

interface Update {
  readonly sku: string
  readonly qty: number
  readonly item_id?: number
  readonly product_option?: {
    readonly extension_attributes: { readonly configurable_item_options?: readonly { readonly option_value: string }[] }
  }
}

function ok(result: unknown): Answer {
  return { status: 200, body: { code: 200, result } }
}

/** Totals with only the fields that the client reads. */
function totalsOf(lines: readonly ServerCartItem[], coupon: string | null): CartTotals {
  const subtotal = lines.reduce((sum, { qty }) => sum + qty * 115, 0)
  const grand_total = coupon ? subtotal * 0.9 : subtotal
  const items = lines.map(({ item_id, name, qty }) => ({
    item_id,
    name,
    qty,
    price_incl_tax: 115,
    row_total_incl_tax: qty * 115,
    options: '[]',
    ...zeros(LINE_AMOUNTS),
  }))
  const total_segments = [{ code: 'grand_total', title: 'Grand Total', value: grand_total }]
  const discount = coupon && { coupon_code: coupon, discount_amount: grand_total - subtotal }
  const totals = { grand_total, items, total_segments, base_currency_code: 'ZAR', quote_currency_code: 'ZAR', items_qty: lines.length }
  return { ...zeros(CART_AMOUNTS), ...totals, ...discount } as unknown as CartTotals
}

const LINE_AMOUNTS = [
  'price',
  'row_total',
  'row_total_with_discount',
  'tax_amount',
  'tax_percent',
  'discount_amount',
  'discount_percent',
].concat(['base_price', 'base_price_incl_tax', 'base_row_total', 'base_row_total_incl_tax', 'base_tax_amount', 'base_discount_amount'])
const CART_AMOUNTS = ['grand_total', 'subtotal', 'subtotal_incl_tax', 'subtotal_with_discount', 'discount_amount', 'shipping_amount']
  .concat(['shipping_incl_tax', 'shipping_discount_amount', 'shipping_tax_amount', 'tax_amount'])
  .flatMap((name) => [name, `base_${name}`])

function zeros(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, 0]))
}
