import { type OrderActor, type OrderStatus, type OrderStep, planOrderStep } from '@meerkat/domain/orders/order-status'
import type { Executor } from '../../db/executor.ts'
import type { EnqueueMail } from '../mail/mail-job.ts'
import { freeCoupon, type LockedOrder, returnStock, setOrderStatus } from './order-status.store.ts'

export interface StepDeps {
  readonly now: () => Date
  readonly enqueueMail: EnqueueMail
}

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
  { now, enqueueMail }: StepDeps,
): Promise<StepOutcome> {
  const planned = planOrderStep(order, step, actor)
  if (planned.kind !== 'moved') return { kind: planned.kind, status: order.status }
  await setOrderStatus(tx, order.id, { step, life: planned.life, comment, now: now() })
  if (step === 'cancel') {
    await returnStock(tx, order.id)
    if (order.couponCode !== null) await freeCoupon(tx, order.id)
  }
  if (planned.tells) await enqueueMail(tx, { kind: 'order-status', orderId: order.id, step })
  return { kind: 'moved', status: planned.life.status }
}
