import { Client, type Pool, type PoolClient } from 'pg'
import type { Log } from './client.ts'

/** Calls `wake` after each `NOTIFY` on the channel, and whenever one may have been missed, until the returned function is called. */
export type Listen = (channel: string, wake: () => void) => () => Promise<void>

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 10_000
const CONNECT_TIMEOUT_MS = 5000

/**
 * Uses one dedicated connection for all channels, because notifications arrive only on the connection that listens. It is
 * opened for the first listener, closed after the last, and reconnects automatically.
 */
export function listenOnServer(connectionString: string, log: Log): Listen {
  const listeners = new Listeners()
  let connection: Promise<{ client: Client; isOpen: boolean }> | null = null
  let retry: NodeJS.Timeout | null = null
  let retryMs = FIRST_RETRY_MS

  async function connect(): Promise<{ client: Client; isOpen: boolean }> {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'meerkat',
    })
    const opened = { client, isOpen: true }
    const lose = (fault?: Error) => {
      if (!opened.isOpen) return
      opened.isOpen = false
      void client.end().catch(() => undefined)
      if (listeners.isEmpty()) return
      if (retryMs === FIRST_RETRY_MS) log.warn({ reason: fault?.message ?? 'closed' }, 'the connection for notifications broke')
      retry = setTimeout(reconnect, retryMs)
      retry.unref()
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)
    }
    client.on('notification', ({ channel }) => listeners.wake(channel))
    client.on('error', lose)
    client.on('end', () => lose())
    try {
      await client.connect()
      for (const channel of listeners.channels()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      retryMs = FIRST_RETRY_MS
      // Notifications may have been missed while there was no connection.
      listeners.wakeAll()
    } catch (fault) {
      lose(fault instanceof Error ? fault : undefined)
    }
    return opened
  }

  function reconnect(): void {
    retry = null
    connection = connect()
  }

  return (channel, wake) => {
    const isNew = listeners.add(channel, wake)
    if (!connection) connection = connect()
    else if (isNew) connection.then(({ client, isOpen }) => (isOpen ? listenTo(client, channel) : undefined)).then(wake, () => undefined)
    return async () => {
      listeners.remove(channel, wake)
      if (!listeners.isEmpty()) return
      if (retry) clearTimeout(retry)
      const closing = connection
      connection = null
      const opened = await closing
      if (!opened) return
      opened.isOpen = false
      await opened.client.end().catch(() => undefined)
    }
  }
}

/** The embedded database has one connection, which also receives its own notifications. The pool may replace it. */
export function listenOnPool(pool: Pool): Listen {
  const listeners = new Listeners()
  const known = new WeakSet<PoolClient>()

  function listenOn(client: PoolClient): void {
    if (known.has(client)) return
    known.add(client)
    client.on('notification', ({ channel }) => listeners.wake(channel))
    for (const channel of listeners.channels()) void listenTo(client, channel)
    listeners.wakeAll()
  }
  pool.on('connect', listenOn)

  /** Uses the open connection; times out when a transaction holds it for seconds. */
  async function listenNow(channel: string): Promise<void> {
    try {
      const client = await pool.connect()
      listenOn(client)
      void listenTo(client, channel)
      client.release()
    } catch {
      if (listeners.has(channel)) setTimeout(() => void listenNow(channel), FIRST_RETRY_MS).unref()
    }
  }

  return (channel, wake) => {
    if (listeners.add(channel, wake)) void listenNow(channel)
    return async () => listeners.remove(channel, wake)
  }
}

/** If the connection breaks meanwhile, its replacement listens to all channels. */
async function listenTo(client: Client | PoolClient, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => undefined)
}

class Listeners {
  readonly #byChannel = new Map<string, Set<() => void>>()

  /** True for the first listener of its channel. */
  add(channel: string, wake: () => void): boolean {
    const known = this.#byChannel.get(channel)
    if (known) known.add(wake)
    else this.#byChannel.set(channel, new Set([wake]))
    return known === undefined
  }

  remove(channel: string, wake: () => void): void {
    const left = this.#byChannel.get(channel)
    left?.delete(wake)
    if (left?.size === 0) this.#byChannel.delete(channel)
  }

  has(channel: string): boolean {
    return this.#byChannel.has(channel)
  }

  isEmpty(): boolean {
    return this.#byChannel.size === 0
  }

  channels(): string[] {
    return [...this.#byChannel.keys()]
  }

  wake(channel: string): void {
    for (const wake of this.#byChannel.get(channel) ?? []) wake()
  }

  wakeAll(): void {
    for (const channel of this.channels()) this.wake(channel)
  }
}
