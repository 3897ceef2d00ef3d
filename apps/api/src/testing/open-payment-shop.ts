import { randomUUID } from 'node:crypto'
import type { PaymentState, PendingOrder } from '@meerkat/contract/payment'
import { type RunningSimulators, startSimulators } from '@meerkat/payment-simulators/start'
import { listDueReservations } from '../modules/order/pending-order.store.ts'
import { readPaymentConfig, webhookPath } from '../modules/payment/config/payment-config.ts'
import type { PaymentDeps } from '../modules/payment/payment-deps.ts'
import { paymentJobs } from '../modules/payment/payment-jobs.ts'
import { sweepPayments } from '../modules/payment/sweep-payments.ts'
import { openInvoicing } from '../open-invoicing.ts'
import { openPayments } from '../open-payments.ts'
import { aLine, anOrder, aShopper, type Shopper, type WireReply } from './a-shopper.ts'
import { findFreePort } from './find-free-port.ts'
import { openTestShop, readStores, type TestShop, type TestShopOptions } from './open-test-shop.ts'
import { aPetShop } from './pet-shop.ts'

type Provider = 'card' | 'zapper' | 'snapscan' | 'yoco'
export const METHODS = ['card', 'zapper', 'snapscan', 'yoco'] as const
export type Method = (typeof METHODS)[number]
/** The registry's name of a simulated provider. */
const NAMES: Readonly<Record<Provider, string>> = { card: 'peach', zapper: 'zapper', snapscan: 'snapscan', yoco: 'yoco' }

/** A payment that was begun. */
export interface StartedPayment {
  readonly pending: PendingOrder
  readonly state: PaymentState
  /** For `process-order`. */
  readonly checkoutId: string | null
  readonly attemptId: string
  /** Identifies the checkout to the simulator, by our reference or by its link. */
  readonly target: Readonly<Record<string, string>>
}

export interface PaymentShop extends TestShop {
  readonly shopper: Shopper
  readonly simulators: RunningSimulators
  readonly url: string
  readonly webhookSecrets: readonly string[]
  /** The same parts as in the API, for jobs that a test runs itself. */
  readonly payments: PaymentDeps
  /** Calls the simulators' control. */
  control(method: string, name: string, body?: unknown): Promise<Record<string, unknown>>
  save(fields?: object): Promise<PendingOrder>
  begin(method: Method, fields?: object): Promise<StartedPayment>
  beginFor(method: Method, pending: PendingOrder): Promise<StartedPayment>
  /** Pays at the provider without a browser. */
  pay(begun: StartedPayment, outcome?: object): Promise<unknown>
  status(begun: StartedPayment, query?: string): Promise<PaymentState>
  /** Runs jobs, notifications and status queries until nothing is due. */
  settle(): Promise<void>
  /** Rolls back the next transaction of a job, as if the process were killed before the commit. */
  loseNextCommit(): void
  /** Moves the clocks of shop and providers. */
  elapse(seconds: number): Promise<void>
  stockOf(sku: string): Promise<number>
  count(sql: string, values?: unknown[]): Promise<number>
}

export interface PaymentShopOptions extends Partial<TestShopOptions> {
  /** Returns variables of the payment settings that replace those of the simulated providers. */
  readonly change?: (variables: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  /** Runs the shop in live mode, while its providers are in test mode. */
  readonly believesLive?: boolean
  /** By how much the shop's clock is ahead of the providers'. */
  readonly aheadSeconds?: number
}

/** A shop with all online methods and the simulated providers, which notify it over HTTP. */
export async function openPaymentShop({
  change = () => ({}),
  believesLive = false,
  aheadSeconds = 0,
  ...options
}: PaymentShopOptions = {}): Promise<PaymentShop> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const token = randomUUID().replaceAll('-', '')
  const config = { webhookSecrets: [token] }
  const hooks = Object.entries(NAMES).map(([simulated, name]) => [simulated, `${url}${webhookPath(config, name)}`])
  let offsetMs = 0
  const nowMs = () => Date.now() + offsetMs
  const simulators = await startSimulators({ shopUrl: url, webhookUrls: Object.fromEntries(hooks), timeScale: 0, now: nowMs })
  const variables = {
    ...simulators.environment,
    PAYMENT_MODE: 'sim',
    PAYMENT_WEBHOOK_PATH_TOKEN: token,
    PAYMENT_SIM_BROWSER_URL: simulators.apiUrl,
  }
  const read = readPaymentConfig({ ...variables, ...change(variables) })
  if (read.faults.length > 0) throw new Error(read.faults.join('; '))
  const payments = believesLive ? { ...read.config, mode: 'live' as const } : read.config
  const now = () => new Date(nowMs() + aheadSeconds * 1000)
  const shop = await openTestShop({ bundle: aPetShop(), payments, now, publicUrl: url, hasJobs: false, ...options })
  await shop.app.listen({ port, host: '127.0.0.1' })
  const shopper = aShopper(shop.app)
  const write = (_details: object, message: string) => shop.logged.push(message)
  const log = { info: write, warn: write, error: write }
  let isLost = false
  const deps = openPayments({
    database: {
      sql: shop.database.sql,
      transaction: (work) =>
        shop.database.transaction(async (tx) => {
          const result = await work(tx)
          if (!isLost) return result
          isLost = false
          throw new Error('The process was killed before it committed')
        }),
    },
    log,
    now,
    invoicing: openInvoicing(readStores(), now),
    config: payments,
    changed: () => undefined,
  })
  const jobs = paymentJobs(deps)

