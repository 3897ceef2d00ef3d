import { createHmac } from 'node:crypto'
import type { CashTerms } from '@meerkat/domain/payment/cash-on-delivery'
import type { PaymentMode, ProviderDefinition, Variables } from '../port.ts'
import { isLoopback } from '../providers/is-page-of.ts'
import { PROVIDERS } from '../registry.ts'

/** A provider whose variables are complete. */
export interface ConfiguredProvider {
  readonly definition: ProviderDefinition
  readonly variables: Variables
  readonly origin: string
}

export interface PaymentConfig {
  readonly mode: PaymentMode
  /** Where providers send browsers and notifications; the shop's own address unless it is set. */
  readonly publicUrl: string | null
  readonly reservationMs: number
  readonly reconcileMs: number
  /** A placed order that is unpaid for longer needs a person. */
  readonly unpaidMs: number
  /** The current secret first; older ones are accepted while they are listed. */
  readonly webhookSecrets: readonly string[]
  readonly simulatorUrl: string | null
  readonly simulatorFrames: readonly string[]
  readonly providers: readonly ConfiguredProvider[]
  readonly cash: CashTerms
  /** Why methods are not offered: one sentence each, for the log and for `doctor`. */
  readonly hidden: readonly string[]
}

const OWN_VARIABLES = [
  'PAYMENT_MODE',
  'PAYMENT_PUBLIC_URL',
  'PAYMENT_RESERVATION_MINUTES',
  'PAYMENT_RECONCILE_SECONDS',
  'PAYMENT_UNPAID_DAYS',
  'PAYMENT_WEBHOOK_PATH_TOKEN',
  'PAYMENT_SIM_BROWSER_URL',
  'PAYMENT_SIM_FRAMES_URL',
  'COD_MIN_CENTS',
  'COD_MAX_CENTS',
  'COD_FEE_CENTS',
  'COD_OPEN_PER_DAY',
  'COD_CONFIRM_ABOVE_CENTS',
  'COD_CONFIRM_HOURS',
] as const

/** Every variable of payments; the server's list of variables contains them. */
export const PAYMENT_VARIABLES: readonly string[] = [
  ...OWN_VARIABLES,
  ...PROVIDERS.flatMap(({ required, optional }) => [...required, ...optional]),
]

const MODES = new Set(['sim', 'test', 'live'])
const DEFAULT_RESERVATION_MINUTES = 30
const DEFAULT_RECONCILE_SECONDS = 60
const DEFAULT_UNPAID_DAYS = 3
const DEFAULT_CASH_PER_DAY = 3
const DEFAULT_CONFIRM_HOURS = 24
const DAY_MS = 86_400_000
/** Minimum length in characters: 22 in base64url are 128 bits. */
const MIN_TOKEN_LENGTH = 22

export interface ReadConfig {
  readonly config: PaymentConfig
  /** Errors with which the shop must not start, one sentence each. */
  readonly faults: readonly string[]
}

