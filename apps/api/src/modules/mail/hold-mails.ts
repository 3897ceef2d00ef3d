import type { Database } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import { type EnqueueMail, MailJob } from './mail-job.ts'
import { expireRecipients, giveBackMail, holdMail, reserveMail, takeDueMails } from './recipient.store.ts'

const DAY_MS = 86_400_000
/** Enough for a new customer's first day: a registration, an order and its status changes. */
const MAILS_A_DAY = 6

/** Mails that anybody can trigger to any address. Other mails require proof of ownership, or have their own limit. */
const HELD_KINDS: ReadonlySet<MailJob['kind']> = new Set([
  'welcome',
  'order-confirmation',
  'order-status',
  'order-return',
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
  giveBack(job: MailJob, to: string): Promise<void>
}

/**
 * Limits the mails to an unconfirmed address (no link in a mail to it was ever used): anybody can order or register with anybody's
 * address. Mails above the limit wait for the next day, and orders that waited are listed in one mail.
 */
export function limitMails({ sql, now }: { sql: Executor; now: () => Date }): MailAllowance {
  return {
    async admit(job, to) {
      const at = now()
      const isHeld = HELD_KINDS.has(job.kind)
      if (!isHeld || (await reserveMail(sql, to, { now: at, endsAt: new Date(at.getTime() + DAY_MS), most: MAILS_A_DAY }))) return true
      await holdMail(sql, to, { subject: subjectOf(job), job })
      return false
    },
    async giveBack(job, to) {
      if (HELD_KINDS.has(job.kind)) await giveBackMail(sql, to)
    },
  }
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
  return job.kind === 'order-confirmation' || job.kind === 'order-status' || job.kind === 'order-return' ? [job.orderId] : []
}

function subjectOf(job: MailJob): string {
  if (job.kind === 'product-alert') return `alert ${job.alertId}`
  if (job.kind === 'review-request') return `review of order ${job.orderId}`
  const [orderId] = orderIdsOf(job)
  return orderId === undefined ? job.kind : `order ${orderId}`
}
