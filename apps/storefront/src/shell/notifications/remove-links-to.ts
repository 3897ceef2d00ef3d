import type { Notifications } from './notifications.ts'

/** Removes the notices that offer the page with this path: it says more than they do. docs/behaviour/small-stores.md §20.5 */
export function removeLinksTo(path: string, { store, remove }: Pick<Notifications, 'store' | 'remove'>): void {
  for (const { id, action2, action3 } of store.getState().items) if (action2?.href === path || action3?.href === path) remove(id)
}
