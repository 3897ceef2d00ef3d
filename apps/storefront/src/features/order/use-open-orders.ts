import { useEffect, useState } from 'react'
import { type OrdersCollection, type StoredOrder, stateOf } from '../../offline/collections/orders.ts'

/** An order of this device that the server has not confirmed, with its state for the shopper. */
export interface OpenOrder {
  readonly stored: StoredOrder
  readonly state: Exclude<ReturnType<typeof stateOf>, 'placed'>
}

/** The orders of this device that are not placed yet, oldest first, and their changes in any tab. docs/behaviour/offline.md §7.1. */
export function useOpenOrders(orders: OrdersCollection | null, customerId: number | null): readonly OpenOrder[] {
  const [open, setOpen] = useState<readonly OpenOrder[]>([])

  useEffect(() => {
    if (!orders) return undefined
    let isMounted = true
    const read = async () => {
      const stored = await orders.listOpen()
      if (isMounted) setOpen(stored.flatMap((order) => toOpen(order, customerId)))
    }
    void read()
    const leave = orders.subscribe(() => void read())
    return () => {
      isMounted = false
      leave()
    }
  }, [orders, customerId])

  return open
}

/** Whether an order stays where it is until the shopper decides: it will not be sent as it is. */
export function needsDecision(state: OpenOrder['state']): boolean {
  return state === 'differs' || state === 'refused'
}

function toOpen(stored: StoredOrder, customerId: number | null): OpenOrder[] {
  const state = stateOf(stored, customerId)
  return state === 'placed' ? [] : [{ stored, state }]
}
