import * as z from 'zod/mini'
import { enqueue } from '../../db/enqueue.ts'
import type { Executor } from '../../db/executor.ts'

/** The outbox topic of all mail. */
export const MAIL_TOPIC = 'mail'

/** In which whoever asked for the mail reads the shop; the store view's own when it is not known. */
const language = z._default(z.nullable(z.string()), null)

/**
 * A mail that is owed to somebody. It names its occasion: what it says is looked up when it is sent, so that no token and no
 * copy of an order lies in the queue, and whoever was deleted meanwhile gets none.
 */
export const MailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome'), customerId: z.number(), language }),
  z.object({ kind: z.literal('password-reset'), email: z.string(), storeCode: z.string(), language }),
  z.object({ kind: z.literal('order-confirmation'), orderId: z.number() }),
  z.object({
    kind: z.literal('order-status'),
    orderId: z.number(),
    step: z.enum(['process', 'ship', 'pay', 'complete', 'cancel']),
  }),
  z.object({ kind: z.literal('newsletter-confirmation'), email: z.string(), storeCode: z.string(), language }),
  z.object({ kind: z.literal('newsletter-welcome'), email: z.string(), storeCode: z.string(), language }),
  z.object({ kind: z.literal('contact'), to: z.string(), replyTo: z.string(), subject: z.string(), text: z.string() }),
  z.object({ kind: z.literal('contact-received'), to: z.string(), storeCode: z.string(), language }),
])
export type MailJob = z.infer<typeof MailJob>

/** Written in the transaction of what it follows from. */
export type EnqueueMail = (tx: Executor, job: MailJob) => Promise<void>

export const enqueueMail: EnqueueMail = (tx, job) => enqueue(tx, MAIL_TOPIC, job)
