import { startSimulators } from '@meerkat/payment-simulators/start'
import { expect, it, onTestFinished, vi } from 'vitest'
import { checkPayments } from './check-payments.ts'
import { readPaymentConfig } from './modules/payment/config/payment-config.ts'
import { readStores } from './testing/open-test-shop.ts'

const TOKEN = 'k2v0Q3rT8yU1wX5zA7bC9d'
const SHOP = { publicUrl: 'http://shop.example', stores: readStores() }

async function openProviders() {
  const simulators = await startSimulators({ shopUrl: SHOP.publicUrl })
  const close = vi.fn<() => Promise<void>>(() => simulators.close())
  onTestFinished(async () => void (close.mock.calls.length === 0 && (await close())))
  const { config } = readPaymentConfig({ PAYMENT_MODE: 'sim', PAYMENT_WEBHOOK_PATH_TOKEN: TOKEN, ...simulators.environment })
  return { config, close }
}

const textsOf = async (config: Parameters<typeof checkPayments>[0], kind: string) =>
  (await checkPayments(config, SHOP)).filter((check) => check.kind === kind).map(({ text }) => text)

it('names the webhook address of every provider, and currencies of the shop that one does not take', async () => {
  const { config } = await openProviders()
  const offered = await textsOf(config, 'ok')
  for (const name of ['peach', 'zapper', 'snapscan', 'yoco'])
    expect(offered).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}: offered in mode sim; its webhook address is ${SHOP.publicUrl}/api/webhooks/${name}/`)),
    )
  expect(await textsOf(config, 'note')).toContainEqual(expect.stringContaining('yoco: not offered in EUR'))
})

it('reports a provider that cannot be reached', async () => {
  const { config, close } = await openProviders()
  await close()
  expect(await textsOf(config, 'missing')).toContainEqual(expect.stringMatching(/^peach: http:.* cannot be reached/))
})

it('reports a provider that does not answer in time', async () => {
  const { config } = await openProviders()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('The operation was aborted', 'TimeoutError'))
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await textsOf(config, 'missing')).toContainEqual(expect.stringMatching(/^peach: http:.* does not answer within 6 s$/))
})

it('reports when the clock of this machine is ten minutes off', async () => {
  const { config } = await openProviders()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const answer = await fetch(config.providers[0]!.origin, { method: 'HEAD' })
  vi.setSystemTime(Date.parse(answer.headers.get('date')!) + 600_000)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await textsOf(config, 'missing')).toContainEqual('peach: the clock of this machine is 600 s off: webhooks would be refused')
})

it('says which variables a hidden provider lacks', async () => {
  const { config } = readPaymentConfig({})
  expect(await textsOf(config, 'note')).toContainEqual(expect.stringMatching(/^yoco: not offered, because YOCO_SECRET_KEY/))
})
