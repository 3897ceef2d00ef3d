import { placeOrder } from '@meerkat/contract/order'
import type { SyncTask } from '../collections/sync-tasks.ts'

/**
 * The changes that a logout would lose: those that wait for the connection. Orders wait on their own and survive a logout; a task with a purpose
 * asks for something, and changes nothing. docs/behaviour/session.md §15.4.
 */
export function listUnsent(tasks: readonly SyncTask[]): SyncTask[] {
  return tasks.filter(({ url, purpose }) => url !== placeOrder.path && purpose === undefined)
}
