import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@meerkat/api/db'
import { importCatalog } from '@meerkat/api/import-catalog'
import { migrateDatabase } from '@meerkat/api/migrate'
import { type RunningSimulators, startSimulators } from '@meerkat/payment-simulators/start'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aLine, anOrder } from '../../api/src/testing/a-shopper.ts'
import { createPostgresDatabase } from '../../api/src/testing/create-postgres-database.ts'
import { findFreePort } from '../../api/src/testing/find-free-port.ts'
import { aPetShop } from '../../api/src/testing/pet-shop.ts'
import { type ShopProcess, startProcess } from './start-process.ts'

const QUIET = { info() {}, warn() {}, error() {} }
const SOON = { timeout: 60_000, interval: 100 }
const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-kill-'))
const started: ShopProcess[] = []

let database: Database
let databaseUrl: string
let simulators: RunningSimulators

beforeAll(async () => {
  databaseUrl = await createPostgresDatabase()
  database = await openDatabase({ databaseUrl, dataDir, log: QUIET })
  await migrateDatabase(database)
  await importCatalog(database, aPetShop())
  // Mails are deleted once they are sent, so count them when they are written.
  await database.pool.query(`create table written_mail (payload json);
    create function note_mail() returns trigger language plpgsql as $$ begin insert into written_mail values (new.payload); return new; end $$;
    create trigger note_mail after insert on outbox for each row when (new.topic = 'mail') execute function note_mail()`)
  // No notification is ever sent: only a query to the provider can settle a payment.
  simulators = await startSimulators({ shopUrl: 'http://127.0.0.1' })
})

afterAll(async () => {
  for (const shop of started) if (shop.child.exitCode === null && shop.child.signalCode === null) await shop.stop()
  await simulators.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(role: 'api' | 'worker'): Promise<{ shop: ShopProcess; origin: string }> {
  const port = await findFreePort()
  const shop = startProcess({
    ...simulators.environment,
    ROLE: role,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    PAYMENT_MODE: 'sim',
    PAYMENT_WEBHOOK_PATH_TOKEN: randomUUID().replaceAll('-', ''),
    PAYMENT_RECONCILE_SECONDS: '1',
  })
  started.push(shop)
  await shop.open
  return { shop, origin: `http://127.0.0.1:${port}` }
}

async function call(origin: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = (await (await fetch(`${origin}${path}`, init)).json()) as { code: number; result: Record<string, unknown> }
  if (answer.code !== 200) throw new Error(JSON.stringify(answer))
  return answer.result
}

/** A shopper pays at the provider, before the shop is notified. */
async function payAtProvider(origin: string): Promise<string> {
  const order = anOrder({ products: [aLine('TICK-COLLAR')] })
  const addressInformation = { ...order.addressInformation, payment_method_code: 'yoco' }
  const { checkoutReference, grandTotal, currency } = await call(origin, '/api/order/save-pending-order', { ...order, addressInformation })
  const request = { method: 'yoco', checkoutReference, grandTotal, currency, clientRequestId: randomUUID() }
  const { attemptId } = await call(origin, '/api/ext/yoco/create-checkout', request)
  const { reference } = await findAttempt(String(attemptId))
  const headers = { authorization: `Bearer ${simulators.controlToken}` }
  await fetch(`${simulators.controlUrl}/pay`, { method: 'POST', headers, body: JSON.stringify({ reference }) })
  return String(attemptId)
}

async function findAttempt(id: string) {
  const text = `select a.reference, a.state, a.order_id, (select count(*)::int from sales_order_number n where n.order_id = a.order_id) as numbers,
    (select count(*)::int from written_mail where payload->>'kind' = 'order-confirmation' and payload->>'orderId' = a.order_id::text) as mails
    from payment_attempt a where a.id = $1`
  const { rows } = await database.pool.query<{ reference: string; state: string; order_id: string; numbers: number; mails: number }>(text, [
    id,
  ])
  const [row] = rows
  if (!row) throw new Error('The attempt was not stored')
  return row
}

/**
 * Kills a process after the provider has answered and before the answer is committed: the order's row is locked here, so that the process
 * has to wait for it.
 */
async function killWhileSettling(shop: ShopProcess, attemptId: string, settle: () => unknown): Promise<void> {
  const { order_id: orderId } = await findAttempt(attemptId)
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select id from sales_order where id = $1 for update', [orderId])
    settle()
    const waiting = "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await expect.poll(async () => (await database.pool.query<{ count: number }>(waiting)).rows[0]?.count, SOON).toBeGreaterThan(0)
    shop.child.kill('SIGKILL')
    await shop.ended
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Makes the next query to the provider due now: on a fast machine the next process starts within the minimum interval between queries. */
const makeDue = (attemptId: string) =>
  database.pool.query('update payment_attempt set ask_next_at = now(), asked_at = null, asked_before_at = null where id = $1', [attemptId])

it('a payment is settled once after the processes were killed between the answer of its provider and the commit', async () => {
  const first = await start('api')
  const attemptId = await payAtProvider(first.origin)
  await killWhileSettling(first.shop, attemptId, () => {
    // The browser comes back from the provider; it never gets an answer.
    void fetch(`${first.origin}/api/payment/status?attempt=${attemptId}&ask=1`).catch(() => undefined)
  })
  const open = expect.objectContaining({ state: 'prepared', numbers: 0, mails: 0 })
  expect(await findAttempt(attemptId)).toEqual(open)

  const worker = await start('worker')
  await killWhileSettling(worker.shop, attemptId, () => makeDue(attemptId))
  expect(await findAttempt(attemptId)).toEqual(open)

  await start('worker')
  await makeDue(attemptId)
  await expect.poll(async () => (await findAttempt(attemptId)).state, SOON).toBe('paid')
  expect(await findAttempt(attemptId)).toMatchObject({ numbers: 1, mails: 1 })
  // The job of the killed worker is repeated or given up; either way it changes nothing.
  const { origin } = await start('api')
  expect(await call(origin, `/api/payment/status?attempt=${attemptId}`)).toEqual({ state: 'paid' })
})
