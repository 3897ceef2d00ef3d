import type { Database, Log } from '../../db/client.ts'
import { type Rounds, startRounds } from '../../db/start-rounds.ts'
import type { EnqueueMail } from '../mail/mail-job.ts'
import { claimAlerts, listSubjects } from './product-alert.store.ts'
import type { FindAlertProduct } from './request-alert.ts'

const PAUSE_MS = 15_000

export interface AlertJobDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly now: () => Date
  readonly findProduct: FindAlertProduct
  readonly enqueueMail: EnqueueMail
  readonly mailEnqueued: () => void
}

/**
 * Enqueues a mail for every request whose product can be bought again, whatever brought it back: orders, imports, the operator or SQL.
 * Any number of processes may run it at once; each request is enqueued once. Returns the number of mails. Decision 0064.
 */
export async function enqueueAlerts({ database, now, findProduct, enqueueMail, mailEnqueued }: AlertJobDeps): Promise<number> {
  let enqueued = 0
  for await (const subject of listSubjects(database.sql)) {
    if (!(await findProduct(subject))?.isInStock) continue
    for (;;) {
      const claimed = await database.transaction(async (tx) => {
        const ids = await claimAlerts(tx, subject, now())
        for (const alertId of ids) await enqueueMail(tx, { kind: 'product-alert', alertId })
        return ids.length
      })
      if (claimed === 0) break
      enqueued += claimed
    }
  }
  if (enqueued > 0) mailEnqueued()
  return enqueued
}

/** Looks every 15 seconds for products that are back. */
export function startAlerts({ log, ...deps }: AlertJobDeps & { readonly log: Log }): Rounds {
  return startRounds({
    everyMs: PAUSE_MS,
    round: () => enqueueAlerts(deps),
    onFault: (fault) => log.warn({ err: fault }, 'requests for sold-out products could not be checked, the next round tries again'),
  })
}
