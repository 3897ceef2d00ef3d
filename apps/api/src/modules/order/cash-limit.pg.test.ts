import type { PendingOrder } from '@meerkat/contract/payment'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADDRESS, anOrder } from '../../testing/a-shopper.ts'
import { createPostgresDatabase } from '../../testing/create-postgres-database.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { readPaymentConfig } from '../payment/config/payment-config.ts'

const MAX_OPEN = 3
const BURST = 12
const TIME_LIMIT_MS = 120_000
const PLACED_OF = `select count(*)::int as count from sales_order o join sales_order_number n on n.order_id = o.id where o.customer_email = $1`

let shop: TestShop
let callers = 0

beforeAll(async () => {
  const { config } = readPaymentConfig({ COD_OPEN_PER_DAY: String(MAX_OPEN) })
  shop = await openTestShop({
    bundle: aPetShop(),
    payments: config,
    // Without rate limits, cash orders are not counted either.
    rateLimits: true,
    databaseUrl: await createPostgresDatabase(),
    poolSize: 4,
    hasJobs: false,
  })
  await shop.database.pool.query('update stock set qty = 1000')
}, TIME_LIMIT_MS)

afterAll(async () => {
  await shop.close()
})

/** Every call comes from a different network, so that no rate limit is reached. */
async function post<T>(url: string, payload: object): Promise<{ code: number; result: T }> {
  callers += 1
  return (await shop.app.inject({ method: 'POST', url, remoteAddress: `198.18.${callers}.1`, payload })).json()
}

function cashOrder(email: string, id: string) {
  const order = anOrder({ order_id: id })
  const address = { ...ADDRESS, email, telephone: '' }
  return { ...order, addressInformation: { ...order.addressInformation, shippingAddress: address, billingAddress: address } }
}

async function countPlaced(email: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ count: number }>(PLACED_OF, [email])
  return Number(rows[0]?.count)
}

it(
  'places no more cash orders of one shopper than the limit when they arrive concurrently',
  async () => {
    const email = 'burst@example.com'
    const sent = Array.from({ length: BURST }, (_, index) => post('/api/order', cashOrder(email, `burst-${index}`)))
    const codes = (await Promise.all(sent)).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(MAX_OPEN)
    expect(codes.filter((code) => code === 400)).toHaveLength(BURST - MAX_OPEN)
    expect(await countPlaced(email)).toBe(MAX_OPEN)
  },
  TIME_LIMIT_MS,
)

it(
  'counts orders together that wait for a payment and are placed with cash',
  async () => {
    const email = 'pending@example.com'
    const saved = []
    for (let index = 0; index < BURST; index += 1)
      saved.push((await post<PendingOrder>('/api/order/save-pending-order', cashOrder(email, `pending-${index}`))).result)
    const sent = saved.map(({ checkoutReference, grandTotal, currency }) =>
      post('/api/payment/execute', {
        method: 'cashondelivery',
        checkoutReference,
        grandTotal,
        currency,
        clientRequestId: crypto.randomUUID(),
      }),
    )
    const codes = (await Promise.all(sent)).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(MAX_OPEN)
    expect(await countPlaced(email)).toBe(MAX_OPEN)
  },
  TIME_LIMIT_MS,
)
