import type { HistoryOrder } from '@meerkat/contract/order-history'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openOffline } from '../../../offline/open-offline.ts'
import { useAnswer } from '../data/use-answer.ts'
import { findOrder } from './find-order.ts'

export type FoundOrder =
  | { readonly kind: 'found'; readonly order: HistoryOrder }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }

export interface OpenOrder {
  /** Undefined while loading. */
  readonly found: FoundOrder | undefined
  /** The order from the server after a change. */
  readonly replace: (order: HistoryOrder) => Promise<void>
}

/** One order: the stored copy at once, then the server's. The route's parameter is compared as an integer. docs/behaviour/orders.md §17. */
export function useOrder(orderId: string): OpenOrder {
  const { api, view } = useRouter().options.context
  const [found, setFound] = useState<FoundOrder | undefined>(undefined)
  const entityId = Number.parseInt(orderId, 10)

  useEffect(() => {
    let isOpen = true
    void load()

    async function load() {
      const { user } = openOffline({ api, storeCode: view.storeCode })
      const stored = (await user.readOrders())?.find(({ entity_id }) => entity_id === entityId)
      // The server's answer, and a later change, are newer.
      const known = stored && ({ kind: 'found', order: stored } as const)
      if (isOpen && known) setFound((before) => (before === undefined || before.kind === 'failed' ? known : before))
    }

    return () => {
      isOpen = false
    }
  }, [api, view, entityId])

  useAnswer(
    entityId,
    () => findOrder(api, entityId),
    (outcome) => {
      if (outcome.kind !== 'done') return setFound((before) => before ?? { kind: 'failed' })
      setFound(outcome.result ? { kind: 'found', order: outcome.result } : { kind: 'missing' })
    },
  )

  async function replace(order: HistoryOrder) {
    setFound({ kind: 'found', order })
    const { user } = openOffline({ api, storeCode: view.storeCode })
    const stored = await user.readOrders()
    if (stored) await user.writeOrders(stored.map((other) => (other.entity_id === order.entity_id ? order : other)))
  }

  return { found, replace }
}
