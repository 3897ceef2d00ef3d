import { createHash } from 'node:crypto'
import { type Arbitrary, array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { METHODS, type Method, openPaymentShop, type PaymentShop, type StartedPayment } from '../../testing/open-payment-shop.ts'
import { type NotificationRecorder, type Recorded, recordNotifications } from '../../testing/record-notifications.ts'

const RUNS = 12
const TIME_LIMIT_MS = 240_000
const MINUTE = 60
const DAY = 86_400

/** What one shopper does, and what happens to the provider's notification. */
interface Case {
  readonly method: Method
  readonly ends: 'paid' | 'declined' | 'left'
  /** `early`: before the provider has answered the shopper; `late`: after the reservation has ended. */
  readonly arrives: 'early' | 'at-once' | 'late' | 'never'
  readonly copies: number
}

const CASE: Arbitrary<Case> = record({
  method: constantFrom(...METHODS),
  ends: constantFrom('paid', 'paid', 'declined', 'left'),
  arrives: constantFrom('early', 'at-once', 'late', 'never'),
  copies: constantFrom(1, 2, 50),
})

const PAID = ['paid']
const WITHOUT_MONEY = ['failed', 'expired', 'cancelled']

let shop: PaymentShop
let recorder: NotificationRecorder

beforeAll(async () => {
  shop = await openPaymentShop()
  await shop.database.pool.query("update stock set qty = 10000 where sku = 'TICK-COLLAR'")
  recorder = await recordNotifications(shop)
})

afterAll(async () => {
  await recorder.close()
  await shop.close()
})

/** Flips one bit. */
function spoil(one: Recorded, at: number): Recorded {
  const body = Buffer.from(one.body)
  const index = at % Math.max(1, body.length)
  body[index] = (body[index] ?? 0) ^ 1
  return { ...one, body }
}

/** Shuffles reproducibly: the same seed gives the same order. */
function shuffle<T>(all: readonly T[], seed: number): T[] {
  const rank = (index: number) => createHash('sha256').update(`${seed} ${index}`).digest('hex')
  return all
    .map((value, index) => [rank(index), value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value)
}

async function shopOnce({
  method,
  ends,
  arrives,
}: Case): Promise<{ readonly begun: StartedPayment; readonly notifications: readonly Recorded[] }> {
  const begun = await shop.begin(method)
  recorder.forwardsAtOnce = arrives === 'early'
  const decline = method === 'card' ? { number: '4200000000000002' } : { outcome: 'decline' }
  if (ends !== 'left') await shop.pay(begun, ends === 'declined' ? decline : {})
  return { begun, notifications: await recorder.take() }
}

const row = async (begun: StartedPayment) => {
  const text = `select a.state, a.order_id,
    (select count(*) from outbox where topic = 'mail' and payload->>'kind' = 'order-confirmation' and payload->>'orderId' = a.order_id::text) as mails,
    (select count(*) from sales_order_number n where n.order_id = a.order_id) as numbers from payment_attempt a where a.id = $1`
  const { rows } = await shop.database.pool.query<{ state: string; mails: number; numbers: number }>(text, [begun.attemptId])
  const [{ state, mails, numbers } = { state: '', mails: 0, numbers: 0 }] = rows
  return { state, mails: Number(mails), numbers: Number(numbers) }
}

it(
  'settles every payment correctly, whenever, however often and in whatever order its notifications arrive',
  async () => {
    const counted = new Map<number, number>()
    await assert(
      asyncProperty(array(CASE, { minLength: 2, maxLength: 5 }), integer({ min: 0 }), async (cases, seed) => {
        const all: (Case & Awaited<ReturnType<typeof shopOnce>>)[] = []
        for (const one of cases) all.push({ ...one, ...(await shopOnce(one)) })
        const copiesOf = (moment: readonly Case['arrives'][]) =>
          all
            .filter(({ arrives }) => moment.includes(arrives))
            .flatMap(({ notifications, copies }) => Array.from({ length: copies }, () => notifications).flat())
        const now = copiesOf(['at-once', 'early'])
        const spoilt = now.map((one, index) => spoil(one, seed + index * 7))
        const answers = await Promise.all(shuffle([...now, ...spoilt], seed).map(recorder.send))
        for (const status of answers) counted.set(status, (counted.get(status) ?? 0) + 1)
        await shop.settle()
        await shop.elapse(31 * MINUTE)
        await shop.settle()
        await Promise.all(shuffle(copiesOf(['late']), seed).map(recorder.send))
        await shop.settle()
        for (const seconds of [60 * MINUTE, DAY, 8 * DAY]) {
          await shop.elapse(seconds)
          await shop.settle()
        }
        for (const { begun, ends, method, arrives } of all) {
          const found = await row(begun)
          const wanted = ends === 'paid' ? { states: PAID, count: 1 } : { states: WITHOUT_MONEY, count: 0 }
          const isRight = wanted.states.includes(found.state) && found.mails === wanted.count && found.numbers === wanted.count
          expect({ method, ends, arrives, ...found, isRight }).toMatchObject({ isRight: true })
        }
      }),
      { numRuns: RUNS },
    )
    // Most of the corrupted notifications are refused; those of Zapper have no signature.
    expect([...counted.keys()].toSorted()).toEqual([200, 401])
    expect(Math.min(...counted.values())).toBeGreaterThan(100)
    const open = "select count(*) from payment_attempt where state in ('created', 'prepared', 'pending', 'review', 'paid_late')"
    expect(await shop.count(open)).toBe(0)
    expect(await shop.count("select count(*) from pending_order where state = 'waiting'")).toBe(0)
    const { payments } = (await shop.control('GET', 'ledger')) as { payments: Record<string, { status: string; cents: number }> }
    const captured = Object.values(payments).filter(({ status }) => status === 'captured')
    const held = "select coalesce(sum(amount_cents), 0) as count from payment_attempt where state = 'paid'"
    expect(captured.reduce((sum, { cents }) => sum + cents, 0)).toBe(await shop.count(held))
    // Refusing an outdated webhook of Yoco is logged as an error.
    expect(shop.faults.filter((line) => !line.includes('is out of date'))).toEqual([])
  },
  TIME_LIMIT_MS,
)
