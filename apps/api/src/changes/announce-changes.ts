import type { Log } from '../db/client.ts'
import type { Executor, Statement } from '../db/executor.ts'

/** Several transactions of a busy moment share one notification. */
const GATHER_MS = 20

const NOTIFY: Statement = { name: 'notify-change', text: `select pg_notify('change', '')` }

/**
 * Wakes all readers after transactions that record changes without `recordChange`. `NOTIFY` inside a transaction makes all
 * notifying transactions of a database commit one after the other, which would limit orders per second. Should this
 * notification be lost, the readers' polling finds the change.
 */
export function createAnnouncer({ sql, log }: { sql: Executor; log: Log }): { announce(): void; close(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null
  let sending: Promise<void> = Promise.resolve()

  function send(): void {
    timer = null
    sending = sql.run(NOTIFY).then(
      () => undefined,
      (fault: unknown) => log.warn({ err: fault }, 'readers of changes were not notified, their polling will find the change'),
    )
  }

  return {
    announce() {
      timer ??= setTimeout(send, GATHER_MS)
    },
    async close() {
      if (timer) {
        clearTimeout(timer)
        send()
      }
      await sending
    },
  }
}
