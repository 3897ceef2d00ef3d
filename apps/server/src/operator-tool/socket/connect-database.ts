import { connect as connectSocket, type Socket } from 'node:net'
import type { Database } from '@meerkat/api/db'
import { onFrames, sendFrame } from './frames.ts'
import { type Reply, type Request, toError } from './messages.ts'
import { openSocketPath } from './socket-path.ts'

type Executor = Database['sql']

/** The database interface of the tool: its own database, or that of a running shop. */
export type ToolDatabase = Pick<Database, 'kind' | 'sql' | 'transaction' | 'close'>

/** Error codes when no shop listens on the socket: it was not started, or it crashed and left the file behind. */
const NO_SHOP = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTDIR'])

/** The embedded database of the shop that runs in this data directory, or null when none does. */
export async function connectDatabase(dataDir: string): Promise<ToolDatabase | null> {
  const first = await openLane(dataDir)
  if (!first) return null
  return {
    kind: 'embedded',
    sql: first,
    async transaction(work) {
      // Use a separate connection: statements outside the transaction must not run inside it.
      const lane = await openLane(dataDir)
      if (!lane) throw new Error('The shop was stopped')
      try {
        await lane.ask({ kind: 'begin' })
        const result = await work(lane)
        await lane.ask({ kind: 'commit' })
        return result
      } catch (fault) {
        await lane.ask({ kind: 'roll-back' }).catch(() => undefined)
        throw fault
      } finally {
        lane.close()
      }
    },
    async close() {
      first.close()
    },
  }
}

interface Lane extends Executor {
  ask(request: Request): Promise<readonly object[]>
  close(): void
}

async function openLane(dataDir: string): Promise<Lane | null> {
  const socketPath = openPath(dataDir)
  if (!socketPath) return null
  const socket = connectSocket(socketPath.path)
  try {
    await new Promise<void>((done, fail) => socket.once('connect', done).once('error', fail))
  } catch (fault) {
    if (NO_SHOP.has((fault as NodeJS.ErrnoException).code ?? '')) return null
    throw fault
  } finally {
    socketPath.release()
  }
  return createLane(socket)
}

function openPath(dataDir: string) {
  try {
    return openSocketPath(dataDir)
  } catch (fault) {
    // The directory does not exist yet.
    if (NO_SHOP.has((fault as NodeJS.ErrnoException).code ?? '')) return null
    throw fault
  }
}

function createLane(socket: Socket): Lane {
  const waiting: PromiseWithResolvers<readonly object[]>[] = []
  onFrames(socket, (value) => {
    const reply = value as Reply
    if ('fault' in reply) waiting.shift()?.reject(toError(reply.fault))
    else waiting.shift()?.resolve(reply.rows)
  })
  socket.on('error', () => undefined)
  socket.once('close', () => {
    for (const one of waiting.splice(0)) one.reject(new Error('The running shop closed the connection'))
  })
  function ask(request: Request): Promise<readonly object[]> {
    if (socket.destroyed) return Promise.reject(new Error('The running shop closed the connection'))
    const answer = Promise.withResolvers<readonly object[]>()
    waiting.push(answer)
    sendFrame(socket, request)
    return answer.promise
  }
  return {
    ask,
    async run<Row extends object>({ name, text }: { name: string; text: string }, values: readonly unknown[] = []) {
      return (await ask({ kind: 'run', name, text, values })) as Row[]
    },
    close: () => socket.destroy(),
  }
}
