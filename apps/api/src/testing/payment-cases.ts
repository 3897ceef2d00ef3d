import { afterAll, afterEach, expect } from 'vitest'
import { openPaymentShop, type PaymentShop, type PaymentShopOptions, type StartedPayment } from './open-payment-shop.ts'

export interface Ledger {
  readonly payments: Record<string, { readonly reference: string; readonly status: string; readonly cents: number; readonly id: string }>
  readonly refunds: Record<string, { readonly paymentId: string; readonly cents: number }>
}

/** States in which the provider may hold money for the attempt. */
const WITH_MONEY = new Set(['paid', 'paid_late', 'review', 'refund_pending', 'part_refunded', 'pending', 'prepared'])

export interface PaymentCases {
  readonly shop: PaymentShop
  /** The call of the card platform's return page. */
  readonly process: (begun: StartedPayment) => Promise<{ readonly state: string; readonly order?: { readonly orderNumber: string } }>
  /** Mails about an order, sent or not. */
  readonly mailsOf: (orderId: string | undefined) => Promise<number>
  readonly stateOf: (begun: StartedPayment) => Promise<string>
  readonly readLedger: () => Promise<Ledger>
}

/**
 * A shop with simulated providers for the tests of a file. After each test, the amounts that the providers hold must equal those in the
 * shop's records. Call it at the top of the file.
 */
export async function openPaymentCases(options: PaymentShopOptions = {}): Promise<PaymentCases> {
  const shop = await openPaymentShop(options)
  const readLedger = async () => (await shop.control('GET', 'ledger')) as unknown as Ledger
  afterEach(async () => {
    await shop.control('DELETE', 'faults')
    await expectTrueBooks(shop, readLedger)
  })
  afterAll(() => shop.close())
  return {
    shop,
    readLedger,
    async process({ checkoutId, pending }) {
      const answer = await shop.shopper.get(`/api/peach/process-order?id=${checkoutId}&checkoutReference=${pending.checkoutReference}`)
      return answer.result as { state: string; order?: { orderNumber: string } }
    },
    async mailsOf(orderId) {
      const sql =
        "select count(*) from outbox where topic = 'mail' and payload->>'kind' = 'order-confirmation' and payload->>'orderId' = $1"
      return shop.count(sql, [orderId])
    },
    async stateOf({ attemptId }) {
      const { rows } = await shop.database.pool.query<{ state: string }>('select state from payment_attempt where id = $1', [attemptId])
      return rows[0]?.state ?? ''
    },
  }
}

/** For every settled reference, the provider holds the amount in the shop's records; nothing is recorded as paid without money. */
async function expectTrueBooks(shop: PaymentShop, readLedger: () => Promise<Ledger>): Promise<void> {
  await shop.settle()
  const { payments, refunds } = await readLedger()
  const { rows } = await shop.database.pool.query<{ reference: string; state: string; held: number; reason: string | null }>(
    'select reference, state, captured_cents - refunded_cents as held, reason from payment_attempt',
  )
  for (const { reference, state, held, reason } of rows) {
    const captured = Object.values(payments).filter((one) => one.reference === reference && one.status === 'captured')
    const back = Object.values(refunds).filter(({ paymentId }) => captured.some(({ id }) => id === paymentId))
    const atProvider = sum(captured.map(({ cents }) => cents)) - sum(back.map(({ cents }) => cents))
    if (state === 'paid') expect({ reference, atProvider }).toEqual({ reference, atProvider: Number(held) })
    if (state === 'refunded') expect({ reference, atProvider }).toEqual({ reference, atProvider: 0 })
    if (atProvider > 0 && state !== 'paid') expect({ state, reason, isKnown: WITH_MONEY.has(state) }).toMatchObject({ isKnown: true })
  }
  const doubled = 'select count(*) from (select order_id from payment_attempt where state = $1 group by 1 having count(*) > 1) twice'
  expect(await shop.count(doubled, ['paid'])).toBe(0)
}

function sum(all: readonly number[]): number {
  return all.reduce((a, b) => a + b, 0)
}
