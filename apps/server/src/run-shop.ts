import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { listIgnored, loadConfig } from './config.ts'
import { createLog } from './log.ts'
import { startShop } from './start-shop.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** A browser that never hangs up must not keep a stopping shop alive. */
const STOP_LIMIT_MS = 10_000

/** Runs the shop until somebody stops it. */
export async function runShop(): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const config = loadConfig(process.env, join(root, 'config', 'stores.json'))
    const log = createLog(config.logLevel)
    for (const name of listIgnored(process.env)) console.warn(`${name} is set, but this version does not use it yet.`)
    const shop = await startShop(config, { log, say: (text) => console.log(text) })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(shop.stop))
    console.log(`\nMeerkat is open: ${shop.address}`)
    // Not only when it stops: who is killed starts faster the next time, too.
    flushCompileCache()
  } catch (error) {
    console.error(`\nMeerkat cannot start: ${reasonOf(error)}`)
    process.exit(1)
  }
}

async function stop(stopShop: () => Promise<void>): Promise<void> {
  console.log('\nClosing …')
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  await stopShop()
  process.exit(0)
}

/** A fault that we foresaw is one sentence; anything else keeps its stack, because somebody must mend it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'StartFault' ? error.message : (error.stack ?? error.message)
}
