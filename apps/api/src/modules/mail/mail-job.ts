import * as z from 'zod/mini'
import { enqueue } from '../../db/enqueue.ts'
import type { Executor } from '../../db/executor.ts'

/** The outbox topic of all mail. */
export const MAIL_TOPIC = 'mail'

/** The language in which the recipient reads the shop; null: the store view's own. */
const language = z._default(z.nullable(z.string()), null)

/**
 * A mail to be sent. The job names the occasion; the text is written when it is sent, so that the queue holds no tokens and no
 * copies of orders, and deleted customers get no mail.
 */
export const MailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome'), customerId: z.number(), language }),
  /** Security notices: the owner should know when it was somebody else. */
  z.object({ kind: z.literal('password-changed'), customerId: z.number(), language }),
  z.object({ kind: z.literal('new-device'), customerId: z.number(), language }),
  z.object({ kind: z.literal('password-reset'), email: z.string(), storeCode: z.string(), language }),
  z.object({ kind: z.literal('order-confirmation'), orderId: z.number() }),
  /** Several orders whose own mails were held back. */
  z.object({ kind: z.literal('orders'), orderIds: z.array(z.number()).check(z.minLength(1)) }),
  /** To the shop itself: somebody has ordered. */
  z.object({ kind: z.literal('shop-order'), orderId: z.number() }),
  z.object({
    kind: z.literal('order-status'),
    orderId: z.number(),
    step: z.enum(['process', 'ship', 'pay', 'complete', 'cancel']),
  }),
  z.object({ kind: z.literal('newsletter-confirmation'), email: z.string(), storeCode: z.string(), language }),
  z.object({ kind: z.literal('newsletter-welcome'), email: z.string(), storeCode: z.string(), language }),
  /** Asked for by anybody: whoever reads the address may end its subscription. */
  z.object({ kind: z.literal('newsletter-end'), email: z.string(), storeCode: z.string(), language }),
  z.object({ kind: z.literal('contact'), to: z.string(), replyTo: z.string(), subject: z.string(), text: z.string() }),
  z.object({ kind: z.literal('contact-received'), to: z.string(), storeCode: z.string(), language }),
])
export type MailJob = z.infer<typeof MailJob>

/** Enqueues a mail in the transaction of the change it reports. */
export type EnqueueMail = (tx: Executor, job: MailJob) => Promise<void>

export const enqueueMail: EnqueueMail = (tx, job) => enqueue(tx, MAIL_TOPIC, job)
