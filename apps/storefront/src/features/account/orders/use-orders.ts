import { type HistoryOrder, listOrders } from '@meerkat/contract/order-history'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openOffline } from '../../../offline/open-offline.ts'
import type { Outcome } from '../../../shell/api/api-client.ts'
import { loadOrders, ORDERS_PER_PAGE, type OrdersSource } from './load-orders.ts'

export interface OrderList {
  /** Undefined while loading, null when the server cannot be reached and nothing is stored. */
  readonly orders: readonly HistoryOrder[] | null | undefined
  /** Total number, as far as known. */
  readonly total: number
  /** Loads the next page; returns a message when that fails. */
  readonly loadMore: () => Promise<Exclude<Outcome<unknown>, { kind: 'done' }> | null>
}

/** The stored orders at once, then the server's; further pages on demand. docs/behaviour/orders.md §17. */
export function useOrders(): OrderList {
  const { api, view } = useRouter().options.context
  const [orders, setOrders] = useState<OrderList['orders']>(undefined)
  const [total, setTotal] = useState(0)

  useEffect(() => {
    let isOpen = true
    const { user, api: timed, orders: own } = openOffline({ api, storeCode: view.storeCode })
    const show: OrdersSource['show'] = (next, count) => {
      if (!isOpen) return
      // Orders on screen stay, also where the browser stores none.
      setOrders((before) => (before?.length ? (next ?? before) : next))
      if (count !== undefined) setTotal(count)
    }
    const load = () => void loadOrders({ user, api: timed, show })
    load()
    // Reload when an order of this device is placed: the list would lack it.
    const leave = own.subscribe(load)

    return () => {
      isOpen = false
      leave()
    }
  }, [api, view])

  async function loadMore() {
    const known = orders ?? []
    const currentPage = Math.floor(known.length / ORDERS_PER_PAGE) + 1
    const outcome = await api.ask(listOrders, { query: { pageSize: ORDERS_PER_PAGE, currentPage } })
    if (outcome.kind !== 'done') return outcome
    const ids = new Set(known.map(({ entity_id }) => entity_id))
    // An order placed meanwhile shifts the pages by one: drop what is shown already.
    setOrders([...known, ...outcome.result.items.filter(({ entity_id }) => !ids.has(entity_id))])
    setTotal(outcome.result.total_count)
    return null
  }

  return { orders, total, loadMore }
}
