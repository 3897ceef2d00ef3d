import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { joinBytes } from './join-bytes.ts'

/**
 * Runs the embedded database in its thread. Receives bytes of PostgreSQL's wire protocol, one message or many, and posts the bytes of
 * all responses. `null` closes it.
 * There is one connection at a time; a new one first clears the session state of the last one.
 */
const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread only.')

/** AuthenticationOk, then ReadyForQuery (idle). */
const WELCOME = Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49)

// V8 optimises a function of the database only after it has run for long. With the usual budget it would do so at each start with one function that
// takes 600 MB and about a second of processor time. Decision 0112.
setFlagsFromString('--wasm-tiering-budget=1000000000')

const { directory } = workerData as { directory: string }
const database = await PGlite.create({
  dataDir: directory,
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'plan_cache_mode=force_generic_plan'],
})

let turn: Promise<void> = Promise.resolve()
port.on('message', (message: Uint8Array | null) => {
  turn = turn.then(() => (message ? answer(message) : close()))
})
port.postMessage('ready')

async function answer(message: Uint8Array): Promise<void> {
  // A connection that was about to listen may send its query after the pool has ended.
  if (database.closed) return
  // A start-up message has no type byte: it begins with its length, whose first byte is 0.
  const reply = message[0] === 0 ? await welcome() : await perform(message)
  port?.postMessage(reply)
}

/** Returns the raw bytes: PGlite's other methods would parse the results once more without need. */
async function perform(message: Uint8Array): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  // Copy each piece: the next one overwrites its memory. Writes have reached their files when the call returns.
  await database.execProtocolRawStream(message, { syncToFs: false, onRawData: (piece) => void pieces.push(piece.slice()) })
  return joinBytes(pieces)
}

async function welcome(): Promise<Uint8Array> {
  await database.exec('rollback')
  await database.exec('discard all')
  return WELCOME.slice()
}

async function close(): Promise<void> {
  await database.close()
  port?.close()
}
