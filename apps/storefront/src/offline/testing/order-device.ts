import { type Order, OUT_OF_STOCK_TEXT } from '@meerkat/contract/order'
import type { CartTotals } from '@meerkat/contract/totals'
import type { Answer, Call, Send } from '@meerkat/contract/transport'
import { createClient } from '../../shell/api/api-client.ts'
import { openOrders } from '../collections/orders.ts'
import { createOrderQueue } from '../sending/order-queue.ts'
import { postOrders } from '../sending/post-order.ts'
import { createPageLock, type Exclusive } from '../storage/exclusive.ts'
import { ShopStorage } from '../storage/shop-storage.ts'
import type { TabChannel } from '../storage/tab-channel.ts'
import { SLOW_DISK_LIMITS } from './slow-disk-limits.ts'

/** For tests: what the network or the server does with one call. */
export type OrderFate = 'arrives' | 'request-lost' | 'answer-lost' | 'late' | 'doubled' | 'code-500' | 'code-503' | 'not-json'

/** For tests: places each order id once, compares the accepted amounts, and is reached over a network that may fail. docs/wire.md §4. */
export class OrderServer {
  readonly placed = new Map<string, Order>()
  readonly bodies: Order[] = []
  readonly withdrawn = new Set<string>()
  price = 100
  isSoldOut = false
  fate: (call: Call) => OrderFate = () => 'arrives'
  /** Answers that replace the server's own, first to last. */
  script: Answer[] = []

  readonly send: Send = async (call) => {
    const fate = this.fate(call)
    if (fate === 'late') this.#onTheWay.push(call)
    if (fate === 'request-lost' || fate === 'late') throw new TypeError('fetch failed')
    if (fate === 'code-500' || fate === 'code-503') return answer(Number(fate.slice(5)), 'Later.')
    if (fate === 'not-json') return { status: 200, body: undefined }
    const first = this.#answer(call)
    const last = fate === 'doubled' ? this.#answer(call) : first
    if (fate === 'answer-lost') throw new TypeError('fetch failed')
    return structuredClone(last)
  }

  #onTheWay: Call[] = []

  /** Calls that were held back arrive; their answers are not awaited. */
  deliverLate(): void {
    for (const call of this.#onTheWay.splice(0)) this.#answer(call)
  }

  #answer({ endpoint, body, params }: Call): Answer {
    if (endpoint.path.startsWith('/api/sync/order')) {
      const isThere = this.placed.has(params?.['order_id'] ?? '')
      const known = { platform_order_id: '7', transmited: true, transmited_at: '2026-01-01T00:00:00Z', platform: 'meerkat', order: null }
      return answer(200, isThere ? known : null)
    }
    if (endpoint.path === '/api/order/withdraw') {
      const { order_id: id } = body as { order_id: string }
      if (!this.placed.has(id)) this.withdrawn.add(id)
      return answer(200, { state: this.placed.has(id) ? 'placed' : 'withdrawn' })
    }
    const order = structuredClone(body) as Order
    this.bodies.push(order)
    const scripted = this.script.shift()
    if (scripted) return scripted
    const id = order.order_id ?? ''
    if (!this.placed.has(id)) {
      if (this.withdrawn.has(id)) return answer(410, 'This order was withdrawn')
      if (this.isSoldOut) return answer(500, OUT_OF_STOCK_TEXT)
      const totals = totalsOf(order, this.price)
      const seen = order.addressInformation.seen_totals
      if (seen && seen.grand_total !== totals.grand_total) return answer(409, { message: 'differs', totals })
      this.placed.set(id, order)
    }
    const number = String([...this.placed.keys()].indexOf(id) + 1).padStart(9, '0')
    return answer(200, { magentoOrderId: number, orderNumber: number, backendOrderId: number, transferedAt: '2026-01-01T00:00:00Z' })
  }
}

export function answer(code: number, result: unknown): Answer {
  return { status: code, body: { code, result } }
}

/** Cart totals with only the fields that the queue reads. */
export function totalsOf({ products }: Pick<Order, 'products'>, price: number): CartTotals {
  const grand_total = products.reduce((sum, { qty }) => sum + qty * price, 0)
  const amounts = ['subtotal', 'subtotal_incl_tax', 'subtotal_with_discount', 'discount_amount', 'shipping_amount', 'shipping_incl_tax']
  const names = [...amounts, 'shipping_discount_amount', 'shipping_tax_amount', 'tax_amount'].flatMap((name) => [name, `base_${name}`])
  const zeros = Object.fromEntries(names.map((name) => [name, 0]))
  const rest = { quote_currency_code: 'ZAR', base_currency_code: 'ZAR', items_qty: 1, items: [], total_segments: [] }
  return { ...zeros, grand_total, base_grand_total: grand_total, ...rest } as unknown as CartTotals
}

export function anOrder(order_id: string, { qty = 1, ...change }: Partial<Order> & { qty?: number } = {}): Order {
  return {
    order_id,
    created_at: '2026-01-01T00:00:00Z',
    user_id: '',
    products: [{ qty, price: 100, sku: 'KIBBLE' }],
    addressInformation: {
      payment_method_code: 'cashondelivery',
      billingAddress: { street: ['Acacia Road', '14'], postcode: '0181', city: 'Pretoria', lastname: 'Mokoena', firstname: 'Thandi' },
    },
    ...change,
  }
}

const silent: TabChannel = { announce: () => {}, subscribe: () => () => {}, close: () => {} }

export interface DeviceOptions {
  readonly send: Send
  readonly exclusive?: Exclusive
  readonly customerId?: () => number | null
  readonly isOnline?: () => boolean
  readonly isUnreachable?: () => boolean
  /** Resolves when the patience of the shopper has ended; by default, never. */
  readonly wait?: (ms: number) => Promise<void>
}

/** For tests: a page of the shop on this device's storage. */
export function openOrderPage({
  send,
  exclusive = createPageLock(),
  customerId = () => null,
  isOnline = () => true,
  isUnreachable = () => false,
  wait,
}: DeviceOptions) {
  const orders = openOrders(new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS }), silent)
  const queue = createOrderQueue({
    orders,
    exclusive,
    scope: 'shop',
    readCustomerId: async () => customerId(),
    connectivity: { read: () => (!isOnline() ? 'offline' : isUnreachable() ? 'unreachable' : 'online') },
    wait: wait ?? (() => new Promise(() => {})),
    ...postOrders(createClient(send)),
  })
  return {
    orders,
    queue,
    place: (order: Order, price = 100, isInCart = () => true, waitedMs = 0) =>
      queue.place(order, {
        totals: totalsOf(order, price),
        lines: [{ sku: 'KIBBLE', qty: 1 }],
        isInCart: async () => isInCart(),
        waitedMs,
      }),
  }
}
