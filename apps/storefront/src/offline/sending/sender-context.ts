import { openLater } from '../../shell/page-load/open-later.ts'
import type { OrderSender } from './order-sender.ts'

const later = openLater<OrderSender>()

/** The sender of this page; started by the root route when the page is idle. */
export const openedSender = later.open
export const provideSender = later.provide

/** The waiting order whose thank-you page is open: it is sent without asking. docs/behaviour/offline.md §7.3. */
let openOrderId: string | null = null

export function noteOpenOrder(orderId: string | null): void {
  openOrderId = orderId
}

export function readOpenOrder(): string | null {
  return openOrderId
}
