import type { Log } from './client.ts'
import type { Executor, Statement } from './executor.ts'

/** Transactions within this time share one notification. */
const BATCH_WINDOW_MS = 20

const NOTIFY: Statement = { name: 'notify', text: `select pg_notify($1, '')` }

export interface Announcer {
  announce(): void
  close(): Promise<void>
}

/**
 * Wakes the listeners of a channel in all processes soon after a transaction that wrote something for them. `NOTIFY` inside a
 * transaction serialises the commits of all notifying transactions of a database, which would limit orders per second.
 * If a notification is lost, the listeners find the change by polling.
 */
export function createAnnouncer({ sql, log, channel }: { sql: Executor; log: Log; channel: string }): Announcer {
  let timer: NodeJS.Timeout | null = null
  let sending: Promise<void> = Promise.resolve()

  async function send(): Promise<void> {
    timer = null
    try {
      await sql.run(NOTIFY, [channel])
    } catch (fault) {
      log.warn({ err: fault, channel }, 'a notification could not be sent, polling will find the change')
    }
  }

  return {
    announce() {
      timer ??= setTimeout(() => {
        sending = send()
      }, BATCH_WINDOW_MS)
    },
    async close() {
      if (timer) {
        clearTimeout(timer)
        sending = send()
      }
      await sending
    },
  }
}
