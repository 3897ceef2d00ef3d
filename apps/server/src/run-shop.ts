import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Config, listIgnored, loadConfig } from './config.ts'
import { createLog } from './log.ts'
import { prepareDatabase } from './processes/prepare-database.ts'
import { refuseTakenPort } from './processes/refuse-taken-port.ts'
import type { RunningWorkers } from './processes/run-workers.ts'
import type { Shop } from './start-shop.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** An open browser connection must not prevent the shop from stopping. */
const STOP_LIMIT_MS = 10_000

interface Outside {
  readonly log: Logger
  /** Prints progress to the terminal. */
  readonly say: (text: string) => void
}

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
    const shop = runsOthers ? await runProcesses(config, { log, say }) : await runProcess(config, { log, say })
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

async function runProcess(config: Config, outside: Outside): Promise<Shop> {
  // Worker processes share the port, and the primary process has already filled the database.
  if (cluster.isPrimary) await refuseTakenPort(config)
  // Before the database is opened: loading blocks the event loop, and the time limit of the connection would pass meanwhile.
  const { startShop } = await import('./start-shop.ts')
  const database = config.apiUrl === undefined ? await prepareDatabase(config, outside) : null
  return startShop(config, { ...outside, database })
}

/** The primary process needs little of the shop itself, so it loads nothing else. */
async function runProcesses(config: Config, outside: Outside): Promise<RunningWorkers> {
  const { runWorkers } = await import('./processes/run-workers.ts')
  return runWorkers(config, outside)
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
