import type { Database } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import { type EnqueueMail, MailJob } from './mail-job.ts'
import { expireRecipients, giveBackMail, holdMail, reserveMail, takeDueMails } from './recipient.store.ts'

const DAY_MS = 86_400_000
/** Enough for a new customer's first day: a registration, the newsletter and some orders. */
const MAILS_A_DAY = 6

/** Mails that anybody can trigger to any address. Other mails require proof of ownership, or have their own limit. */
const HELD_KINDS: ReadonlySet<MailJob['kind']> = new Set([
  'welcome',
  'order-confirmation',
  'orders',
  'newsletter-confirmation',
  'newsletter-end',
  'product-alert',
  'review-request',
  'contact-received',
  'message-copy-confirmation',
])

export interface MailAllowance {
  /** Counts a mail that is about to be sent. False: the address has reached its daily limit, and this mail waits until tomorrow. */
  admit(job: MailJob, to: string): Promise<boolean>
  /** Uncounts a mail that could not be sent and will be retried. */
  undo(job: MailJob, to: string): Promise<void>
}

/**
 * Limits the mails to an unconfirmed address (no link in a mail to it was ever used): anybody can order or register with anybody's
 * address. Mails above the limit wait for the next day, and orders that waited are listed in one mail. docs/behaviour/orders.md §17.5.
 */
export function limitMails({ sql, now }: { sql: Executor; now: () => Date }): MailAllowance {
  return {
    async admit(job, to) {
      const key = limitKey(job, to)
      const at = now()
      if (key === null || (await reserveMail(sql, key, { now: at, endsAt: new Date(at.getTime() + DAY_MS), maxMails: MAILS_A_DAY })))
        return true
      await holdMail(sql, key, { subject: subjectOf(job), job })
      return false
    },
    async undo(job, to) {
      const key = limitKey(job, to)
      if (key !== null) await giveBackMail(sql, key)
    },
  }
}

/** What a mail is counted by; null when it is not limited. */
function limitKey(job: MailJob, to: string): string | null {
  // Of the steps of an order, a caller who pays nothing can only cause its cancellation: the others need the shop or a payment.
  if (job.kind === 'order-status') return job.step === 'cancel' ? to : null
  // A buyer can announce and call off returns repeatedly. Counted per order, so that other mails never delay the return address.
  if (job.kind === 'order-return') return job.event === 'return-received' ? null : `${to} returns of ${job.orderId}`
  return HELD_KINDS.has(job.kind) ? to : null
}

/** Moves held mails that are due into the outbox. Several orders become one mail. */
export async function releaseMails({
  database,
  now,
  enqueueMail,
}: {
  database: Pick<Database, 'transaction'>
  now: () => Date
  enqueueMail: EnqueueMail
}): Promise<number> {
  return database.transaction(async (tx) => {
    const released = (await takeDueMails(tx, now())).flatMap((jobs) => mergeOrders(jobs.map((job) => MailJob.parse(job))))
    for (const job of released) await enqueueMail(tx, job)
    await expireRecipients(tx, now())
    return released.length
  })
}

function mergeOrders(jobs: readonly MailJob[]): MailJob[] {
  const orderIds = [...new Set(jobs.flatMap(orderIdsOf))].toSorted((a, b) => a - b)
  const others = jobs.filter((job) => orderIdsOf(job).length === 0)
  return orderIds.length < 2 ? [...jobs] : [{ kind: 'orders', orderIds }, ...others]
}

function orderIdsOf(job: MailJob): readonly number[] {
  if (job.kind === 'orders') return job.orderIds
  return job.kind === 'order-confirmation' || job.kind === 'order-status' ? [job.orderId] : []
}

function subjectOf(job: MailJob): string {
  if (job.kind === 'product-alert') return `alert ${job.alertId}`
  if (job.kind === 'review-request') return `review of order ${job.orderId}`
  if (job.kind === 'order-return') return `return of order ${job.orderId}`
  const [orderId] = orderIdsOf(job)
  return orderId === undefined ? job.kind : `order ${orderId}`
}
