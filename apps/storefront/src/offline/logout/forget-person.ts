import { openNewsletterCollection } from '../collections/newsletter-collection.ts'
import { openSearches } from '../collections/searches.ts'
import type { Offline } from '../open-offline.ts'
import type { TaskQueue } from '../sending/task-queue.ts'

/**
 * After a logout nothing on this device tells who was here; cart and lists are forgotten by those who keep them in memory as well.
 * An order that the server has not answered yet stays until it has: losing it silently would be worse. Behaviour 15.4.
 */
export async function forgetPerson({
  user,
  details,
  tasks,
  orders,
  claims,
  storage,
  exclusive,
}: Pick<Offline, 'user' | 'details' | 'orders' | 'claims' | 'storage' | 'exclusive'> & {
  readonly tasks: Pick<TaskQueue, 'clear'>
}): Promise<void> {
  await Promise.all([
    user.clear(),
    details.personal.clear(),
    details.shipping.clear(),
    details.payment.clear(),
    tasks.clear(),
    orders.removeTransmitted(),
    claims.clear(),
    openNewsletterCollection(storage).writeEmail(null),
    openSearches({ storage, exclusive }).clear(),
  ])
}
