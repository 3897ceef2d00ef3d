import { useEffect, useState } from 'react'
import type { OrdersCollection, StoredOrder } from '../../offline/collections/orders.ts'

/** A placed order of this device by its id; null when there is none, undefined while it is loading. */
export function usePlacedOrder(orders: OrdersCollection | null, orderId: string | undefined): StoredOrder | null | undefined {
  const [found, setFound] = useState<{ id: string; stored: StoredOrder | null }>()

  useEffect(() => {
    if (!orders || orderId === undefined) return
    void orders.find(orderId).then((stored) => setFound({ id: orderId, stored: stored?.confirmation ? stored : null }))
  }, [orders, orderId])

  if (orderId === undefined) return null
  return found?.id === orderId ? found.stored : undefined
}
