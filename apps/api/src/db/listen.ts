import { Client, type Pool, type PoolClient } from 'pg'
import type { Log } from './client.ts'

/** Calls `wake` after each `NOTIFY` on the channel, and whenever one may have been missed, until the returned function is called. */
export type Listen = (channel: string, wake: () => void) => () => Promise<void>

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 10_000
const CONNECT_TIMEOUT_MS = 5000

/** A connection of its own, because notifications arrive only on the connection that asked for them. It reconnects by itself. */
export function listenOnServer(connectionString: string, log: Log): Listen {
  return (channel, wake) => {
    let client: Client | null = null
    let retry: NodeJS.Timeout | null = null
    let retryMs = FIRST_RETRY_MS
    let isOpen = true
    let connecting = connect()

    async function connect(): Promise<void> {
      retry = null
      const opened = new Client({
        connectionString,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
        application_name: 'meerkat',
      })
      client = opened
      opened.on('notification', wake)
      let isLost = false
      const lose = (fault?: Error) => {
        if (isLost) return
        isLost = true
        void opened.end().catch(() => undefined)
        if (!isOpen) return
        if (retryMs === FIRST_RETRY_MS)
          log.warn({ reason: fault?.message ?? 'connection closed' }, 'the connection for notifications broke')
        retry = setTimeout(() => {
          connecting = connect()
        }, retryMs)
        retry.unref()
        retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)
      }
      opened.on('error', lose)
      opened.on('end', () => lose())
      try {
        await opened.connect()
        await opened.query(`listen ${opened.escapeIdentifier(channel)}`)
        retryMs = FIRST_RETRY_MS
        // Whatever was notified while there was no connection.
        wake()
      } catch (fault) {
        lose(fault instanceof Error ? fault : undefined)
      }
    }

    return async () => {
      isOpen = false
      if (retry) clearTimeout(retry)
      await connecting
      await client?.end().catch(() => undefined)
    }
  }
}

/** The embedded database has one connection, which also receives what it notifies. It listens again whenever the pool replaces it. */
export function listenOnPool(pool: Pool): Listen {
  return (channel, wake) => {
    const listening = new WeakSet<PoolClient>()
    let isOpen = true
    const notice = (message: { channel: string }) => {
      if (isOpen && message.channel === channel) wake()
    }
    const listen = (client: PoolClient) => {
      if (listening.has(client)) return
      listening.add(client)
      client.on('notification', notice)
      client.query(`listen ${client.escapeIdentifier(channel)}`).then(wake, () => undefined)
    }
    pool.on('connect', listen)
    // The connection that is open already; a transaction that holds it for seconds makes this time out.
    const listenOnOpenOne = async (): Promise<void> => {
      try {
        const client = await pool.connect()
        listen(client)
        client.release()
      } catch {
        if (isOpen) setTimeout(() => void listenOnOpenOne(), FIRST_RETRY_MS).unref()
      }
    }
    void listenOnOpenOne()
    return async () => {
      isOpen = false
      pool.off('connect', listen)
    }
  }
}
