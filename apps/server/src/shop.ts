// `npm run shop -- <verb>`: the operator's tool. Works on the database of the environment; with the embedded one the shop must be
// stopped first, because only one process may hold it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '@meerkat/api/db'
import { migrateDatabase } from '@meerkat/api/migrate'
import { createOperator, type Operator } from '@meerkat/api/operator'
import { type Config, loadConfig, StartFault } from './config.ts'
import { createLog } from './log.ts'
import { needed, wholeNumber } from './operator-tool/arguments.ts'
import { serveOrders } from './operator-tool/serve-orders.ts'

interface Desk {
  readonly operator: Operator
  readonly database: Database
  readonly config: Config
}

interface Verb {
  readonly usage: string
  readonly does: string
  readonly run: (desk: Desk, args: readonly string[]) => Promise<void>
}

const REVIEWS_SHOWN = 20

const VERBS: Readonly<Record<string, Verb>> = {
  import: { usage: 'import FILE', does: 'makes the bundle in FILE the catalogue, whole or not at all', run: importFile },
  export: { usage: 'export FILE', does: 'writes the catalogue, its stock and reviews into FILE', run: exportFile },
  reindex: { usage: 'reindex', does: 'forgets the search snapshots; the next start builds the index anew', run: reindex },
  orders: {
    usage: 'orders [COUNT] | orders show NUMBER | orders process|ship|pay|complete|cancel NUMBER [WORD TO THE BUYER]',
    does: 'lists the newest orders, shows one to whoever packs it, or takes a step of it; its buyer is told by mail',
    run: ({ operator }, given) => serveOrders(operator, given),
  },
  reviews: {
    usage: 'reviews [COUNT] | reviews approve|refuse ID ...',
    does: 'lists the reviews that wait, or judges some; a running shop shows what was approved within seconds',
    run: reviews,
  },
  stock: { usage: 'stock SKU [QTY]', does: 'shows, or sets, what is in the store room', run: stock },
  doctor: { usage: 'doctor', does: 'checks configuration, database and catalogue', run: doctor },
}

const [name = '', ...args] = process.argv.slice(2)
const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
if (!verb) {
  console.error(
    `npm run shop -- <verb>\n\n${Object.values(VERBS)
      .map(({ usage, does }) => `  ${usage}\n      ${does}`)
      .join('\n')}`,
  )
  process.exit(2)
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = loadConfig(process.env, join(import.meta.dirname, '..', '..', '..', 'config', 'stores.json'))
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log: createLog('warn') })
  try {
    await migrateDatabase(database)
    await verb.run({ operator: createOperator(database), database, config }, args)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function importFile({ operator }: Desk, [file]: readonly string[]): Promise<void> {
  const bundle: unknown = JSON.parse(readFileSync(needed(file, 'the file to import'), 'utf8'))
  await operator.importCatalog(bundle)
  console.log('Imported. A running shop shows it after a restart.')
}

async function exportFile({ operator }: Desk, [file]: readonly string[]): Promise<void> {
  const target = needed(file, 'the file to write')
  writeFileSync(target, JSON.stringify(await operator.exportCatalog()))
  console.log(`Written to ${target}.`)
}

async function reindex({ config }: Desk): Promise<void> {
  rmSync(join(config.dataDir, 'search'), { recursive: true, force: true })
  console.log('The search index is built anew at the next start.')
}

async function reviews({ operator }: Desk, [first, ...ids]: readonly string[]): Promise<void> {
  if (first === 'approve' || first === 'refuse') {
    const wanted = ids.map(wholeNumber)
    if (wanted.length === 0) needed(undefined, 'the reviews by their ids')
    const decided = await operator.decideReviews(wanted, first)
    console.log(`${first === 'approve' ? 'Approved' : 'Refused'}: ${decided.join(', ') || 'none'}.`)
    const unknown = wanted.filter((id) => !decided.includes(id))
    if (unknown.length > 0) throw new StartFault(`There is no review ${unknown.join(', ')}.`)
    return
  }
  const waiting = await operator.listWaitingReviews(first === undefined ? REVIEWS_SHOWN : wholeNumber(first))
  if (waiting.length === 0) console.log('No review waits.')
  for (const { id, product_id: productId, created_at: at, nickname, title, detail, ratings = [] } of waiting) {
    const stars = ratings.map(({ value }) => `${value} of 5`).join(', ')
    console.log(`${id}  product ${productId}  ${at ?? ''}  ${nickname}${stars && `, ${stars}`}\n  ${title}: ${detail}`)
  }
}

async function stock({ operator }: Desk, [given, qty]: readonly string[]): Promise<void> {
  const sku = needed(given, 'the sku')
  if (qty !== undefined && !(await operator.setStock(sku, wholeNumber(qty)))) throw new StartFault(`There is no stock record of "${sku}".`)
  const item = await operator.findStock(sku)
  if (!item) throw new StartFault(`There is no stock record of "${sku}".`)
  console.log(`${sku}: ${item.qty} pieces, ${item.is_in_stock ? 'in stock' : 'out of stock'}${item.manage_stock ? '' : ', not managed'}`)
}

async function doctor({ operator, database, config }: Desk): Promise<void> {
  const bundle = (await operator.exportCatalog()) as { stores: { storeCode: string; products: unknown[] }[] }
  console.log('Configuration: no faults.')
  console.log(`Database: ${database.kind}, reached and migrated.`)
  for (const { storeCode, products } of bundle.stores)
    console.log(`Catalogue of ${storeCode || 'the default store view'}: ${products.length} products.`)
  if (bundle.stores.length === 0) console.log('Catalogue: empty.')
  if (!existsSync(join(config.dataDir, 'media'))) console.log(`Pictures: none in ${join(config.dataDir, 'media')}.`)
}
