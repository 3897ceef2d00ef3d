import { randomBytes } from 'node:crypto'
import { PAYMENT_VARIABLES, readPaymentConfig } from '@meerkat/api/payment-config'
import { parseTrustedClients } from '@meerkat/api/trusted-clients'
import type { StoresFile } from '@meerkat/contract/store-config'
import { readStores, SettingsFault } from '@meerkat/settings/read-stores'
import * as z from 'zod/mini'

// Without a language the small build of the schema library only says "Invalid input".
z.config(z.locales.en())

/** A reason not to start, in one sentence for the person who started it. */
export class StartFault extends Error {
  override readonly name = 'StartFault'
}

/** Digits only: JavaScript reads a blank as 0 and `0x10` as 16. */
function wholeNumber(least: number, most: number) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
      if (value >= least && value <= most) return value
      context.issues.push({ code: 'custom', input: text, message: `must be a whole number from ${least} to ${most}` })
      return z.NEVER
    }),
  )
}

/** Pages, pictures and the API have fixed paths from the root. */
const ShopUrl = z
  .string()
  .check(
    z.refine(
      (url) => URL.canParse(url) && /^https?:\/\/[^/?#@]+\/?$/.test(url),
      'must be an address without a path, such as https://shop.example: the shop needs a host of its own',
    ),
  )
/** The base address of the server: calls go to `/api` below it. */
const ApiUrl = z
  .string()
  .check(z.refine((url) => URL.canParse(url) && /^https?:\/\/[^?#]+$/.test(url), 'must be an address such as https://api.shop.example'))
const SmtpUrl = z
  .string()
  .check(
    z.refine(
      (url) => /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== '',
      'must start with smtp:// or smtps:// and name a host, such as smtp://user:password@mail.example:587',
    ),
  )
const Switch = z.enum(['on', 'off'])

const TrustedClients = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const clients = parseTrustedClients(text)
    if (typeof clients !== 'string') return clients
    context.issues.push({ code: 'custom', input: text, message: `"${clients}" must be an address or a network such as 192.0.2.0/24=50` })
    return z.NEVER
  }),
)

/** Checked together, because they depend on each other. */
const PaymentVariables = Object.fromEntries(PAYMENT_VARIABLES.map((name) => [name, z.optional(z.string())]))

/** Every variable that the shop reads; `.env.example` lists the same ones. Nothing else reads the environment. */
export const Environment = z.object({
  ...PaymentVariables,
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  PUBLIC_URL: z.optional(ShopUrl),
  TRUSTED_PROXIES: z._default(wholeNumber(0, 10), 0),
  TRUSTED_CLIENTS: z._default(TrustedClients, []),
  DATA_DIR: z._default(z.string(), './var'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\//, 'must start with postgres://'))),
  API_URL: z.optional(ApiUrl),
  ROLE: z._default(z.enum(['all', 'api', 'web', 'worker']), 'all'),
  WORKERS: z._default(wholeNumber(1, 64), 1),
  SEED: z._default(z.enum(['demo', 'none']), 'demo'),
  OUTPUT_CACHE: z._default(Switch, 'off'),
  OUTPUT_CACHE_TTL: z._default(wholeNumber(1, 999_999_999), 86_400),
  // No minimum length: migrating shops bring the key that their other systems already use.
  INVALIDATE_KEY: z.optional(z.string()),
  SMTP_URL: z.optional(SmtpUrl),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address, or "Name <address>"'))),
  RATE_LIMITS: z._default(Switch, 'on'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  METRICS_TOKEN: z.optional(z.string()),
  HSTS: z._default(z.enum(['on', 'subdomains', 'off']), 'on'),
  SHOP_CONFIG: z.optional(z.string()),
  SERVICE_WORKER: z._default(Switch, 'on'),
  KEEP_BUILDS_DAYS: z._default(wholeNumber(0, 365), 7),
})

/** Browsers then refuse plain http for a year; with `subdomains` also for subdomains, which may belong to somebody else. */
const HSTS = { on: 'max-age=31536000', subdomains: 'max-age=31536000; includeSubDomains', off: null } as const

export type Config = ReturnType<typeof loadConfig>

/**
 * The environment and the settings of the shop (`storesFile` with the file of `SHOP_CONFIG` merged over it), checked and frozen.
 * @throws StartFault naming every fault, not only the first.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>, storesFile: string) {
  const parsed = Environment.safeParse(withoutEmpty(env))
  const stores = tryReadStores(storesFile, env['SHOP_CONFIG'])
  const payments = readPaymentConfig(withoutEmpty(env))
  const faults = [...(parsed.success ? [] : faultsOf(parsed.error)), ...payments.faults, ...(isFaults(stores) ? stores : [])]
  if (!parsed.success || payments.faults.length > 0 || isFaults(stores))
    throw new StartFault(`The configuration has faults: ${faults.join('; ')}.`)
  const { data } = parsed
  if (data.API_URL !== undefined && (data.ROLE === 'api' || data.ROLE === 'worker'))
    throw new StartFault(
      `The configuration has faults: API_URL: ROLE=${data.ROLE} is not possible, because the server at that address does this work.`,
    )
  if (data.API_URL !== undefined && data.WORKERS > 1)
    throw new StartFault('The configuration has faults: API_URL: start further processes on other ports instead of WORKERS.')
  // Without a trailing slash, because paths are appended to it.
  const publicUrl = data.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${data.PORT}`
  return Object.freeze({
    host: data.HOST,
    port: data.PORT,
    publicUrl,
    hsts: publicUrl.startsWith('https:') ? HSTS[data.HSTS] : null,
    trustedProxies: data.TRUSTED_PROXIES,
    trustedClients: data.TRUSTED_CLIENTS,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    /** Address of another server that answers the API calls, without a trailing slash; undefined when this one does. */
    apiUrl: data.API_URL?.replace(/\/+$/, ''),
    role: data.ROLE,
    workers: data.WORKERS,
    seed: data.SEED,
    outputCache: data.OUTPUT_CACHE === 'on',
    outputCacheTtlMs: data.OUTPUT_CACHE_TTL * 1000,
    invalidateKey: data.INVALIDATE_KEY ?? randomBytes(16).toString('hex'),
    invalidateKeyIsRandom: data.INVALIDATE_KEY === undefined,
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM },
    rateLimits: data.RATE_LIMITS === 'on',
    payments: payments.config,
    /**
     * Only the demo shop has payment simulators, and only without payment settings and on the embedded database, because shops that take
     * money use a server. Decision 0044.
     */
    hasTestPayments:
      data.SEED === 'demo' &&
      data.ROLE === 'all' &&
      data.API_URL === undefined &&
      data.DATABASE_URL === undefined &&
      PAYMENT_VARIABLES.every((name) => name.startsWith('COD_') || !env[name]),
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
    ownSettingsFile: data.SHOP_CONFIG,
    serviceWorker: data.SERVICE_WORKER === 'on',
    keepBuildsMs: data.KEEP_BUILDS_DAYS * 86_400_000,
    stores,
  })
}

/** Documented variables that only a later version reads. Setting one prints a warning. */
const NOT_YET = ['SEARCH_URL', 'CACHE_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const

export function listIgnored(env: Readonly<Record<string, string | undefined>>): string[] {
  return NOT_YET.filter((name) => env[name])
}

/** A variable that is set but empty counts as not set. */
function withoutEmpty(env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
}

/** Returns the faults, if any, so that they are reported together with those of the environment. */
function tryReadStores(file: string, ownFile: string | undefined): StoresFile | readonly string[] {
  try {
    return readStores(file, ownFile === '' ? undefined : ownFile)
  } catch (error) {
    if (error instanceof SettingsFault) return error.faults.map((fault) => (isOfFile(fault, ownFile) ? `SHOP_CONFIG: ${fault}` : fault))
    throw error
  }
}

/** A fault of settings begins with the name of its file. */
function isOfFile(fault: string, file: string | undefined): boolean {
  return file !== undefined && file !== '' && fault.startsWith(file)
}

function isFaults(stores: StoresFile | readonly string[]): stores is readonly string[] {
  return Array.isArray(stores)
}

function faultsOf(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
