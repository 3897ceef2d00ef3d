import { afterAll, beforeAll, expect, it } from 'vitest'
import { aLine } from '../../testing/a-shopper.ts'
import { createPostgresDatabase } from '../../testing/create-postgres-database.ts'
import { METHODS, openPaymentShop, type PaymentShop, type StartedPayment } from '../../testing/open-payment-shop.ts'

const UNITS = 100
const SHOPPERS = 500
const SKU = 'LITTER-5KG'
const RESERVATION_SECONDS = 30 * 60
/** Goods must be back in stock within this time after their reservation has ended. */
const MAX_SECONDS = 60
/** The interval at which the shop looks for reservations that have ended. */
const SWEEP_SECONDS = 15
const TIME_LIMIT_MS = 300_000

let shop: PaymentShop

beforeAll(async () => {
  // A pool of 4: code that requests a second connection while it holds one would deadlock here.
  shop = await openPaymentShop({ databaseUrl: await createPostgresDatabase(), poolSize: 4, limitMs: TIME_LIMIT_MS })
  await shop.database.pool.query('update stock set qty = $1 where sku = $2', [UNITS, SKU])
}, TIME_LIMIT_MS)

afterAll(async () => {
  await shop.close()
})

type Course = 'pays' | 'is-declined' | 'walks-away'

/** Of ten shoppers, one walks away and two are declined. */
function courseOf(index: number): Course {
  if (index % 10 === 0) return 'walks-away'
  return index % 5 === 1 ? 'is-declined' : 'pays'
}

async function shopOnce(index: number, course: Course): Promise<Course | 'finds-nothing'> {
  // Do not use the last digit, which decides what the shopper does.
  const method = METHODS[Math.floor(index / 10) % METHODS.length] ?? 'yoco'
  let begun: StartedPayment
  try {
    begun = await shop.begin(method, { products: [aLine(SKU)], order_id: `race-${index}` })
  } catch (fault) {
    if (String(fault).includes('Error while adding products')) return 'finds-nothing'
    throw fault
  }
  const decline = method === 'card' ? { number: '4200000000000002' } : { outcome: 'decline' }
  if (course !== 'walks-away') await shop.pay(begun, course === 'is-declined' ? decline : {})
  return course
}

async function shopTogether(from: number, count: number, courseOfShopper: (index: number) => Course): Promise<Record<string, number>> {
  const all = Array.from({ length: count }, (_, index) => shopOnce(from + index, courseOfShopper(index)))
  const outcomes = await Promise.all(all)
  await shop.settle()
  const named = Object.groupBy(outcomes, (outcome) => outcome)
  return Object.fromEntries(Object.entries(named).map(([name, list]) => [name, list?.length ?? 0]))
}

const paidOrders = () =>
  shop.count('select count(*) from sales_order_number n join sales_order o on o.id = n.order_id where o.paid_at is not null')

/** The amounts that the providers captured and refunded. */
async function readLedgerCents(): Promise<{ readonly captured: number; readonly refunded: number }> {
  type Entries = Record<string, { readonly status?: string; readonly cents: number }>
  const { payments, refunds } = (await shop.control('GET', 'ledger')) as { payments: Entries; refunds: Entries }
  const sum = (entries: readonly { readonly cents: number }[]) => entries.reduce((total, { cents }) => total + cents, 0)
  return { captured: sum(Object.values(payments).filter(({ status }) => status === 'captured')), refunded: sum(Object.values(refunds)) }
}

it(
  `sells ${UNITS} units to ${SHOPPERS} shoppers at once, no unit twice, and units that come back to others`,
  async () => {
    const first = await shopTogether(0, SHOPPERS, courseOf)
    const paid = first['pays'] ?? 0
    const waiting = await shop.count("select count(*) from pending_order where state = 'waiting'")
    const walkedAway = first['walks-away'] ?? 0
    expect(first['finds-nothing']).toBeGreaterThan(0)
    expect(await paidOrders()).toBe(paid)
    // The card platform and Zapper report a decline at once; for the others a decline looks like an abandoned payment.
    expect(waiting).toBeGreaterThanOrEqual(walkedAway)
    expect(waiting).toBeLessThan(walkedAway + (first['is-declined'] ?? 0))
    expect(await shop.stockOf(SKU)).toBe(UNITS - paid - waiting)

    const ends = `select extract(epoch from max(reserved_until)) as count from pending_order where state = 'waiting'`
    const secondsLeft = (await shop.count(ends)) - shop.payments.now().getTime() / 1000
    expect(secondsLeft).toBeLessThanOrEqual(RESERVATION_SECONDS)
    await shop.elapse(secondsLeft - RESERVATION_SECONDS / 2)
    await shop.settle()
    // The other providers have been asked by now and have reported their declines. Abandoned payments may still be made.
    expect(await shop.stockOf(SKU)).toBeLessThanOrEqual(UNITS - paid - walkedAway)
    await shop.elapse(RESERVATION_SECONDS / 2)
    for (let passed = 0; passed < MAX_SECONDS && (await shop.stockOf(SKU)) < UNITS - paid; passed += SWEEP_SECONDS) {
      await shop.elapse(SWEEP_SECONDS)
      await shop.settle()
    }
    expect(await shop.stockOf(SKU)).toBe(UNITS - paid)

    const second = await shopTogether(SHOPPERS, SHOPPERS, courseOf)
    await shop.elapse(RESERVATION_SECONDS + MAX_SECONDS)
    await shop.settle()
    const left = UNITS - paid - (second['pays'] ?? 0)
    expect(await shop.stockOf(SKU)).toBe(left)
    await shopTogether(2 * SHOPPERS, left + 20, () => 'pays')
    expect(await shop.stockOf(SKU)).toBe(0)
    expect(await paidOrders()).toBe(UNITS)

    const { captured, refunded } = await readLedgerCents()
    const held = 'select coalesce(sum(o.grand_total_cents), 0) as count from sales_order o where o.paid_at is not null'
    expect({ captured, refunded }).toEqual({ captured: await shop.count(held), refunded: 0 })
    expect(shop.faults).toEqual([])
  },
  TIME_LIMIT_MS,
)
