import type { StoreView } from '@meerkat/contract/store-config'
import { openNewsletterCollection } from '../../offline/collections/newsletter-collection.ts'
import { openOffline } from '../../offline/open-offline.ts'
import type { Api } from '../../shell/api/api-client.ts'
import { openOnce } from '../../shell/page-load/open-once.ts'
import { sessionStore } from '../../shell/session/session.ts'
import { createNewsletter, type Newsletter } from './create-newsletter.ts'
import { newsletterStore } from './newsletter-store.ts'

export interface OpenNewsletter {
  readonly api: Api
  readonly view: StoreView
}

let opened: (() => Promise<Newsletter>) | null = null

/**
 * Builds the newsletter once per page, on this browser's storage. A login reads the state again, a logout clears it.
 * docs/behaviour/small-stores.md §20.4.
 */
export function openNewsletter({ api, view }: OpenNewsletter): Promise<Newsletter> {
  opened ??= openOnce(async () => {
    const { storage, claims, tasks } = openOffline({ api, storeCode: view.storeCode })
    const collection = openNewsletterCollection(storage)
    const newsletter = createNewsletter({ api, tasks, collection, claims, state: newsletterStore, now: Date.now })
    const emailOf = ({ user }: { user: { email: string } | null }) => user?.email ?? null
    sessionStore.subscribe((now, before) => {
      if (emailOf(now) === emailOf(before)) return
      if (now.user) void newsletter.check(now.user.email)
      else newsletterStore.setState({ isSubscribed: false, email: null })
    })
    await newsletter.check(emailOf(sessionStore.getState()))
    return newsletter
  })
  return opened()
}
