import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type PaymentConfig, readPaymentConfig, webhookPath } from '@meerkat/api/payment-config'
import type { RunningSimulators } from '@meerkat/payment-simulators/start'

/** Below this path the host forwards to the simulators. Decision 0044. */
export const TEST_PAYMENTS_PATH = '/test-payments'

export interface TestPayments {
  readonly simulators: RunningSimulators
  /** The configuration of a shop whose providers are the simulators. */
  readonly config: PaymentConfig
  /** The shop listens: notifications can be sent to it. `address` is on this machine. */
  readonly connect: (address: string) => void
}

interface StartOptions {
  readonly publicUrl: string
  readonly dataDir: string
  /** What the operator has set for cash on delivery. */
  readonly payments: Pick<PaymentConfig, 'cash'>
}

/** Starts the payment simulators of the demo shop, with random credentials. */
export async function startTestPayments({ publicUrl, dataDir, payments }: StartOptions): Promise<TestPayments> {
  // Imported dynamically: a shop with real credentials never loads it.
  const { startSimulators } = await import('@meerkat/payment-simulators/start')
  const front = `${publicUrl}${TEST_PAYMENTS_PATH}`
  const simulators = await startSimulators({
    shopUrl: publicUrl,
    browserUrls: { frames: `${front}/frames`, pages: `${front}/pages` },
    ledgerFile: join(dataDir, 'test-payments.json'),
  })
  const token = randomBytes(24).toString('base64url')
  const { config: read, faults } = readPaymentConfig({
    PAYMENT_MODE: 'sim',
    PAYMENT_WEBHOOK_PATH_TOKEN: token,
    ...simulators.environment,
  })
  if (faults.length > 0) throw new Error(`the configuration of the payment simulators: ${faults.join('; ')}`)
  // Everybody who tries the demo shop uses the same address.
  const config = { ...read, cash: { ...payments.cash, openPerDay: null } }
  const webhook = (address: string, provider: string) => `${address}${webhookPath(config, provider)}`
  return {
    simulators,
    config,
    connect: (address) =>
      simulators.notify({
        card: webhook(address, 'peach'),
        zapper: webhook(address, 'zapper'),
        snapscan: webhook(address, 'snapscan'),
        yoco: webhook(address, 'yoco'),
      }),
  }
}