  async function control(method: string, name: string, body?: unknown) {
    const response = await fetch(`${simulators.controlUrl}/${name}`, {
      method,
      headers: { authorization: `Bearer ${simulators.controlToken}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Record<string, unknown>
  }

  async function save(fields: object = {}): Promise<PendingOrder> {
    const order = anOrder({ products: [aLine('TICK-COLLAR')], ...fields })
    const payment_method_code = order.addressInformation.payment_method_code === 'cashondelivery' ? 'card' : undefined
    const body = { ...order, addressInformation: { ...order.addressInformation, ...(payment_method_code && { payment_method_code }) } }
    const answer = await shopper.post('/api/order/save-pending-order', body)
    if (answer.code !== 200) throw new Error(`${answer.code} ${JSON.stringify(answer.result)}`)
    return answer.result as PendingOrder
  }

  async function beginFor(method: Method, pending: PendingOrder): Promise<StartedPayment> {
    const { checkoutReference, grandTotal, currency } = pending
    const request = { method, checkoutReference, grandTotal, currency, clientRequestId: randomUUID() }
    const answer = await startCall(shopper, method, request)
    if (answer.code !== 200) throw new Error(`${answer.code} ${JSON.stringify(answer.result)}`)
    const result = answer.result as { id?: string; attemptId: string; qr?: { link: string; reference: string } }
    const [row] = (
      await shop.database.pool.query<{ reference: string }>('select reference from payment_attempt where id = $1', [result.attemptId])
    ).rows
    const target: Record<string, string> = method === 'snapscan' ? { link: result.qr?.link ?? '' } : { reference: row?.reference ?? '' }
    return { pending, state: answer.result as PaymentState, checkoutId: result.id ?? null, attemptId: result.attemptId, target }
  }

  async function settle(): Promise<void> {
    for (;;) {
      // Waits for the notifications that are on their way.
      await control('POST', 'clock', { advanceSeconds: 0 })
      await sweepPayments({ ...deps, listDueReservations })
      const { rows } = await shop.database.pool.query<{ id: number; topic: string; payload: unknown }>(
        "delete from outbox where topic like 'payment-%' and available_at <= now() + $1 * interval '1 millisecond' returning id, topic, payload",
        [offsetMs],
      )
      if (rows.length === 0) return
      for (const { topic, payload } of rows) await jobs[topic]?.(payload)
    }
  }

  return {
    ...shop,
    shopper,
    simulators,
    url,
    webhookSecrets: [token],
    payments: deps,
    control,
    save,
    beginFor,
    settle,
    begin: async (method, fields) => beginFor(method, await save(fields)),
    pay: (begun, outcome = {}) => control('POST', 'pay', { ...begun.target, ...outcome }),
    async status({ attemptId, pending }, query = '') {
      const path = `/api/payment/status?attempt=${attemptId}&checkoutReference=${pending.checkoutReference}${query}`
      return (await shopper.get(path)).result as PaymentState
    },
    loseNextCommit() {
      isLost = true
    },
    async elapse(seconds) {
      offsetMs += seconds * 1000
      await control('POST', 'clock', { advanceSeconds: 0 })
    },
    async stockOf(sku) {
      const { rows } = await shop.database.pool.query<{ qty: number }>('select qty from stock where sku = $1', [sku])
      return Number(rows[0]?.qty)
    },
    async count(sql, values = []) {
      const { rows } = await shop.database.pool.query<{ count: number }>(sql, values)
      return Number(rows[0]?.count)
    },
    async close() {
      await simulators.close()
      await shop.close()
    },
  }
}

function startCall(shopper: Shopper, method: Method, request: Readonly<Record<string, unknown>>): Promise<WireReply> {
  const { checkoutReference, grandTotal } = request
  if (method === 'card') return shopper.post('/api/peach/checkoutid', { checkoutReference, grandTotal })
  return shopper.post(method === 'yoco' ? '/api/ext/yoco/create-checkout' : '/api/payment/execute', request)
}
