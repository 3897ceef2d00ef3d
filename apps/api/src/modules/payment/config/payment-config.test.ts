import { describe, expect, it } from 'vitest'
import type { Variables } from '../port.ts'
import { PROVIDERS } from '../registry.ts'
import { readPaymentConfig, webhookPath } from './payment-config.ts'

const TOKEN = 'k2v0Q3rT8yU1wX5zA7bC9d'
const HEX = '0123456789abcdef'.repeat(4)
const PEACH = { PEACH_ACCESS_TOKEN: 'token', PEACH_WEBHOOK_KEY_HEX: HEX, PEACH_ENTITY_ID_ZAR: HEX.slice(0, 32) }
const ZAPPER = { ZAPPER_MERCHANT_ID: '1', ZAPPER_SITE_ID: '2', ZAPPER_API_TOKEN: 'a', ZAPPER_API_KEY: 'b' }
const SNAPSCAN = { SNAPSCAN_SNAP_CODE: 'Shop1', SNAPSCAN_API_KEY: 'a', SNAPSCAN_WEBHOOK_AUTH_KEY: 'b' }
const YOCO = { YOCO_SECRET_KEY: 'sk_live_1', YOCO_WEBHOOK_SECRETS: 'whsec_AAAA' }
const LIVE = { PAYMENT_MODE: 'live', PAYMENT_WEBHOOK_PATH_TOKEN: TOKEN }
const TEST = { PAYMENT_MODE: 'test', PAYMENT_WEBHOOK_PATH_TOKEN: TOKEN }

const names = (variables: Variables) => readPaymentConfig(variables).config.providers.map(({ definition }) => definition.name)

