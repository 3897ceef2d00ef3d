import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import { type Config, StartFault } from '../config.ts'
import { prepareDatabase } from './prepare-database.ts'
import { refuseTakenPort } from './refuse-taken-port.ts'

const FIRST_RESTART_MS = 500
const MAX_RESTART_MS = 30_000
/** A process that ran at least this long is restarted immediately when it ends. */
const HEALTHY_MS = 60_000
/** Longer than a process needs to stop by itself. */
const STOP_LIMIT_MS = 12_000

export interface RunningWorkers {
  stop(): Promise<void>
}

/**
 * Starts `WORKERS` processes behind one port and keeps them running. Migrates and fills the database once, before that.
 * @throws StartFault when the database cannot be shared, or a process does not start.
 */
export async function runWorkers(config: Config, { log, say }: { log: Logger; say: (text: string) => void }): Promise<RunningWorkers> {
  if (!config.databaseUrl)
    throw new StartFault(
      'WORKERS needs a PostgreSQL server, because only one process can use the embedded database: set DATABASE_URL, or WORKERS=1.',
    )
  await refuseTakenPort(config)
  const database = await prepareDatabase(config, { log, say })
  await database.close()
  answerMetrics()

  let isStopping = false
  const settings = { INVALIDATE_KEY: config.invalidateKey }

  /** Restarts the process whenever it ends. */
  function keepRunning(first: Worker): void {
    let worker = first
    let startedAt = Date.now()
    let restartMs = FIRST_RESTART_MS
    async function restart(code: number | null, signal: string | null): Promise<void> {
      if (isStopping) return
      if (Date.now() - startedAt > HEALTHY_MS) restartMs = FIRST_RESTART_MS
      log.error({ worker: worker.id, code, signal, restartMs }, 'a process ended and is restarted')
      await wait(restartMs)
      restartMs = Math.min(2 * restartMs, MAX_RESTART_MS)
      if (isStopping) return
      worker = cluster.fork(settings)
      startedAt = Date.now()
      watch()
    }
    function watch(): void {
      worker.once('exit', (code, signal) => void restart(code, signal))
    }
    watch()
  }

  async function stop(): Promise<void> {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(workers.map(stopWorker))
  }

  say(`Starting ${config.workers} processes …`)
  const workers = Array.from({ length: config.workers }, () => cluster.fork(settings))
  const isUp = await Promise.all(workers.map(isListening))
  if (isUp.includes(false)) {
    await stop()
    throw new StartFault('A process did not start, for the reason above.')
  }
  workers.forEach(keepRunning)
  return { stop }
}

async function isListening(worker: Worker): Promise<boolean> {
  const closing = new AbortController()
  const { signal } = closing
  try {
    return await Promise.race([once(worker, 'listening', { signal }).then(() => true), once(worker, 'exit', { signal }).then(() => false)])
  } finally {
    closing.abort()
  }
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const limit = setTimeout(() => worker.process.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(limit)
}

/** Handles requests of workers for the metrics of all processes. */
function answerMetrics(): void {
  const registry = new AggregatorRegistry()
  cluster.on('message', (worker, message: { metricsRequest?: number }) => {
    const { metricsRequest } = message
    if (metricsRequest === undefined) return
    registry.clusterMetrics().then(
      (text) => worker.send({ metricsRequest, text }),
      () => worker.send({ metricsRequest, text: null }),
    )
  })
}
