import { shop } from '../store-view/stores.ts'
import { createNotifications } from './notifications.ts'

/** The notices of this tab. Nothing is shown while a page is rendered on the server. */
export const notices = createNotifications({
  lifetimeMs: shop.notificationLifetimeMs,
  createId: () => crypto.randomUUID(),
})