describe('the shop does not start', () => {
  const rows: readonly (readonly [string, Variables, RegExp])[] = [
    ['without a mode', { ...PEACH, PAYMENT_WEBHOOK_PATH_TOKEN: TOKEN }, /^PAYMENT_MODE: must be test or live/],
    ['with an unknown mode', { ...PEACH, ...LIVE, PAYMENT_MODE: 'prod' }, /^PAYMENT_MODE: must be sim, test or live/],
    ['live with a test key', { ...LIVE, ...YOCO, YOCO_SECRET_KEY: 'sk_test_1' }, /YOCO_SECRET_KEY must be a live key/],
    ['live with a sandbox key', { ...LIVE, ...PEACH, PEACH_ACCESS_TOKEN: 'sandbox-1' }, /PEACH_ACCESS_TOKEN is a test key/],
    ['testing with a live key', { ...TEST, ...YOCO }, /YOCO_SECRET_KEY must be a test key/],
    ['live with a simulator', { ...LIVE, ...PEACH, PEACH_BASE_URL: 'http://127.0.0.1:4301' }, /^PEACH_BASE_URL: must be one of https:/],
    ['live with plain http', { ...LIVE, ...YOCO, YOCO_BASE_URL: 'http://payments.yoco.com' }, /^YOCO_BASE_URL: must be one of/],
    ['live with the sandbox', { ...LIVE, ...PEACH, PEACH_BASE_URL: 'https://eu-test.oppwa.com' }, /^PEACH_BASE_URL: must be one of/],
    [
      'live with another simulator',
      { ...LIVE, ...ZAPPER, ZAPPER_GATEWAY_URL: 'http://localhost:1' },
      /^ZAPPER_GATEWAY_URL: must be an https/,
    ],
    [
      'live at an address of this machine',
      { ...LIVE, ...YOCO, PAYMENT_PUBLIC_URL: 'https://localhost' },
      /^PAYMENT_PUBLIC_URL: must be an https/,
    ],
    [
      'simulating elsewhere',
      { ...TEST, ...YOCO, PAYMENT_MODE: 'sim', YOCO_BASE_URL: 'https://payments.yoco.com' },
      /must be on this machine/,
    ],
    [
      'with only some of the variables of a provider',
      { ...LIVE, SNAPSCAN_SNAP_CODE: 'Shop1' },
      /^SNAPSCAN_API_KEY, SNAPSCAN_WEBHOOK_AUTH_KEY: must be set/,
    ],
    ['testing SnapScan, which has no test mode', { ...TEST, ...SNAPSCAN }, /SnapScan has no test mode/],
    ['without a path token', { PAYMENT_MODE: 'live', ...YOCO }, /^PAYMENT_WEBHOOK_PATH_TOKEN: must be set/],
    ['with a short path token', { ...LIVE, ...YOCO, PAYMENT_WEBHOOK_PATH_TOKEN: 'short' }, /^PAYMENT_WEBHOOK_PATH_TOKEN: must be random/],
    ['with the same path token twice', { ...LIVE, ...YOCO, PAYMENT_WEBHOOK_PATH_TOKEN: `${TOKEN},${TOKEN}` }, /listed twice/],
    ['without any card entity', { ...LIVE, ...PEACH, PEACH_ENTITY_ID_ZAR: undefined }, /one of PEACH_ENTITY_ID_ZAR, PEACH_ENTITY_ID_EUR/],
    ['with an invalid card entity', { ...LIVE, ...PEACH, PEACH_ENTITY_ID_EUR: 'x' }, /PEACH_ENTITY_ID_EUR must be 32 hex/],
    ['with a limit for cash that is not a whole number', { COD_MAX_CENTS: '10.5' }, /^COD_MAX_CENTS: must be a whole number/],
    ['with a blank for a number', { COD_MIN_CENTS: ' ' }, /^COD_MIN_CENTS: must be a whole number/],
    ['with limits for cash that no amount meets', { COD_MIN_CENTS: '500', COD_MAX_CENTS: '100' }, /^COD_MIN_CENTS: must not be above/],
    ['with a return address that is none', { PAYMENT_PUBLIC_URL: 'shop:443' }, /^PAYMENT_PUBLIC_URL: must be an address/],
    ['with a simulator that is none', { PAYMENT_SIM_BROWSER_URL: 'here' }, /^PAYMENT_SIM_BROWSER_URL: must be an address/],
    ['with frames that are none', { PAYMENT_SIM_FRAMES_URL: 'http://127.0.0.1:1,there' }, /^PAYMENT_SIM_FRAMES_URL: must be addresses/],
  ]
  it.each(rows)('%s', (_why, variables, fault) => {
    expect(readPaymentConfig(variables).faults).toContainEqual(expect.stringMatching(fault))
  })
})

describe('the shop starts', () => {
  it('with every provider live', () => {
    const { faults, config } = readPaymentConfig({ ...LIVE, ...PEACH, ...ZAPPER, ...SNAPSCAN, ...YOCO })
    expect(faults).toEqual([])
    expect(config).toMatchObject({ mode: 'live', simulatorUrl: null })
    expect(config.providers).toHaveLength(4)
  })

  it('with card payments in euro only', () => {
    const variables = { ...LIVE, ...PEACH, PEACH_ENTITY_ID_ZAR: undefined, PEACH_ENTITY_ID_EUR: HEX.slice(0, 32) }
    expect(readPaymentConfig(variables).faults).toEqual([])
    expect(names(variables)).toEqual(['peach'])
  })

  it('without any variable, and says which methods are hidden', () => {
    const { faults, config } = readPaymentConfig({})
    expect(faults).toEqual([])
    expect(config.hidden.map((reason) => reason.split(':')[0])).toEqual(PROVIDERS.map(({ name }) => name))
  })
})

it('gives each provider a different webhook URL', () => {
  const { config } = readPaymentConfig({ ...LIVE, ...PEACH, ...ZAPPER, ...SNAPSCAN, ...YOCO })
  const paths = config.providers.map(({ definition }) => webhookPath(config, definition.name))
  expect(new Set(paths.map((path) => path.split('/').at(-1))).size).toBe(4)
})
