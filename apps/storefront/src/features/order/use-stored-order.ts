import { useEffect, useState } from 'react'
import type { OrdersCollection, StoredOrder } from '../../offline/collections/orders.ts'

/** An order of this device by its id, placed or waiting; null when there is none, undefined while it is loading. Updates when the order changes. */
export function useStoredOrder(orders: OrdersCollection | null, orderId: string | undefined): StoredOrder | null | undefined {
  const [found, setFound] = useState<{ id: string; stored: StoredOrder | null }>()

  useEffect(() => {
    if (!orders || orderId === undefined) return undefined
    let isMounted = true
    const read = async () => {
      const stored = await orders.find(orderId)
      if (isMounted) setFound({ id: orderId, stored })
    }
    void read()
    const leave = orders.subscribe(() => void read())
    return () => {
      isMounted = false
      leave()
    }
  }, [orders, orderId])

  if (orderId === undefined) return null
  return found?.id === orderId ? found.stored : undefined
}
