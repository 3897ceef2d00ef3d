import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { listIgnored, loadConfig } from './config.ts'
import { createLog } from './log.ts'
import { runWorkers } from './processes/run-workers.ts'
import { startShop } from './start-shop.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** An open browser connection must not prevent the shop from stopping. */
const STOP_LIMIT_MS = 10_000

/** Runs the shop, in one process or several, until it is stopped. */
export async function runShop(): Promise<void> {
  // Only the primary process prints messages.
  const say = (text: string) => (cluster.isPrimary ? console.log(text) : undefined)
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const config = loadConfig(process.env, join(root, 'config', 'stores.json'))
    const log = createLog(config.logLevel, { role: config.role, worker: cluster.worker?.id })
    if (cluster.isPrimary)
      for (const name of listIgnored(process.env)) console.warn(`${name} is set, but this version does not use it yet.`)
    const runsOthers = cluster.isPrimary && config.workers > 1
    const shop = runsOthers ? await runWorkers(config, { log, say }) : await startShop(config, { log, say })
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop(shop.stop, { say, limitMs: runsOthers ? null : STOP_LIMIT_MS }))
    say(`\nMeerkat is open: ${'address' in shop ? shop.address : config.publicUrl}`)
    // Write the code cache now and not only on stop, so that a killed process also starts faster next time.
    flushCompileCache()
  } catch (error) {
    console.error(`\nMeerkat cannot start: ${reasonOf(error)}`)
    process.exit(1)
  }
}

async function stop(
  stopShop: () => Promise<void>,
  { say, limitMs }: { say: (text: string) => void; limitMs: number | null },
): Promise<void> {
  say('\nClosing …')
  if (limitMs !== null) setTimeout(() => process.exit(1), limitMs).unref()
  try {
    await stopShop()
    process.exit(0)
  } catch (error) {
    console.error(`\nA part of the shop could not be closed: ${reasonOf(error)}`)
    process.exit(1)
  }
}

/** Expected faults are printed as one sentence; anything else is a bug and keeps its stack trace. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'StartFault' ? error.message : (error.stack ?? error.message)
}
