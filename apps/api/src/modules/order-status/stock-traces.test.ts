import { OrderHistory } from '@meerkat/contract/order-history'
import { fromCents, toCents } from '@meerkat/domain/pricing/round-money'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOperator, type Operator } from '../../operator.ts'
import { aCatalog, aProduct } from '../../testing/a-catalog.ts'
import { aCustomer, type LoggedIn } from '../../testing/a-customer.ts'
import { aLine, anOrder, aShopper } from '../../testing/a-shopper.ts'
import { openTestShop, readStores, type TestShop } from '../../testing/open-test-shop.ts'

const STOCK: Readonly<Record<string, number>> = { BONE: 6, BALL: 9, BED: 2 }
const SKUS = Object.keys(STOCK)
const PRICES = [33.33, 12.17, 899.99]
const products = SKUS.map((sku, index) => aProduct({ id: index + 1, sku, price: PRICES[index]! }))
const bundle = aCatalog({
  products,
  stock: products.map(({ id, sku }) => ({ sku, product_id: id, qty: STOCK[sku]!, is_in_stock: true, manage_stock: true })),
})

let shop: TestShop
let operator: Operator
let customer: LoggedIn

beforeAll(async () => {
  shop = await openTestShop({ bundle })
  operator = createOperator(shop.database, { stores: readStores() })
  customer = await aCustomer(aShopper(shop.app))
})

afterAll(async () => {
  await shop.close()
})

type Lines = readonly { readonly sku: string; readonly qty: number }[]
type Action =
  | { readonly kind: 'order'; readonly lines: Lines }
  /** `at` picks one of the existing orders; it may be too late to cancel it. */
  | { readonly kind: 'call-off' | 'cancel' | 'process' | 'ship' | 'pay' | 'complete'; readonly at: number }
  | { readonly kind: 'return' | 'receive' | 'call-off-return'; readonly at: number; readonly sku: string; readonly isUnsaleable: boolean }

const anAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    lines: fc.array(fc.record({ sku: fc.constantFrom(...SKUS), qty: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constantFrom('call-off', 'cancel', 'process', 'ship', 'pay', 'complete'), at: fc.nat(20) }),
  fc.record({
    kind: fc.constantFrom('return', 'receive', 'call-off-return'),
    at: fc.nat(20),
    sku: fc.constantFrom(...SKUS),
    isUnsaleable: fc.boolean(),
  }),
)

interface Placed {
  readonly id: string
  readonly number: number
  readonly lines: Lines
}

async function perform(action: Action, placed: Placed[]): Promise<void> {
  if (action.kind === 'order') {
    const body = anOrder({ user_id: String(customer.id), products: action.lines.map(({ sku, qty }) => aLine(sku, qty)) })
    const { code, result } = await customer.post('/api/order', body)
    if (![200, 500].includes(code)) throw new Error(`An order was answered ${code}`)
    if (code !== 200) return
    const { backendOrderId, orderNumber } = result as { backendOrderId: string; orderNumber: string }
    placed.push({ id: backendOrderId, number: Number(orderNumber), lines: action.lines })
    return
  }
  if (action.kind === 'receive' || action.kind === 'call-off-return') {
    const returns = await operator.listReturns(1000, { all: true })
    const { id } = returns[action.at % Math.max(1, returns.length)] ?? {}
    if (id === undefined) return
    if (action.kind === 'receive') await operator.receiveReturn(id, { pieces: null, isUnsaleable: action.isUnsaleable }, null)
    else await operator.callOffReturn(id, null)
    return
  }
  const order = placed[action.at % Math.max(1, placed.length)]
  if (!order) return
  if (action.kind === 'return') await operator.announceReturn(order.number, 'Trace', new Map([[action.sku, 1]]))
  else if (action.kind === 'call-off') await customer.post(`/api/order/${order.id}/cancel`)
  else await operator.moveOrder(order.number, action.kind, null)
}

