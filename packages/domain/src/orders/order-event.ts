import type { OrderStep } from './order-status.ts'

/** An entry in the history of an order: a step of the order itself, a refund, or a step of one of its returns. */
export type OrderEvent = OrderStep | 'refund' | 'return-announced' | 'return-received' | 'return-called-off'
