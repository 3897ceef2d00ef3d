import { useRouter } from '@tanstack/react-router'
import { openedCart } from '../features/cart/cart-context.ts'
import type { OrderActions } from '../features/order/order-actions.ts'
import { orderIdOf, type StoredOrder, stateOf } from '../offline/collections/orders.ts'
import { openOffline } from '../offline/open-offline.ts'
import { openedSender } from '../offline/sending/sender-context.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { openAuth } from '../shell/session/session.ts'

/** The actions on orders of this device: the order queue, its sender and the cart meet here. docs/behaviour/offline.md §7.1. */
export function useOrderActions(): OrderActions {
  const t = useMessages()
  const { api, view } = useRouter().options.context

  async function send(stored: StoredOrder) {
    await (await openedSender()).kick({ isConsented: true })
    const { orders, readCustomerId } = openOffline({ api, storeCode: view.storeCode })
    const left = await orders.find(orderIdOf(stored))
    const isWaiting = left !== null && stateOf(left, await readCustomerId()) === 'waiting'
    if (isWaiting) notices.show({ type: 'warning', message: t('offline.notSent') })
  }

  return {
    send,
    async accept(stored) {
      await openOffline({ api, storeCode: view.storeCode }).orderQueue.acceptDifference(orderIdOf(stored))
      await send(stored)
    },
    async withdraw(stored) {
      const cart = await openedCart()
      const { orderQueue } = openOffline({ api, storeCode: view.storeCode })
      const outcome = await orderQueue.withdraw(orderIdOf(stored), ({ lines }, gone) => cart.takeBack(lines, gone))
      if (outcome === 'unknown') return notices.show({ type: 'warning', message: t('offline.unknown') })
      if (outcome === 'arrived') return notices.show({ type: 'info', message: t('offline.arrived') })
      // What is sold out leaves the cart again as soon as the server is asked about it.
      const isSoldOut = stored.refusal === 'out-of-stock'
      notices.show({ type: 'success', message: t(isSoldOut ? 'offline.availableBack' : 'offline.withdrawn') })
    },
    logIn: () => openAuth('login'),
  }
}
