import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Environment, listIgnored, loadConfig, StartFault } from './config.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const stores = join(root, 'config', 'stores.json')

describe('configuration', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meerkat-config-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    { why: 'a path', url: 'https://shop.example/pets' },
    { why: 'a query', url: 'https://shop.example/?a=1' },
    { why: 'another scheme', url: 'ftp://shop.example' },
    { why: 'a password', url: 'https://user:password@shop.example' },
  ])('refuses a PUBLIC_URL with $why in one sentence', ({ url }) => {
    expect(() => loadConfig({ PUBLIC_URL: url }, stores)).toThrow(/PUBLIC_URL: .*(without a path|URL)/)
  })

  it.each([
    { HSTS: undefined, PUBLIC_URL: 'https://shop.example/', header: 'max-age=31536000' },
    { HSTS: 'subdomains', PUBLIC_URL: 'https://shop.example', header: 'max-age=31536000; includeSubDomains' },
    { HSTS: 'off', PUBLIC_URL: 'https://shop.example', header: null },
    { HSTS: 'subdomains', PUBLIC_URL: 'http://shop.example', header: null },
  ])('sends Strict-Transport-Security $header with HSTS $HSTS on $PUBLIC_URL', ({ header, ...env }) => {
    expect(loadConfig(env, stores)).toMatchObject({ hsts: header, publicUrl: env.PUBLIC_URL.replace(/\/$/, '') })
  })

  it('has the defaults of the documentation', () => {
    const { host, port, publicUrl, dataDir, seed, outputCache, outputCacheTtlMs } = loadConfig({}, stores)
    expect({ host, port, publicUrl, dataDir, seed, outputCache, outputCacheTtlMs }).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: './var',
      seed: 'demo',
      outputCache: false,
      outputCacheTtlMs: 86_400_000,
    })
  })

  it('reports all faults at once', () => {
    const broken = join(folder, 'stores.json')
    writeFileSync(broken, JSON.stringify({ ...(JSON.parse(readFileSync(stores, 'utf8')) as object), default: 'yes' }))
    expect(() => loadConfig({ PORT: '99999', DATABASE_URL: 'mysql://x', SMTP_URL: 'smtp.example' }, broken)).toThrow(
      /PORT: must be a whole number from 0 to 65535.*DATABASE_URL: must start with postgres:\/\/.*SMTP_URL.*stores\.json: default/,
    )
  })

  it.each([
    { PORT: ' ' },
    { PORT: '0x10' },
    { PORT: '3000.5' },
    { WORKERS: '0' },
    { WORKERS: 'two' },
    { TRUSTED_PROXIES: ' ' },
    { TRUSTED_PROXIES: '-1' },
    { OUTPUT_CACHE_TTL: '0' },
    { KEEP_BUILDS_DAYS: 'a week' },
  ])('refuses a number that is none: %o', (env) => {
    const [name] = Object.keys(env)
    expect(() => loadConfig(env, stores)).toThrow(new RegExp(`: ${name}: must be a whole number from \\d+ to \\d+\\.$`))
  })

  it.each(['http://mail.example', 'smtp://', 'smtp://mail.example:99999'])('refuses %s as mail server', (url) => {
    expect(() => loadConfig({ SMTP_URL: url }, stores)).toThrow('SMTP_URL: must start with smtp://')
    expect(loadConfig({ SMTP_URL: 'smtps://user:p%40ss@mail.example:465?requireTLS=true' }, stores).mail.smtpUrl).toContain('mail.example')
  })

  it('names SHOP_CONFIG and the path of the setting with every fault of that file', () => {
    const own = join(folder, 'own.json')
    expect(() => loadConfig({ SHOP_CONFIG: own }, stores)).toThrow(`SHOP_CONFIG: ${own} cannot be read`)
    writeFileSync(own, JSON.stringify({ shop: { nmae: 'Pawfect' } }))
    expect(() => loadConfig({ SHOP_CONFIG: own }, stores)).toThrow(`SHOP_CONFIG: ${own}: shop.nmae: there is no such setting`)
  })

  it('refuses a fee of a payment method', () => {
    const read = JSON.parse(readFileSync(stores, 'utf8')) as { default: { payment: { cost_incl_tax: number }[] } }
    read.default.payment[0]!.cost_incl_tax = 25
    const file = join(folder, 'fee.json')
    writeFileSync(file, JSON.stringify(read))
    expect(() => loadConfig({}, file)).toThrow(/payment.*must be 0: the fee of cash on delivery is set with COD_FEE_CENTS/)
  })

  it.each([
    { variables: {}, hasTestPayments: true },
    { variables: { COD_FEE_CENTS: '1500' }, hasTestPayments: true },
    { variables: { SEED: 'none' }, hasTestPayments: false },
    { variables: { DATABASE_URL: 'postgres://shop@localhost/shop' }, hasTestPayments: false },
    { variables: { PAYMENT_MODE: 'test' }, hasTestPayments: false },
  ])('has simulated payments in the demo shop only: $variables', ({ variables, hasTestPayments }) => {
    expect(loadConfig(variables, stores).hasTestPayments).toBe(hasTestPayments)
  })

  it('accepts a short key of an existing shop', () => {
    expect(loadConfig({ INVALIDATE_KEY: 'aeSu7aip' }, stores)).toMatchObject({ invalidateKey: 'aeSu7aip', invalidateKeyIsRandom: false })
  })

  it('parses trusted clients, and reports an invalid entry', () => {
    expect(loadConfig({ TRUSTED_CLIENTS: '192.0.2.10, 2001:db8::/48=50' }, stores).trustedClients).toEqual([
      { address: '192.0.2.10', prefix: 32, share: 20 },
      { address: '2001:db8::', prefix: 48, share: 50 },
    ])
    for (const entry of ['shop.example', '192.0.2.0/33', '10.0.0.1=0', '10.0.0.1=many', '10.0.0.1/8/8'])
      expect(() => loadConfig({ TRUSTED_CLIENTS: `192.0.2.10,${entry}` }, stores)).toThrow(`TRUSTED_CLIENTS: "${entry}"`)
  })

  it('accepts the address of another API, but not together with roles or workers that need an API of our own', () => {
    expect(loadConfig({ API_URL: 'https://api.shop.example/' }, stores)).toMatchObject({
      apiUrl: 'https://api.shop.example',
      hasTestPayments: false,
    })
    expect(() => loadConfig({ API_URL: 'api.shop.example' }, stores)).toThrow('API_URL: ')
    expect(() => loadConfig({ API_URL: 'https://api.shop.example', ROLE: 'worker' }, stores)).toThrow('ROLE=worker')
    expect(() => loadConfig({ API_URL: 'https://api.shop.example', WORKERS: '2' }, stores)).toThrow('instead of WORKERS')
  })

  it('lists variables that are not used yet', () => {
    expect(listIgnored({ WORKERS: '4', SEARCH_URL: 'http://localhost:9200', CACHE_URL: '' })).toEqual(['SEARCH_URL'])
    expect(listIgnored({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' })).toEqual(['OTEL_EXPORTER_OTLP_ENDPOINT'])
  })

  it('reports a missing store file', () => {
    expect(() => loadConfig({}, join(folder, 'nowhere.json'))).toThrow(StartFault)
  })

  it('is the same set of variables as .env.example', () => {
    const listed = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(listed.toSorted()).toEqual(Object.keys(Environment.shape).toSorted())
  })
})
