import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkPayments } from '@meerkat/api/check-payments'
import { noMore, ToolFault } from '../faults.ts'
import type { Tool, Verb } from '../verb.ts'

const MEGABYTE = 1024 * 1024
/** Logs, pictures and orders can fill this within days. */
const LITTLE_SPACE_MB = 1024
const NO_SPACE_MB = 100
const NAMED = 5
const STOREFRONT = join(import.meta.dirname, '..', '..', '..', '..', 'storefront', 'dist')

/** `missing`: something does not work until it is fixed. `note`: it works, but a production shop should change it. */
interface Finding {
  readonly kind: 'ok' | 'note' | 'missing'
  readonly text: string
}

export const doctor: Verb = {
  usage: ['doctor'],
  summary: 'says what is missing: settings, database, disk, pictures, downloads, failed jobs, payment providers',
  help: ['The exit code is 1 when something is missing. Notes do not count.'],
  async run(tool, { words }) {
    noMore(words)
    const findings = [...(await findData(tool)), ...findFolders(tool), ...findSettings(tool), ...(await findPayments(tool))]
    for (const { kind, text } of findings) tool.terminal.line(`${kind.padEnd(8)}${text}`)
    const missing = findings.filter(({ kind }) => kind === 'missing').length
    if (missing > 0) throw new ToolFault(`${missing} ${missing === 1 ? 'thing is' : 'things are'} missing.`)
  },
}

async function findData({ operator, database, config, isShopRunning }: Tool): Promise<Finding[]> {
  const { views, pictures, missingPictures, downloads, missingDownloads } = await operator.inspectCatalog(config.dataDir)
  const setAside = (await operator.listJobs(1000)).filter(({ nextAttemptAt }) => nextAttemptAt === null).length
  const kind =
    database.kind === 'embedded' ? `embedded, ${isShopRunning ? 'reached through the open shop' : 'the shop is closed'}` : 'PostgreSQL'
  const catalog: Finding[] =
    views.length === 0
      ? [{ kind: 'missing', text: 'catalogue: there are no products: import some' }]
      : views.map(({ storeCode, products }) => ({
          kind: 'ok',
          text: `catalogue: ${products} products in the ${storeCode === '' ? 'default store view' : `store view ${storeCode}`}`,
        }))
  return [
    { kind: 'ok', text: `database: ${kind}` },
    ...(database.kind === 'embedded'
      ? [{ kind: 'note', text: 'database: a power cut may lose the last seconds; a shop that takes money sets DATABASE_URL' } as const]
      : []),
    ...catalog,
    findFiles('pictures', pictures, missingPictures, join(config.dataDir, 'media')),
    findFiles('downloads', downloads, missingDownloads, join(config.dataDir, 'downloads')),
    setAside === 0
      ? { kind: 'ok', text: 'jobs: none was set aside' }
      : { kind: 'missing', text: `jobs: ${setAside} failed for good: npm run shop -- jobs` },
  ]
}

function findFiles(what: string, all: number, missing: readonly string[], folder: string): Finding {
  if (missing.length === 0) return { kind: 'ok', text: `${what}: all ${all} are there` }
  const names = [...missing.slice(0, NAMED), ...(missing.length > NAMED ? ['…'] : [])].join(', ')
  return {
    kind: 'missing',
    text: `${what}: ${missing.length} of ${all} are not in ${folder}: ${names}. Restore a backup, or copy the folder.`,
  }
}

function findFolders({ config, isShopRunning }: Tool): Finding[] {
  const folder = resolve(config.dataDir)
  const storefront: Finding = existsSync(STOREFRONT)
    ? { kind: 'ok', text: 'storefront: built' }
    : { kind: isShopRunning ? 'note' : 'missing', text: 'storefront: not built; npm start builds it' }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return [storefront, { kind: 'missing', text: `disk: ${folder} cannot be written: make it writable, or set DATA_DIR` }]
  }
  const { bavail, bsize } = statfsSync(folder)
  const freeMb = Math.floor((bavail * bsize) / MEGABYTE)
  const kind = freeMb < NO_SPACE_MB ? 'missing' : freeMb < LITTLE_SPACE_MB ? 'note' : 'ok'
  return [storefront, { kind, text: `disk: ${freeMb} MB are free in ${folder}` }]
}

async function findPayments({ config, operator }: Tool): Promise<Finding[]> {
  const checks = await checkPayments(config.payments, { publicUrl: config.publicUrl, stores: config.stores })
  const { attempts, findings } = await operator.payments.needingAttention(100)
  const open = attempts.length + findings.length
  return [
    ...(config.hasTestPayments
      ? [{ kind: 'note' as const, text: 'payments: the demo shop offers all methods in test mode, through simulators: no money moves' }]
      : checks.map(({ kind, text }) => ({ kind, text: `payments: ${text}` }))),
    ...(open === 0 ? [] : [{ kind: 'missing' as const, text: `payments: ${open} need a person: npm run shop -- payments` }]),
  ]
}

function findSettings({ config, operator }: Tool): Finding[] {
  const { contactEmail, invoice } = config.stores.shop
  const font = invoice.fontFile
  const checks: readonly (readonly [boolean, Finding['kind'], string])[] = [
    [config.publicUrl.startsWith('https:'), 'note', `PUBLIC_URL is ${config.publicUrl}: shoppers need an https address`],
    [config.mail.smtpUrl !== undefined, 'note', `SMTP_URL is not set: mails are written to ${join(config.dataDir, 'mail')} and never sent`],
    [
      !config.outputCache || !config.invalidateKeyIsRandom,
      'note',
      'INVALIDATE_KEY is not set: the key for /invalidate changes at every start',
    ],
    [config.metricsToken !== undefined, 'note', 'METRICS_TOKEN is not set: there is no /metrics'],
    [config.rateLimits, 'note', 'RATE_LIMITS is off: nothing slows down guessing and flooding'],
    ...operator
      .listViewsWithoutVatNumber()
      .map((view) => [false, 'note', `invoices of ${view} name no VAT number: set shop.seller.vatNumber`] as const),
    [!/[@.]example(\.|$)/.test(contactEmail), 'note', `shop.contactEmail is ${contactEmail}, an address for examples`],
    [font === '' || existsSync(font), 'missing', `shop.invoice.fontFile is ${font}, which does not exist`],
  ]
  const findings = checks.flatMap(([isFine, kind, text]): Finding[] => (isFine ? [] : [{ kind, text: `settings: ${text}` }]))
  return [{ kind: 'ok', text: 'settings: no faults' }, ...findings]
}
