import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLine, anOrder } from '../../api/src/testing/a-shopper.ts'
import { createPostgresDatabase } from '../../api/src/testing/create-postgres-database.ts'
import { openPaymentShop, type PaymentShop, type StartedPayment } from '../../api/src/testing/open-payment-shop.ts'

const TOOL = join(import.meta.dirname, '..', 'src', 'shop.ts')

let databaseUrl: string
let shop: PaymentShop

beforeAll(async () => {
  databaseUrl = await createPostgresDatabase()
  shop = await openPaymentShop({ databaseUrl })
})
afterAll(async () => {
  await shop.close()
})

interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the tool as `npm run shop` does, with the variables of the shop. */
function run(words: string, change: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const env = {
    ...process.env,
    ...shop.simulators.environment,
    DATABASE_URL: databaseUrl,
    DATA_DIR: shop.dataDir,
    PAYMENT_MODE: 'sim',
    PAYMENT_WEBHOOK_PATH_TOKEN: shop.webhookSecrets[0] ?? '',
    ...change,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL, ...words.split(' ')], { env }, (fault, stdout, stderr) =>
      resolve({ code: typeof fault?.code === 'number' ? fault.code : 0, stdout, stderr }),
    )
  })
}

const referenceOf = ({ target }: StartedPayment) => target['reference'] ?? ''

async function pay(method: 'card' | 'yoco' | 'zapper'): Promise<{ begun: StartedPayment; number: string; reference: string }> {
  const begun = await shop.begin(method)
  await shop.pay(begun)
  await shop.settle()
  const { order } = await shop.status(begun)
  return { begun, number: order?.orderNumber ?? '', reference: referenceOf(begun) }
}

describe('orders', () => {
  it('shows attempts and notifications, and sends a part and the rest of a payment back', async () => {
    const { number, reference } = await pay('card')
    expect(await run(`orders refund ${number} 10.00 damaged`)).toMatchObject({ code: 0, stdout: expect.stringContaining('requested') })
    await shop.settle()
    const shown = await run(`orders show ${number}`)
    expect(shown).toMatchObject({ code: 0, stdout: expect.stringContaining(reference) })
    expect(shown.stdout).toMatch(/damaged/)
    expect(await run(`orders refund ${number} 100000 damaged`)).toMatchObject({ code: 1, stderr: expect.stringContaining('At most') })
    expect(await run(`orders refund ${number} all returned`)).toMatchObject({ code: 0 })
    await shop.settle()
    expect(await run(`orders refund ${number} all again`)).toMatchObject({ code: 1 })
    expect((await run(`payments show ${reference}`)).stdout).toContain('refunded')
  })

  it('says what to do for a provider without refunds, and payments records that it was done', async () => {
    const { number, reference } = await pay('zapper')
    const refused = await run(`orders refund ${number} all damaged`)
    expect(refused.code).toBe(1)
    const [, command = ''] = /npm run shop -- (payments returned \S+ \S+) REASON/.exec(refused.stderr) ?? []
    expect(command).toContain(reference)
    expect((await run('payments')).stdout).toContain(reference)
    expect(await run(`${command} damaged`)).toMatchObject({ code: 0, stdout: expect.stringContaining('recorded as sent back') })
    expect(await run('payments')).toMatchObject({ code: 0, stdout: 'No payment needs attention.\n' })
    expect((await run(`orders show ${number}`)).stdout).toContain('refunded')
  })
})

