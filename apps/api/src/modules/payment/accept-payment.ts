import { hasOpenCheckout } from '@meerkat/domain/payment/attempt-state'
import { enqueue } from '../../db/enqueue.ts'
import type { Executor } from '../../db/executor.ts'
import type { PendingOrderRow } from '../order/pending-order.store.ts'
import { type AttemptRow, listAttempts } from './attempt.store.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** Confirms the order of a paid attempt, with its number and mails, and marks it as paid. The caller has locked it. */
export async function acceptPayment(
  tx: Executor,
  { orders }: Pick<PaymentDeps, 'orders'>,
  { order, attempt }: { readonly order: PendingOrderRow | null; readonly attempt: AttemptRow },
): Promise<void> {
  await orders.setMethod(tx, attempt.order_id, { code: attempt.method, title: attempt.method_title })
  if (order && awaitsPayment(order)) await orders.confirm(tx, order)
  await orders.pay(tx, attempt.order_id)
  await closeOthers(tx, attempt)
}

/** Whether the order can still be paid: it holds its goods and was not cancelled. */
export function awaitsPayment({ state, status }: Pick<PendingOrderRow, 'state' | 'status'>): boolean {
  return state === 'waiting' || (state === 'placed' && status === 'pending')
}

/** Closes the checkouts of the order's other attempts where the provider allows it. The job queries their status too. */
export async function closeOthers(tx: Executor, { id, order_id }: Pick<AttemptRow, 'id' | 'order_id'>): Promise<void> {
  for (const other of await listAttempts(tx, order_id))
    if (other.id !== id && hasOpenCheckout(other.state)) await enqueue(tx, 'payment-close', { attemptId: other.id })
}