/** Checks all variables of payments at once. docs/payments.md, "Configuration". */
export function readPaymentConfig(variables: Variables): ReadConfig {
  const faults: string[] = []
  const given = PROVIDERS.filter(({ required }) => required.some((name) => variables[name]))
  const asked = variables['PAYMENT_MODE']
  if (asked !== undefined && !MODES.has(asked)) faults.push('PAYMENT_MODE: must be sim, test or live')
  if (asked === undefined && given.length > 0)
    faults.push(`PAYMENT_MODE: must be test or live, because ${given.map(({ name }) => name).join(', ')} is configured`)
  const mode = (asked && MODES.has(asked) ? asked : 'test') as PaymentMode
  const publicUrl = variables['PAYMENT_PUBLIC_URL']?.replace(/\/$/, '') ?? null
  if (publicUrl !== null && !isWebAddress(publicUrl)) faults.push('PAYMENT_PUBLIC_URL: must be an address such as https://shop.example')
  else if (publicUrl !== null && mode === 'live') faults.push(...refuseUnsafe('PAYMENT_PUBLIC_URL', publicUrl))
  const number = (name: string, fallback: number | null, [least, most]: readonly [number, number]) => {
    const text = variables[name]
    if (text === undefined) return fallback
    // Digits only: JavaScript reads a blank as 0.
    const value = /^\d+$/.test(text) ? Number(text) : -1
    if (value >= least && value <= most) return value
    faults.push(`${name}: must be a whole number from ${least} to ${most}`)
    return fallback
  }
  const webhookSecrets = (variables['PAYMENT_WEBHOOK_PATH_TOKEN'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (webhookSecrets.some((secret) => secret.length < MIN_TOKEN_LENGTH || !/^[\w-]+$/.test(secret)))
    faults.push(`PAYMENT_WEBHOOK_PATH_TOKEN: must be random, with at least ${MIN_TOKEN_LENGTH} letters, digits, - and _`)
  if (new Set(webhookSecrets).size < webhookSecrets.length) faults.push('PAYMENT_WEBHOOK_PATH_TOKEN: the same token is listed twice')
  const providers: ConfiguredProvider[] = []
  const hidden: string[] = []
  for (const definition of PROVIDERS) {
    const missing = definition.required.filter((name) => !variables[name])
    if (missing.length === definition.required.length) {
      hidden.push(`${definition.name}: not offered, because ${missing.join(', ')} are not set`)
      continue
    }
    if (missing.length > 0) {
      faults.push(`${missing.join(', ')}: must be set, because other variables of ${definition.name} are`)
      continue
    }
    const origin = (variables[definition.originVariable] ?? (mode === 'sim' ? '' : definition.origins[mode][0]) ?? '').replace(/\/$/, '')
    const own = [...checkOrigin(definition, origin, mode), ...(mode === 'sim' ? [] : definition.check(variables, mode))]
    faults.push(...own.map((fault) => (fault.startsWith(definition.originVariable) ? fault : `${definition.name}: ${fault}`)))
    faults.push(...refuseTestMarks(definition, variables, mode), ...refuseOtherAddresses(definition, variables, mode))
    if (own.length === 0) providers.push({ definition, variables, origin })
  }
  if (providers.length > 0 && webhookSecrets.length === 0)
    faults.push('PAYMENT_WEBHOOK_PATH_TOKEN: must be set, because a payment provider is configured')
  const minCents = number('COD_MIN_CENTS', null, [0, 1e12])
  const maxCents = number('COD_MAX_CENTS', null, [0, 1e12])
  if (minCents !== null && maxCents !== null && minCents > maxCents)
    faults.push('COD_MIN_CENTS: must not be above COD_MAX_CENTS, or cash on delivery is never offered')
  const config: PaymentConfig = {
    mode,
    publicUrl,
    reservationMs: (number('PAYMENT_RESERVATION_MINUTES', DEFAULT_RESERVATION_MINUTES, [1, 1440]) ?? 0) * 60_000,
    reconcileMs: (number('PAYMENT_RECONCILE_SECONDS', DEFAULT_RECONCILE_SECONDS, [1, 120]) ?? 0) * 1000,
    unpaidMs: (number('PAYMENT_UNPAID_DAYS', DEFAULT_UNPAID_DAYS, [1, 365]) ?? 0) * DAY_MS,
    webhookSecrets,
    ...readSimulator(variables, mode, faults),
    providers,
    cash: {
      minCents,
      maxCents,
      confirmAboveCents: number('COD_CONFIRM_ABOVE_CENTS', null, [0, 1e12]),
      confirmMs: (number('COD_CONFIRM_HOURS', DEFAULT_CONFIRM_HOURS, [1, 168]) ?? 0) * 3_600_000,
      feeCents: number('COD_FEE_CENTS', 0, [0, 1e12]) ?? 0,
      openPerDay: number('COD_OPEN_PER_DAY', DEFAULT_CASH_PER_DAY, [0, 10_000]) || null,
    },
    hidden,
  }
  return { config, faults }
}

/** Where browsers find the simulators; they exist in mode `sim` only. */
function readSimulator(variables: Variables, mode: PaymentMode, faults: string[]): Pick<PaymentConfig, 'simulatorUrl' | 'simulatorFrames'> {
  const simulatorUrl = variables['PAYMENT_SIM_BROWSER_URL']?.replace(/\/$/, '') ?? null
  const simulatorFrames = (variables['PAYMENT_SIM_FRAMES_URL'] ?? '').split(',').filter(Boolean)
  if (simulatorUrl !== null && !isWebAddress(simulatorUrl))
    faults.push('PAYMENT_SIM_BROWSER_URL: must be an address such as http://127.0.0.1:4300')
  if (!simulatorFrames.every(isWebAddress)) faults.push('PAYMENT_SIM_FRAMES_URL: must be addresses such as http://127.0.0.1:4301')
  return mode === 'sim' ? { simulatorUrl, simulatorFrames } : { simulatorUrl: null, simulatorFrames: [] }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

/** Payments without a provider and without limits: cash, and whatever else needs no dialog. */
export const NO_PAYMENTS: PaymentConfig = readPaymentConfig({ COD_OPEN_PER_DAY: '0' }).config

/** The secret parts of a provider's webhook URL. They are derived from the secrets, so that no two providers share one. */
export function webhookTokens({ webhookSecrets }: Pick<PaymentConfig, 'webhookSecrets'>, provider: string): string[] {
  return webhookSecrets.map((secret) => createHmac('sha256', secret).update(`webhook ${provider}`).digest('hex'))
}

export function webhookPath(config: Pick<PaymentConfig, 'webhookSecrets'>, provider: string): string {
  return `/api/webhooks/${provider}/${webhookTokens(config, provider)[0] ?? ''}`
}

function checkOrigin({ originVariable, origins }: ProviderDefinition, origin: string, mode: PaymentMode): string[] {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return [`${originVariable}: must be an address without a path`]
  const isLocal = isLoopback(new URL(origin))
  if (mode === 'sim') return isLocal ? [] : [`${originVariable}: must be on this machine in mode sim`]
  return origins[mode].includes(origin) ? [] : [`${originVariable}: must be one of ${origins[mode].join(', ')} in mode ${mode}`]
}

/** Refuses test keys in mode live, because payments would then move no money. */
function refuseTestMarks({ required, name }: ProviderDefinition, variables: Variables, mode: PaymentMode): string[] {
  if (mode !== 'live') return []
  return required
    .filter((variable) => /sk_test_|_test_|sandbox/i.test(variables[variable] ?? ''))
    .map((variable) => `${name}: ${variable} is a test key, which mode live refuses`)
}

/** Checks the URLs of a provider other than its API's, even those that no call uses yet. */
function refuseOtherAddresses({ optional, originVariable }: ProviderDefinition, variables: Variables, mode: PaymentMode): string[] {
  if (mode !== 'live') return []
  return optional
    .filter((name) => name !== originVariable && name.endsWith('_URL') && variables[name] !== undefined)
    .filter((name) => !isSafe(variables[name] ?? ''))
    .map((name) => `${name}: must be an https address of the provider in mode live`)
}

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.protocol === 'https:' && !isLoopback(url)
}

function refuseUnsafe(name: string, address: string): string[] {
  return isSafe(address) ? [] : [`${name}: must be an https address of this shop in mode live`]
}
