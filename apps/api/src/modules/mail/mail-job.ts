import * as z from 'zod/mini'
import { enqueue } from '../../db/enqueue.ts'
import type { Executor } from '../../db/executor.ts'

/** The outbox topic of every mail. */
export const MAIL_TOPIC = 'mail'

/** The language that the recipient chose in the shop; null: the store view's own. */
const language = z._default(z.nullable(z.string()), null)

/**
 * A mail to be sent. The job contains only the kind of mail and ids; the text is composed when it is sent, so that the queue holds
 * no tokens and no copies of orders, and deleted customers get no mail.
 */
export const MailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome'), customerId: z.number(), language }),
  /** Security notices: the owner should learn of changes that they did not make. */
  z.object({ kind: z.literal('password-changed'), customerId: z.number(), language }),
  z.object({ kind: z.literal('new-device'), customerId: z.number(), language }),
  z.object({ kind: z.literal('password-reset'), email: z.string(), storeCode: z.string(), language }),
  z.object({ kind: z.literal('order-confirmation'), orderId: z.number() }),
  /** Several orders whose own mails were held back. */
  z.object({ kind: z.literal('orders'), orderIds: z.array(z.number()).check(z.minLength(1)) }),
  /** To the shop: a new order. */
  z.object({ kind: z.literal('shop-order'), orderId: z.number() }),
  z.object({
    kind: z.literal('order-status'),
    orderId: z.number(),
    step: z.enum(['process', 'ship', 'out-for-delivery', 'pay', 'complete', 'cancel', 'refund']),
    /** For `refund`. */
    refundId: z.optional(z.number()),
  }),
  /** Asks the buyer to review what was delivered. */
  z.object({ kind: z.literal('review-request'), orderId: z.number() }),
  z.object({
    kind: z.literal('order-return'),
    orderId: z.number(),
    returnId: z.number(),
    event: z.enum(['return-announced', 'return-received', 'return-called-off']),
  }),
  /** To the shop: a shopper will return goods, or keeps them after all. */
  z.object({
    kind: z.literal('shop-return'),
    orderId: z.number(),
    returnId: z.number(),
    // Jobs that an earlier version enqueued have no event.
    event: z._default(z.enum(['return-announced', 'return-called-off']), 'return-announced'),
  }),
  /** Money that no order could use was sent back. */
  z.object({ kind: z.literal('payment-returned'), attemptId: z.string(), amountCents: z.number() }),
  z.object({ kind: z.literal('newsletter-confirmation'), email: z.string(), storeCode: z.string(), language }),
  z.object({ kind: z.literal('newsletter-welcome'), email: z.string(), storeCode: z.string(), language }),
  /** Anybody can request it: only the owner of the mailbox can use its link to unsubscribe. */
  z.object({ kind: z.literal('newsletter-end'), email: z.string(), storeCode: z.string(), language }),
  /** A sold-out product can be bought again. */
  z.object({ kind: z.literal('product-alert'), alertId: z.number() }),
  z.object({ kind: z.literal('contact'), to: z.string(), replyTo: z.string(), subject: z.string(), text: z.string() }),
  z.object({ kind: z.literal('contact-received'), to: z.string(), storeCode: z.string(), language }),
  /** Asks the sender of a message to confirm that they want a copy. */
  z.object({ kind: z.literal('message-copy-confirmation'), copyId: z.string() }),
  z.object({
    kind: z.literal('message-copy'),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    storeCode: z.string(),
    language,
    /** When the message was sent to the shop, ISO 8601. */
    writtenAt: z.string(),
  }),
])
export type MailJob = z.infer<typeof MailJob>

/** Enqueues a mail in the transaction of the change it reports. */
export type EnqueueMail = (tx: Executor, job: MailJob) => Promise<void>

export const enqueueMail: EnqueueMail = (tx, job) => enqueue(tx, MAIL_TOPIC, job)
