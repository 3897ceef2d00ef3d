import { useStore } from 'zustand'
import { WaitingPage } from '../features/order/waiting-page.tsx'
import type { StoredOrder } from '../offline/collections/orders.ts'
import { sessionStore } from '../shell/session/session.ts'
import { useOrderActions } from './-order-actions.ts'

/** The thank-you page of an order that waits, with what can be done about it. */
export function WaitingOrderPage({ stored }: { stored: StoredOrder }) {
  const customerId = useStore(sessionStore, (state) => state.user?.id ?? null)
  return <WaitingPage stored={stored} customerId={customerId} actions={useOrderActions()} />
}
