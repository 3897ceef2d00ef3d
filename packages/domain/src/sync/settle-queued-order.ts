/** The exact text with which servers refuse an order for missing stock. docs/wire.md §4.3. */
const OUT_OF_STOCK = 'Error: Error while adding products'

export interface OrderAnswer {
  readonly isJson: boolean
  readonly code: number
  readonly result: unknown
}

export interface QueuedOrderOutcome {
  /** Transmitted orders are never sent again. */
  readonly transmitted: boolean
  readonly notice: 'address-invalid' | 'out-of-stock' | null
  /** Tell the service worker to remind the shopper once the network is back. */
  readonly remind: boolean
}

/**
 * The outcome of a queued order from its answer; null is a network failure. Spec §4 Connectivity, table of
 * docs/behaviour/offline.md §7.
 */
export function settleQueuedOrder(answer: OrderAnswer | null): QueuedOrderOutcome {
  const stays = { transmitted: false, notice: null, remind: false } as const
  if (!answer) return { ...stays, remind: true }
  if (!answer.isJson) return stays
  if (answer.code === 200) return { ...stays, transmitted: true }
  if (answer.code === 400) return { ...stays, transmitted: true, notice: 'address-invalid' }
  if (answer.code === 500 && answer.result === OUT_OF_STOCK) return { ...stays, transmitted: true, notice: 'out-of-stock' }
  return stays
}
