import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { OrdersScreen } from '../features/account/orders/orders-screen.tsx'
import { useOpenOrders } from '../features/order/use-open-orders.ts'
import { WaitingList } from '../features/order/waiting-dialog.tsx'
import { openOffline } from '../offline/open-offline.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { useLaterMessages } from '../shell/messages/use-later-messages.ts'
import { sessionStore } from '../shell/session/session.ts'
import { useOrderActions } from './-order-actions.ts'
import { useReorder } from './-reorder.ts'

/** /my-account/orders. */
export const Route = createFileRoute('/my-account/orders/')({ component: Orders })

/** The customer's orders; those that wait on this device come first. docs/behaviour/orders.md §17. */
function Orders() {
  const t = useMessages()
  const { api, view } = useRouter().options.context
  const isHere = useLaterMessages('offline')
  const customerId = useStore(sessionStore, ({ user }) => user?.id ?? null)
  const [orders] = useState(() => (import.meta.env.SSR ? null : openOffline({ api, storeCode: view.storeCode }).orders))
  const open = useOpenOrders(orders, customerId)
  const actions = useOrderActions()
  const waiting = isHere && open.length > 0 && (
    <section aria-label={t('offline.orders')} className="account-waiting">
      <h2 className="account-page-title">{t('offline.orders')}</h2>
      <WaitingList orders={open} actions={actions} />
    </section>
  )
  return <OrdersScreen onOrderAgain={useReorder()} waiting={waiting || null} />
}
