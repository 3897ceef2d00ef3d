import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { Database, Log } from '@meerkat/api/db'
import { onFrames, sendFrame } from './frames.ts'
import { type Reply, type Request, toRemoteFault } from './messages.ts'
import { openSocketPath } from './socket-path.ts'

/** A tool that was suspended inside a transaction must not hold the database's only connection. */
const IDLE_LIMIT_MS = 10_000
const OWNER_ONLY = 0o600
const NOT_FOR_OTHERS = 0o177

type Executor = Parameters<Parameters<Database['transaction']>[0]>[0]

interface ServeDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly dataDir: string
  readonly log: Log
  readonly idleLimitMs?: number
}

/**
 * Lets the operator's tool use the embedded database of a running shop through a socket in the data directory that only its
 * owner may open. Anybody who may open it could read the database files as well. This process holds the lock of the data directory,
 * so an existing socket was left behind by a crash.
 */
export async function serveDatabase(deps: ServeDeps): Promise<{ close(): Promise<void> }> {
  const socketPath = openSocketPath(deps.dataDir)
  if (!socketPath) {
    deps.log.warn({ dataDir: deps.dataDir }, 'the path of DATA_DIR is too long for a socket: stop the shop before using npm run shop')
    return { close: async () => undefined }
  }
  const { path, file, release } = socketPath
  rmSync(file, { force: true })
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    serveConnection(socket, deps)
  })
  const usualMask = process.umask(NOT_FOR_OTHERS)
  const listening = new Promise<void>((done, fail) => server.once('error', fail).listen(path, done))
  process.umask(usualMask)
  await listening
  chmodSync(file, OWNER_ONLY)
  return {
    async close() {
      const closed = new Promise((done) => server.close(done))
      for (const socket of open) socket.destroy()
      await closed
      rmSync(file, { force: true })
      release()
    },
  }
}

interface OpenTransaction {
  readonly tx: Executor
  commit(): Promise<void>
  rollBack(): Promise<void>
}

function serveConnection(socket: Socket, { database, log, idleLimitMs = IDLE_LIMIT_MS }: ServeDeps): void {
  let current: OpenTransaction | null = null
  let turn: Promise<void> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  async function answer(request: Request): Promise<Reply> {
    if (request.kind === 'run') {
      const { name, text, values } = request
      const rows = await (current?.tx ?? database.sql).run({ name, text }, values)
      return { rows }
    }
    if (request.kind === 'begin') current = await begin(database)
    else {
      const ending = current
      current = null
      if (!ending) throw new Error('There is no transaction to end')
      await (request.kind === 'commit' ? ending.commit() : ending.rollBack())
    }
    return { rows: [] }
  }

  async function serve(request: Request): Promise<void> {
    clearTimeout(idle)
    const reply = await answer(request).catch((fault: unknown) => ({ fault: toRemoteFault(fault) }))
    if (socket.writable) sendFrame(socket, reply)
    // Close the connection instead of rolling back: later statements of the tool must not run outside the transaction.
    if (current) idle = setTimeout(() => socket.destroy(), idleLimitMs)
  }

  async function abandon(): Promise<void> {
    clearTimeout(idle)
    const left = current
    current = null
    await left?.rollBack()
  }

  function enqueue(work: () => Promise<void>): void {
    turn = turn.then(work).catch((fault: unknown) => log.warn({ err: fault }, 'a request of the operator tool failed'))
  }

  onFrames(socket, (request) => enqueue(() => serve(request as Request)))
  socket.on('error', () => undefined)
  socket.once('close', () => enqueue(abandon))
}

const ROLLED_BACK = Symbol('rolled back')

/** A transaction whose statements and end arrive as messages. */
async function begin(database: ServeDeps['database']): Promise<OpenTransaction> {
  const started = Promise.withResolvers<Executor>()
  const ending = Promise.withResolvers<void>()
  const done = database.transaction(async (tx) => {
    started.resolve(tx)
    await ending.promise
  })
  done.catch(started.reject)
  const tx = await started.promise
  return {
    tx,
    async commit() {
      ending.resolve()
      await done
    },
    async rollBack() {
      ending.reject(ROLLED_BACK)
      await done.catch((fault: unknown) => {
        if (fault !== ROLLED_BACK) throw fault
      })
    },
  }
}
