import { type HistoryOrder, listOrders } from '@meerkat/contract/order-history'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openOffline } from '../../../offline/open-offline.ts'
import type { Outcome } from '../../../shell/api/api-client.ts'
import { useAnswer } from '../data/use-answer.ts'
import { type Orders, shownOrders } from './shown-orders.ts'

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
  const [stored, setStored] = useState<Orders>(undefined)
  const [loaded, setLoaded] = useState<Orders>(undefined)
  const [total, setTotal] = useState(0)
  /** Number of changes of this device's own orders: the list would lack one that was just placed. */
  const [changes, setChanges] = useState(0)
  const orders = shownOrders(stored, loaded)

  useEffect(() => {
    let isOpen = true
    const { user, orders: own } = openOffline({ api, storeCode: view.storeCode })
    void user.readOrders().then((known) => isOpen && setStored(known))
    const leave = own.subscribe(() => setChanges((before) => before + 1))

    return () => {
      isOpen = false
      leave()
    }
  }, [api, view])

  useAnswer(
    changes,
    () => api.ask(listOrders, { query: { pageSize: ORDERS_PER_PAGE, currentPage: 1 } }),
    (outcome) => {
      // Orders on screen stay, also where the browser stores none.
      if (outcome.kind !== 'done') return setLoaded((before) => before ?? null)
      setLoaded(outcome.result.items)
      setTotal(outcome.result.total_count)
      void openOffline({ api, storeCode: view.storeCode }).user.writeOrders(outcome.result.items)
    },
  )

  async function loadMore() {
    const known = orders ?? []
    const currentPage = Math.floor(known.length / ORDERS_PER_PAGE) + 1
    const outcome = await api.ask(listOrders, { query: { pageSize: ORDERS_PER_PAGE, currentPage } })
    if (outcome.kind !== 'done') return outcome
    const ids = new Set(known.map(({ entity_id }) => entity_id))
    // An order placed meanwhile shifts the pages by one: drop what is shown already.
    setLoaded([...known, ...outcome.result.items.filter(({ entity_id }) => !ids.has(entity_id))])
    setTotal(outcome.result.total_count)
    return null
  }

  return { orders, total, loadMore }
}
