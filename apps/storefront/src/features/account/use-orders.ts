import { type HistoryOrder, listOrders } from '@meerkat/contract/order-history'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openOffline } from '../../offline/open-offline.ts'

/** Undefined until anything is known, null when the server cannot be asked and nothing is stored. */
export type Orders = readonly HistoryOrder[] | null | undefined

/** The stored orders at once, the server's as soon as they come. Behaviour 17. */
export function useOrders(): Orders {
  const { api, view } = useRouter().options.context
  const [orders, setOrders] = useState<Orders>(undefined)

  useEffect(() => {
    let isOpen = true
    void load()

    async function load() {
      const { user, api: timed } = openOffline({ api, storeCode: view.storeCode })
      const stored = await user.readOrders()
      if (isOpen && stored) setOrders(stored)
      const outcome = await timed.ask(listOrders, { query: { pageSize: 20, currentPage: 1 } })
      if (!isOpen) return
      if (outcome.kind !== 'done') return setOrders((before) => before ?? null)
      setOrders(outcome.result.items)
      await user.writeOrders(outcome.result.items)
    }

    return () => {
      isOpen = false
    }
  }, [api, view])

  return orders
}
