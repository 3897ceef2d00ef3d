import { type HistoryOrder, listOrders } from '@meerkat/contract/order-history'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openOffline } from '../../../offline/open-offline.ts'
import type { Outcome } from '../../../shell/api/api-client.ts'

/** Spec §7 order history. */
export const ORDERS_PER_PAGE = 20

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
    void load()
    // Reload when an order of this device is placed: the list would lack it.
    const leave = own.subscribe(() => void load())

    async function load() {
      const stored = await user.readOrders()
      if (isOpen && stored) setOrders(stored)
      const outcome = await timed.ask(listOrders, { query: { pageSize: ORDERS_PER_PAGE, currentPage: 1 } })
      if (!isOpen) return
      if (outcome.kind !== 'done') return setOrders((before) => before ?? null)
      setOrders(outcome.result.items)
      setTotal(outcome.result.total_count)
      await user.writeOrders(outcome.result.items)
    }

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
