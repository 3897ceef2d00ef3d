export interface ReconnectSituation {
  readonly automaticSending: boolean
  readonly onThankYouPage: boolean
  readonly waitingOrders: number
}

export type ReconnectStep = 'run-tasks' | 'load-cart-client-wins' | 'send-orders' | 'ask-to-send-orders'

/** The steps when the browser comes back online, in order. Spec §4 Connectivity, table of docs/behaviour/offline.md §7. */
export function planReconnect({ automaticSending, onThankYouPage, waitingOrders }: ReconnectSituation): ReconnectStep[] {
  const steps: ReconnectStep[] = ['run-tasks', 'load-cart-client-wins']
  if (automaticSending || onThankYouPage) return [...steps, 'send-orders']
  return waitingOrders > 0 ? [...steps, 'ask-to-send-orders'] : steps
}
