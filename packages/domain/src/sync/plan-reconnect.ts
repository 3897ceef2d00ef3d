/** An order that has waited longer is not sent without asking: the shopper may have bought the goods elsewhere. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1000

export interface ReconnectSituation {
  readonly automaticSending: boolean
  /** The thank-you page of a waiting order is open. */
  readonly onThankYouPage: boolean
  /** How long each waiting order has waited. */
  readonly waitedMs: readonly number[]
}

export type ReconnectStep = 'run-tasks' | 'load-cart-client-wins' | 'send-orders' | 'ask-to-send-orders'

/** The steps when the server can be reached again, in order. Spec §4 Connectivity, table of docs/behaviour/offline.md §7.3. */
export function planReconnect({ automaticSending, onThankYouPage, waitedMs }: ReconnectSituation): ReconnectStep[] {
  const steps: ReconnectStep[] = ['run-tasks', 'load-cart-client-wins']
  if (waitedMs.length === 0) return steps
  const isAutomatic = automaticSending && waitedMs.every((waited) => waited <= MAX_WAIT_MS)
  return [...steps, isAutomatic || onThankYouPage ? 'send-orders' : 'ask-to-send-orders']
}
