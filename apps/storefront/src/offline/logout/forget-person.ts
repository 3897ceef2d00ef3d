import { openFedAnimals } from '../collections/fed-animals.ts'
import { openHiddenShelf } from '../collections/hidden-shelf.ts'
import { openNewsletterCollection } from '../collections/newsletter-collection.ts'
import { openPendingPayment } from '../collections/pending-payment.ts'
import { openSavedLines } from '../collections/saved-lines.ts'
import { openSearches } from '../collections/searches.ts'
import type { Offline } from '../open-offline.ts'
import type { TaskQueue } from '../sending/task-queue.ts'

/**
 * Deletes the personal data of this device after a logout; cart and lists delete theirs themselves, because they also hold them in
 * memory. An order without an answer stays until it has one: losing it silently would be worse. docs/behaviour/session.md §15.4.
 */
export async function forgetPerson({
  user,
  details,
  tasks,
  orders,
  claims,
  terms,
  storage,
  exclusive,
}: Pick<Offline, 'user' | 'details' | 'orders' | 'claims' | 'terms' | 'storage' | 'exclusive'> & {
  readonly tasks: Pick<TaskQueue, 'clear'>
}): Promise<void> {
  forgetPages()
  await Promise.all([
    user.clear(),
    details.personal.clear(),
    details.shipping.clear(),
    details.payment.clear(),
    tasks.clear(),
    orders.removeTransmitted(),
    claims.clear(),
    openPendingPayment(storage).clear(),
    terms.clear(),
    openNewsletterCollection(storage).writeEmail(null),
    openSearches({ storage, exclusive }).clear(),
    openFedAnimals(storage).clear(),
    openHiddenShelf(storage).hide(false),
    openSavedLines({ storage, exclusive, channel: SILENT }).clear(),
  ])
}

/** The cart of each tab forgets what it holds in memory itself. */
const SILENT = { announce: () => undefined, subscribe: () => () => undefined }

/** Deletes the pages that the service worker has stored. docs/behaviour/offline.md §7.5. */
function forgetPages(): void {
  const worker = globalThis.navigator?.serviceWorker?.controller
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
  worker?.postMessage({ kind: 'forget' })
}
