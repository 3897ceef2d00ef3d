import { describe, expect, it, onTestFinished } from 'vitest'
import {
  METHODS,
  openPaymentShop,
  type PaymentShop,
  type PaymentShopOptions,
  type StartedPayment,
} from '../../testing/open-payment-shop.ts'

const SECRETS = ['PEACH_WEBHOOK_KEY_HEX', 'SNAPSCAN_WEBHOOK_AUTH_KEY', 'YOCO_WEBHOOK_SECRETS', 'PAYMENT_WEBHOOK_PATH_TOKEN'] as const
/** What each secret is replaced by. */
const FRESH: Readonly<Record<(typeof SECRETS)[number], string>> = {
  PEACH_WEBHOOK_KEY_HEX: 'ab'.repeat(32),
  SNAPSCAN_WEBHOOK_AUTH_KEY: 'a-fresh-key',
  YOCO_WEBHOOK_SECRETS: `whsec_${Buffer.from('a fresh secret').toString('base64')}`,
  PAYMENT_WEBHOOK_PATH_TOKEN: 'aFreshTokenOfThirtyCharacters1',
}

/** Closed after the test, so that the next one borrows the same database. */
async function open(options: PaymentShopOptions): Promise<PaymentShop> {
  const shop = await openPaymentShop(options)
  onTestFinished(() => shop.close())
  return shop
}

/** Pays once with each method. Returns the states at once and two minutes later, when the providers have been asked. */
async function payEach(shop: PaymentShop, methods: readonly (typeof METHODS)[number][]): Promise<{ at: string[]; later: string[] }> {
  const all: StartedPayment[] = []
  for (const method of methods) {
    const begun = await shop.begin(method)
    await shop.pay(begun)
    all.push(begun)
  }
  const states = async () => {
    await shop.settle()
    const found = []
    for (const begun of all) found.push((await shop.status(begun)).state as string)
    return found
  }
  const at = await states()
  await shop.elapse(121)
  return { at, later: await states() }
}

const times = (state: string, count: number) => Array.from({ length: count }, () => state)

describe('19: a replaced secret', () => {
  it('is accepted while it is listed after the new one', async () => {
    const shop = await open({
      change: (variables) => Object.fromEntries(SECRETS.map((name) => [name, `${FRESH[name]},${variables[name] ?? ''}`])),
    })
    expect((await payEach(shop, METHODS)).at).toEqual(times('paid', METHODS.length))
  })

  it.each(SECRETS)('is refused once it is removed: %s, and payments are settled by polling', async (name) => {
    const shop = await open({ change: () => ({ [name]: FRESH[name] }) })
    // Zapper signs nothing: only the webhook URL is secret.
    const own = { PEACH_WEBHOOK_KEY_HEX: 'card', SNAPSCAN_WEBHOOK_AUTH_KEY: 'snapscan', YOCO_WEBHOOK_SECRETS: 'yoco' } as const
    const methods = name === 'PAYMENT_WEBHOOK_PATH_TOKEN' ? METHODS : [own[name]]
    const { at, later } = await payEach(shop, methods)
    expect(at).toEqual(times('pending', methods.length))
    expect(later).toEqual(times('paid', methods.length))
    expect(await shop.count('select count(*) from payment_event')).toBe(0)
  })
})

it('20: in mode live, a success in test mode needs a person', async () => {
  const shop = await open({ believesLive: true })
  expect((await payEach(shop, ['card'])).at).toEqual(['review'])
  const shipped = "select count(*) from sales_order where status <> 'pending_payment'"
  expect(await shop.count(shipped)).toBe(0)
  expect(shop.logged.filter((line) => line.includes('needs a decision by a person'))).toHaveLength(1)
})

it.each([600, -600])(
  '23: with a clock that is %i seconds off, webhooks of Yoco fail loudly and payments are settled by polling',
  async (off) => {
    const shop = await open({ aheadSeconds: off })
    const { at, later } = await payEach(shop, ['yoco'])
    expect({ at, later }).toEqual({ at: ['pending'], later: ['paid'] })
    expect(shop.faults.filter((line) => line.includes('the clock of this machine is wrong')).length).toBeGreaterThan(0)
  },
)
