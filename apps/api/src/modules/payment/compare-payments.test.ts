import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { METHODS, type Method, openPaymentShop, type PaymentShop, type StartedPayment } from '../../testing/open-payment-shop.ts'
import { compareDaily, comparePayments } from './compare-payments.ts'
import { listComparisons } from './comparison.store.ts'
import { listFindings } from './finding.store.ts'
import { readPaymentFigures } from './needs-attention.store.ts'

const NAMES = { card: 'peach', zapper: 'zapper', snapscan: 'snapscan', yoco: 'yoco' } as const
const OLD_ENOUGH_SECONDS = 16 * 60
const DAY_SECONDS = 86_400

let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})

afterEach(async () => {
  await shop.control('DELETE', 'faults')
})

afterAll(async () => {
  await shop.close()
})

async function paid(method: Method): Promise<StartedPayment> {
  const begun = await shop.begin(method)
  await shop.pay(begun)
  await shop.settle()
  expect((await shop.status(begun)).state).toBe('paid')
  return begun
}

const compare = (method: Method) => comparePayments(shop.payments, shop.payments.providers.byName(NAMES[method])!)
const findingsOf = async (method: Method) =>
  (await listFindings(shop.database.sql, 100)).filter(({ provider }) => provider === NAMES[method])

describe.each(METHODS)('the daily comparison with %s', (method) => {
  it('finds nothing when both sides know the same payments', async () => {
    await paid(method)
    await shop.elapse(OLD_ENOUGH_SECONDS)
    const report = await compare(method)
    expect(report).toMatchObject({ provider: NAMES[method], basis: method === 'snapscan' ? 'list' : 'asked', unexplained: 0 })
    expect(report.theirs).toBe(report.ours)
    expect(report.ours).toBeGreaterThan(0)
  })

  it('reports a payment that the provider does not know, and one of another amount', async () => {
    const [gone, other] = [await paid(method), await paid(method)]
    await shop.elapse(OLD_ENOUGH_SECONDS)
    await shop.database.pool.query(
      'update payment_attempt set captured_cents = captured_cents + 1, amount_cents = amount_cents + 1 where id = $1',
      [other.attemptId],
    )
    await shop.database.pool.query('update payment_attempt set reference = $2, provider_payment_id = $3 where id = $1', [
      gone.attemptId,
      `NOTTHEIRS${method.toUpperCase().slice(0, 6)}2`,
      `gone-${method}`,
    ])
    const before = (await findingsOf(method)).length
    expect((await compare(method)).unexplained).toBeGreaterThanOrEqual(1)
    const found = await findingsOf(method)
    expect(found.length).toBeGreaterThan(before)
    expect(found.map(({ attempt_id }) => attempt_id)).toContain(other.attemptId)
    // Comparing again reports nothing new.
    await compare(method)
    expect((await findingsOf(method)).length).toBe(found.length)
  })
})

it('reports a payment in the list of SnapScan that this shop knows nothing of', async () => {
  const begun = await paid('snapscan')
  await shop.elapse(OLD_ENOUGH_SECONDS)
  await shop.database.pool.query("update payment_attempt set provider = 'elsewhere' where id = $1", [begun.attemptId])
  expect((await compare('snapscan')).unexplained).toBeGreaterThan(0)
  expect((await findingsOf('snapscan')).map(({ kind, detail }) => `${kind} ${detail}`)).toContainEqual(
    expect.stringMatching(/^unknown-payment .*knows nothing$/),
  )
})

it('reads every page of the list of SnapScan', async () => {
  await shop.elapse(2 * DAY_SECONDS)
  const pending = await shop.save()
  const { link } = (await shop.beginFor('snapscan', pending)).target
  const before = (await compare('snapscan')).theirs
  for (let index = 0; index < 60; index += 1) {
    const url = new URL(link ?? '')
    url.searchParams.set('id', `PAGES${String(index).padStart(9, '0')}`)
    await shop.control('POST', 'pay', { link: url.href })
  }
  expect((await compare('snapscan')).theirs).toBe(before + 60)
})

it('settles money that arrived for an attempt that had ended without payment', async () => {
  await shop.control('POST', 'faults', { kind: 'dropWebhook', times: 99 })
  const begun = await shop.begin('yoco')
  await shop.database.pool.query("update payment_attempt set state = 'failed', ask_next_at = null where id = $1", [begun.attemptId])
  await shop.pay(begun)
  await shop.elapse(OLD_ENOUGH_SECONDS)
  await compare('yoco')
  expect((await shop.status(begun)).state).toBe('paid')
})

it('the comparison is made once a day for each provider, and again after a failure', async () => {
  await shop.elapse(2 * DAY_SECONDS)
  await shop.control('POST', 'faults', { kind: 'junk', provider: 'snapscan', times: 1 })
  await compareDaily(shop.payments)
  const today = async () => {
    const [newest] = await listComparisons(shop.database.sql, 1)
    return (await listComparisons(shop.database.sql, 50)).filter(({ day }) => day === newest?.day).map(({ provider }) => provider)
  }
  expect((await today()).toSorted()).toEqual(['peach', 'yoco', 'zapper'])
  expect(shop.logged.filter((line) => line.includes('could not be compared')).length).toBe(1)
  await Promise.all([compareDaily(shop.payments), compareDaily(shop.payments)])
  expect((await today()).toSorted()).toEqual(['peach', 'snapscan', 'yoco', 'zapper'])
  const { comparisons } = await readPaymentFigures(shop.database.sql)
  expect(comparisons.map(({ provider }) => provider)).toEqual(['peach', 'snapscan', 'yoco', 'zapper'])
})
