import type { OrdersCollection } from '../collections/orders.ts'

/** The tag of the specification's reminder. docs/behaviour/offline.md §7.3. */
const TAG = 'orderSync'

/** Part of Background Sync, which the DOM's types do not have. */
interface SyncRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Whether this browser can remind the shopper of an order without an open page: it has a service worker and Background Sync. */
export function canRemind(): boolean {
  return 'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller)
}

/** While an order waits, asks the service worker to wake up when the network is back. It only reminds; pages send. */
export async function registerBackgroundSync(orders: Pick<OrdersCollection, 'listOpen'>): Promise<void> {
  try {
    const waiting = (await orders.listOpen()).filter(({ refusal, difference }) => refusal === null && difference === null)
    if (waiting.length === 0) return
    const registration = await navigator.serviceWorker?.getRegistration()
    await (registration as SyncRegistration | undefined)?.sync?.register(TAG)
  } catch {
    // Browsers without Background Sync, and those that block storage: the timer of an open page remains.
  }
}
