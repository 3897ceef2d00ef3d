import { type OrderActor, type OrderStatus, type OrderStep, planOrderStep } from '@meerkat/domain/orders/order-status'
import type { Executor } from '../../db/executor.ts'
import type { EnqueueMail } from '../mail/mail-job.ts'
import { freeCoupon, type LockedOrder, returnStock, setOrderStatus } from './order-status.store.ts'

/** Issues the documents that a step requires; implemented in `modules/invoice`. Called last, with the order locked. */
export interface StepInvoicing {
  issueInvoice(tx: Executor, orderId: number): Promise<void>
  creditOrder(tx: Executor, orderId: number): Promise<void>
  creditReturn(tx: Executor, orderId: number, received: ReadonlyMap<number, number>): Promise<void>
}

export interface StepDeps {
  readonly now: () => Date
  readonly enqueueMail: EnqueueMail
  readonly invoicing: StepInvoicing
  /** Updates the loyalty points of the order; implemented in `modules/loyalty`. */
  readonly settlePoints: SettlePoints
}

export type SettlePoints = (tx: Executor, orderId: number, now: Date) => Promise<void>

export interface WantedStep {
  readonly step: OrderStep
  readonly actor: OrderActor
  /** A comment to the buyer, shown in the history and in the mail. */
  readonly comment?: string | null
}

export type StepOutcome =
  | { readonly kind: 'moved' | 'unchanged'; readonly status: OrderStatus }
  | { readonly kind: 'refused'; readonly status: OrderStatus }

/** Applies one step to a locked order, with all its consequences, in the caller's transaction. */
export async function takeOrderStep(
  tx: Executor,
  order: LockedOrder,
  { step, actor, comment = null }: WantedStep,
  { now, enqueueMail, invoicing, settlePoints }: StepDeps,
): Promise<StepOutcome> {
  const planned = planOrderStep(order, step, actor)
  if (planned.kind !== 'moved') return { kind: planned.kind, status: order.status }
  await setOrderStatus(tx, order.id, { step, life: planned.life, comment, now: now() })
  if (step === 'cancel') {
    await returnStock(tx, order.id)
    if (order.couponCode !== null) await freeCoupon(tx, order.id)
  }
  // The shop is told about an order only once it is confirmed.
  if (step === 'confirm') await enqueueMail(tx, { kind: 'shop-order', orderId: order.id })
  else if (planned.mailsBuyer) await enqueueMail(tx, { kind: 'order-status', orderId: order.id, step })
  if (step === 'cancel') await invoicing.creditOrder(tx, order.id)
  else if (planned.life.isPaid || planned.life.isShipped) await invoicing.issueInvoice(tx, order.id)
  await settlePoints(tx, order.id, now())
  return { kind: 'moved', status: planned.life.status }
}
