import { createStore } from 'zustand/vanilla'
import { openLater } from '../../shell/page-load/open-later.ts'
import type { OrderSender } from './order-sender.ts'

const later = openLater<OrderSender>()

/** The sender of this page; started by the root route when the page is idle. */
export const openedSender = later.open
export const provideSender = later.provide

/** The waiting order whose thank-you page is open: it is sent without asking. docs/behaviour/offline.md §7.3. */
export const openOrder = createStore<{ readonly orderId: string | null }>(() => ({ orderId: null }))

export function noteOpenOrder(orderId: string | null): void {
  openOrder.setState({ orderId })
}

export function readOpenOrder(): string | null {
  return openOrder.getState().orderId
}
