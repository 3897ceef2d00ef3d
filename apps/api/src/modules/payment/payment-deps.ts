import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { Database, Log } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import type { EnqueueMail } from '../mail/mail-job.ts'
import type { CashOrder } from '../order/cash-limit.ts'
import type { lockPendingOrder, PendingOrderRow, setPaymentMethod } from '../order/pending-order.store.ts'
import type { ReserveOutcome, releasePendingOrder, reservePendingOrder } from '../order/pending-order.ts'
import type { RefundOutcome } from '../refund/record-refund.ts'
import type { NewRefund } from '../refund/refund.store.ts'
import type { PaymentConfig } from './config/payment-config.ts'
import type { OpenProvider, OpenProviders } from './open-providers.ts'

/** Functions of other modules on orders, passed in by `open-payments.ts`. Each runs in the caller's transaction. */
export interface OrderPort {
  readonly lock: typeof lockPendingOrder
  readonly findByReference: (sql: Executor, checkoutReference: string) => Promise<PendingOrderRow | null>
  readonly find: (sql: Executor, orderId: number) => Promise<PendingOrderRow | null>
  readonly reserve: (tx: Executor, order: PendingOrderRow, options: Parameters<typeof reservePendingOrder>[2]) => Promise<ReserveOutcome>
  readonly release: (tx: Executor, order: PendingOrderRow, to: Parameters<typeof releasePendingOrder>[2]) => Promise<boolean>
  readonly confirm: (tx: Executor, order: PendingOrderRow) => Promise<number>
  /** Records the payment of an order that was confirmed or placed. */
  readonly pay: (tx: Executor, orderId: number) => Promise<void>
  readonly setMethod: typeof setPaymentMethod
  /** Whether an order can be placed with a method, in the transaction that places it: true for any that is not paid on delivery. */
  readonly claimsCash: (tx: Executor, method: Pick<PaymentMethod, 'code'>, order: CashOrder) => Promise<boolean>
  readonly recordRefund: (tx: Executor, refund: NewRefund) => Promise<RefundOutcome>
}

export interface PaymentDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly log: Log
  readonly now: () => Date
  readonly config: PaymentConfig
  readonly providers: OpenProviders
  readonly orders: OrderPort
  readonly enqueueMail: EnqueueMail
  /** Called when stock changed, or jobs and mails were written. */
  readonly changed: () => void
}

export type { OpenProvider }
