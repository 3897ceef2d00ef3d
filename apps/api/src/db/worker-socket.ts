import { Duplex } from 'node:stream'
import { joinBytes } from './join-bytes.ts'

/** First byte of the protocol's Terminate message, which is not forwarded: it ends a connection, not the database in the worker. */
const TERMINATE = 0x58

/** The part of a `Worker` that is used. The worker answers each message with exactly one message. */
export interface WorkerPort {
  on(event: WorkerEvent, listener: (value: unknown) => void): unknown
  off(event: WorkerEvent, listener: (value: unknown) => void): unknown
  postMessage(message: Uint8Array): void
}

export type WorkerEvent = 'message' | 'error' | 'exit'

/**
 * Connects the PostgreSQL driver to the embedded database: a message port that looks like a TCP socket to `pg`.
 * Writes are collected while the database is busy and sent as one message: waking a thread costs more than most statements.
 */
export class WorkerSocket extends Duplex {
  readonly #worker: WorkerPort
  #isAtWork = false
  #waiting: Uint8Array[] = []
  readonly #receive = (message: unknown) => {
    // Ignore the messages that `node --watch` posts from every thread.
    if (!(message instanceof Uint8Array)) return
    this.#isAtWork = false
    this.#flush()
    this.push(message)
  }
  readonly #fail = (fault: unknown) => void this.destroy(fault instanceof Error ? fault : new Error('The embedded database has stopped.'))

  constructor(worker: WorkerPort) {
    super()
    this.#worker = worker
    worker.on('message', this.#receive)
    worker.on('error', this.#fail)
    worker.on('exit', this.#fail)
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {
    // Data is pushed when the worker posts it.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk])
    done()
  }

  /** The messages of one query arrive together and must reach the database together. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(fault: Error | null, done: (fault: Error | null) => void): void {
    this.#worker.off('message', this.#receive)
    this.#worker.off('error', this.#fail)
    this.#worker.off('exit', this.#fail)
    done(fault)
  }

  #send(messages: readonly Buffer[]): void {
    if (messages[0]?.[0] === TERMINATE) return
    this.#waiting.push(...messages)
    if (!this.#isAtWork) this.#flush()
  }

  #flush(): void {
    if (this.#waiting.length === 0) return
    const bytes = joinBytes(this.#waiting)
    this.#waiting = []
    this.#isAtWork = true
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    this.#worker.postMessage(bytes)
  }
}