async function ordersOf(placed: readonly Placed[]) {
  const { items } = OrderHistory.parse((await customer.get('/api/user/order-history?pageSize=100')).result)
  const ids = new Set(placed.map(({ id }) => id))
  return items.filter(({ entity_id }) => ids.has(String(entity_id)))
}

async function emptyShop(): Promise<void> {
  for (const sku of SKUS) await operator.setStock(sku, STOCK[sku]!)
  for (const table of [
    'tax_document',
    'sales_return_line',
    'sales_return',
    'sales_order_status',
    'sales_order_number',
    'sales_order_address',
    'sales_order_line',
    'sales_order',
  ])
    await shop.database.pool.query(`delete from ${table}`)
}

/** Pieces of a product that were returned in saleable condition. */
const RESTOCKED = `select coalesce(sum(r.received_qty - r.unsaleable_qty), 0) as qty from sales_return_line r
  join sales_return g on g.id = r.return_id join sales_order_line l on l.order_id = g.order_id and l.position = r.position where l.sku = $1`
/** The actions of an inner list run concurrently, as those of several devices, double clicks and the operator's tool do. */
const aTrace = fc.array(fc.array(anAction, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 10 })

it('every piece is in stock or in one order, and orders add up, after any sequence of orders, cancellations, shipments and returns', async () => {
  await fc.assert(
    fc.asyncProperty(aTrace, async (trace) => {
      await emptyShop()
      const placed: Placed[] = []
      for (const step of trace) {
        await Promise.all(step.map((action) => perform(action, placed)))
        const orders = await ordersOf(placed)
        expect(orders).toHaveLength(placed.length)
        const open = new Set(orders.filter(({ status }) => status !== 'canceled').map(({ entity_id }) => String(entity_id)))
        for (const sku of SKUS) {
          const sold = placed.filter(({ id }) => open.has(id)).flatMap(({ lines }) => lines.filter((line) => line.sku === sku))
          const { rows } = await shop.database.pool.query<{ qty: number }>(RESTOCKED, [sku])
          const left = (await operator.findStock(sku))?.qty ?? Number.NaN
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left + sold.reduce((sum, { qty }) => sum + qty, 0) - Number(rows[0]?.qty)).toBe(STOCK[sku])
        }
      }
      for (const order of await ordersOf(placed)) {
        const documents = order.documents ?? []
        const sumOf = (wanted: string) =>
          documents.filter(({ kind }) => kind === wanted).reduce((cents, { amount }) => cents + toCents(amount), 0)
        const isInvoiced = order.status_histories.some(({ step }) => step === 'ship' || step === 'pay' || step === 'complete')
        expect(sumOf('invoice')).toBe(isInvoiced ? toCents(order.grand_total) : 0)
        const returned = order.items.reduce((cents, item) => cents + toCents(item.price_incl_tax) * item.qty_refunded, 0)
        expect(sumOf('credit-note')).toBe(order.status === 'closed' ? toCents(order.grand_total) : returned)
        const rows = order.items.reduce((cents, item) => cents + toCents(item.row_total_incl_tax), 0)
        expect(order.grand_total).toBe(fromCents(rows + toCents(order.shipping_incl_tax)))
        expect(toCents(order.subtotal) + toCents(order.shipping_amount) + toCents(order.tax_amount)).toBe(toCents(order.grand_total))
        const value = order.items.reduce((cents, item) => cents + toCents(item.price_incl_tax) * item.qty_refunded, 0)
        const isOver = order.status !== 'pending' && order.status !== 'processing'
        const isPaid = order.status_histories.some(({ step }) => step === 'pay' || step === 'complete')
        expect(order.total_due).toBe(isOver || isPaid ? 0 : fromCents(toCents(order.grand_total) - value))
      }
      expect(shop.faults).toEqual([])
    }),
    { numRuns: 25 },
  )
}, 120_000)