describe('payments', () => {
  it('lists money in doubt with its reason, and accepts it once', async () => {
    const begun = await shop.begin('yoco')
    await shop.control('POST', 'faults', { kind: 'mutateAmount', seconds: 600 })
    await shop.pay(begun)
    await shop.settle()
    await shop.control('DELETE', 'faults')
    const reference = referenceOf(begun)
    expect((await run('payments')).stdout).toMatch(new RegExp(`^${reference} .*review .*differs: amount$`, 'm'))
    expect(await run(`payments accept ${reference.toLowerCase()}`)).toMatchObject({ code: 0, stdout: `${reference}: paid\n` })
    expect(await run(`payments accept ${reference}`)).toMatchObject({ code: 1, stderr: expect.stringContaining('nothing to decide') })
    expect((await run('payments recent 1')).stdout).toContain(reference)
  })

  it('lists an order that was placed with an online method and stays unpaid', async () => {
    const { addressInformation, ...order } = anOrder({ products: [aLine('TICK-COLLAR')] })
    const body = { ...order, addressInformation: { ...addressInformation, payment_method_code: 'card' } }
    const { result } = await shop.shopper.post('/api/order', body)
    const { orderNumber, backendOrderId } = result as { orderNumber: string; backendOrderId: string }
    const line = new RegExp(`^order ${orderNumber}  unpaid  pending  card  .+ ZAR \\d+\\.\\d\\d  .*orders cancel$`, 'm')
    expect((await run('payments')).stdout).not.toMatch(line)
    await shop.database.pool.query("update sales_order set created_at = created_at - interval '4 days' where id = $1", [backendOrderId])
    expect((await run('payments')).stdout).toMatch(line)
    expect((await run('payments', { PAYMENT_UNPAID_DAYS: '5' })).stdout).not.toMatch(line)
  })

  it('gives up an order that waits for its payment, and returns its goods to stock', async () => {
    const before = await shop.stockOf('SHAMPOO-250')
    const begun = await shop.begin('yoco', { products: [aLine('SHAMPOO-250', 2)] })
    expect(await run(`payments cancel ${referenceOf(begun)}`)).toMatchObject({ code: 0 })
    expect(await shop.stockOf('SHAMPOO-250')).toBe(before)
    expect(await run(`payments cancel ${referenceOf(begun)}`)).toMatchObject({ code: 1 })
  })

  it.each(['payments nonsense', 'payments accept', 'payments resolve x'])('refuses "%s" with its usage', async (words) => {
    expect(await run(words)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('npm run shop -- payments') })
  })
})

describe('doctor', () => {
  it('names the address of each webhook, hides secrets, and says which provider cannot be reached', async () => {
    const { stdout } = await run('doctor')
    expect(stdout).toMatch(/ok +payments: peach: offered in mode sim; its webhook address is \S+\/api\/webhooks\/peach\/[0-9a-f]{64}/)
    for (const name of ['PEACH_ACCESS_TOKEN', 'YOCO_SECRET_KEY', 'ZAPPER_API_TOKEN', 'SNAPSCAN_API_KEY'])
      expect(stdout).not.toContain(shop.simulators.environment[name])
    const away = await run('doctor', { YOCO_BASE_URL: 'http://127.0.0.1:1' })
    expect(away).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/missing +payments: yoco: http:\/\/127\.0\.0\.1:1 cannot be reached/),
    })
    const hidden = await run('doctor', { YOCO_SECRET_KEY: '', YOCO_WEBHOOK_SECRETS: '' })
    expect(hidden.stdout).toMatch(/note +payments: yoco: not offered, because YOCO_SECRET_KEY, YOCO_WEBHOOK_SECRETS are not set/)
  })

  it.each([
    ['a simulator in mode live', { PAYMENT_MODE: 'live' }, 'PEACH_BASE_URL'],
    ['a part of the variables of a provider', { ZAPPER_API_TOKEN: '' }, 'ZAPPER_API_TOKEN'],
    ['no mode', { PAYMENT_MODE: '' }, 'PAYMENT_MODE'],
    ['a short path token', { PAYMENT_WEBHOOK_PATH_TOKEN: 'short' }, 'PAYMENT_WEBHOOK_PATH_TOKEN'],
    ['the same path token twice', { PAYMENT_WEBHOOK_PATH_TOKEN: `${'a'.repeat(30)},${'a'.repeat(30)}` }, 'PAYMENT_WEBHOOK_PATH_TOKEN'],
  ])('is refused like a start with %s, and prints no secret', async (_what, change, named) => {
    const { code, stdout, stderr } = await run('doctor', change)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(named)
    expect(stderr).not.toContain(shop.simulators.environment['YOCO_SECRET_KEY'])
    expect(stderr).not.toContain(shop.webhookSecrets[0])
  })
})
