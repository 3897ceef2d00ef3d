import type { Translate } from '@meerkat/i18n/messages'
import type { QueryClient } from '@tanstack/react-query'
import { forgetElsewhere } from '../../offline/logout/forget-elsewhere.ts'
import { forgetPerson } from '../../offline/logout/forget-person.ts'
import { openOffline } from '../../offline/open-offline.ts'
import { databaseName } from '../../offline/storage/database-name.ts'
import type { Api } from '../../shell/api/api-client.ts'
import { sleep } from '../../shell/api/time-limit.ts'
import { notices } from '../../shell/notifications/notices.ts'
import { sessionStore } from '../../shell/session/session.ts'
import { openSessionHint, type SessionHint } from '../../shell/session/session-hint.ts'
import { groupsPayDifferently } from '../../shell/session/shopper-group.ts'
import { shop, storeViews } from '../../shell/store-view/stores.ts'
import { createSession, type StartedSession } from './create-session.ts'
import { followGroup } from './follow-group.ts'
import { rememberRedirect } from './redirect.ts'

export interface OpenSession {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly storeCode: string
  /** Path and query of the page that is open. */
  readonly findPage: () => string
  readonly t: Translate
  readonly hint: SessionHint
  /** Joins the carts. */
  readonly onLogin: () => Promise<void>
  /** Empties the cart on this device; the server keeps it. */
  readonly onLogout: () => Promise<void>
}

/** Builds the session on this browser's storage and starts it. docs/behaviour/session.md §15.1. */
export async function openSession({
  api,
  queryClient,
  storeCode,
  findPage,
  t,
  hint,
  onLogin,
  onLogout,
}: OpenSession): Promise<StartedSession> {
  const offline = openOffline({ api, storeCode })
  const session = createSession({
    api: offline.api,
    user: offline.user,
    state: sessionStore,
    t,
    maxRefreshAttempts: shop.queues.maxTokenRefreshAttempts,
    wait: sleep,
    exclusive: (work) => offline.exclusive(`${offline.storage.name}-token`, work),
    handleLogin: onLogin,
    async handleLogout() {
      hint.set(false)
      // Personal answers must not be shown to the next person on this page.
      queryClient.removeQueries({ predicate: ({ meta }) => meta?.['personal'] === true })
      const others = storeViews.map((view) => view.storeCode).filter((code) => code !== storeCode)
      for (const code of others) openSessionHint(databaseName(code)).set(false)
      await Promise.all([forgetPerson(offline), forgetElsewhere(offline.api, others), onLogout()])
    },
    clearTasks: offline.tasks.clear,
    rememberPage: () => rememberRedirect(findPage()),
    notify(kind) {
      if (kind === 'logged-in') notices.show({ type: 'success', message: t('account.loggedIn'), action1: { label: t('notices.ok') } })
      if (kind === 'logged-out') notices.show({ type: 'success', message: t('account.loggedOut'), action1: { label: t('notices.ok') } })
      if (kind === 'refresh-error') notices.show({ type: 'error', message: t('account.refreshError'), action1: { label: t('notices.ok') } })
    },
  })
  if (groupsPayDifferently()) followGroup({ queryClient, session: sessionStore, isPageLoad: hint.isSet() })
  await session.start()
  sessionStore.subscribe(({ token }) => hint.set(token !== null))
  offline.user.subscribe(() => void session.start())
  return session
}
