import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Pool, type PoolConfig } from 'pg'
import { claimDataDir } from './data-dir.ts'
import { freeBytes, MIN_FREE_BYTES } from './disk-space.ts'
import { StartFault } from './start-fault.ts'
import { type WorkerPort, WorkerSocket } from './worker-socket.ts'

/** Node's id of a thread that has ended. */
const ENDED = -1

export interface OpenedPool {
  readonly pool: Pool
  close(): Promise<void>
}

/**
 * The embedded database below `dataDir`, reached by the same driver as a server.
 * Its pool holds one connection, which serves as the mutex: a call to the pool inside a transaction fails with a time-out error
 * instead of a deadlock.
 * @throws StartFault when the directory is in use, cannot be written, has no space left, or contains a database that does not open.
 */
export async function openEmbedded(dataDir: string, limitMs: number): Promise<OpenedPool> {
  const claimed = claimDataDir(dataDir)
  const directory = join(claimed.path, 'db')
  let worker: Worker
  try {
    worker = await startEmbedded(directory)
  } catch (cause) {
    claimed.release()
    throw openFault(directory, { free: freeBytes(claimed.path), cause })
  }
  const pool = await connectOnce(worker, limitMs)
  return {
    pool,
    async close() {
      await pool.end()
      await stopEmbedded(worker)
      claimed.release()
    },
  }
}

/**
 * The only connection is made here, without the limit of calls: on a busy machine the database takes longer for its first answer than a
 * shopper may wait for a later one.
 */
async function connectOnce(worker: Worker, limitMs: number): Promise<Pool> {
  const pool = connectEmbedded(worker, 0)
  const client = await pool.connect()
  client.release()
  pool.options.connectionTimeoutMillis = limitMs
  return pool
}

/** A pool on a thread that runs the database: see `openEmbedded`. */
export function connectEmbedded(worker: WorkerPort, limitMs: number): Pool {
  const settings: PoolConfig & { pipeline: boolean } = {
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: limitMs,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WorkerSocket(worker),
  }
  return new Pool(settings)
}

/** A database that finds no space is not damaged: it opens again once there is some. */
export function openFault(directory: string, { free, cause }: { free: number | null; cause: unknown }): StartFault {
  const isFull = free !== null && free < MIN_FREE_BYTES
  return isFull
    ? new StartFault('disk-full', `The disk of ${directory} is full, so the embedded database does not open: free some space.`, { cause })
    : new StartFault(
        'database-damaged',
        `The embedded database in ${directory} does not open: restore it from a backup, or move it away.`,
        { cause },
      )
}

/** Runs the database of the directory in a worker thread. */
export async function startEmbedded(directory: string): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { directory } })
  // If the thread ends later, every query fails. Without this listener the error would end the process.
  worker.on('error', () => undefined)
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => {
      throw new Error('The thread of the embedded database ended before it was ready.')
    }),
  ])
  return worker
}

/** Also for a thread that has ended by itself, which emits no second `exit`. */
export async function stopEmbedded(worker: Worker): Promise<void> {
  if (worker.threadId === ENDED) return
  const ended = once(worker, 'exit')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  worker.postMessage(null)
  await ended
}
