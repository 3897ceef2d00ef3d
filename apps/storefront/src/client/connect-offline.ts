import { addMessages } from '@meerkat/i18n/messages'
import type { getRouter } from '../router.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { findStoreView } from '../shell/store-view/stores.ts'
import { startOffline } from './offline-start.ts'
import { whenCalm } from './start-late.ts'

/** Starts what works without a network, with what it needs of the page. Loaded when the page is calm. */
export async function connectOffline(router: Awaited<ReturnType<typeof getRouter>>): Promise<void> {
  const { i18n } = router.options.context
  await whenCalm(window)
  await startOffline({
    language: i18n.locale,
    build: document.querySelector<HTMLElement>('[type=importmap]')?.dataset['build'] ?? '',
    isInCheckout: () => findStoreView(location.pathname).path.startsWith('/checkout'),
    onNavigated: (callback) => void router.subscribe('onResolved', callback),
    async offer(take) {
      await addMessages(i18n, 'later').catch(() => undefined)
      notices.show({
        type: 'info',
        message: i18n.t('update.ready'),
        action1: { label: i18n.t('update.take'), onPress: take },
        hasNoTimeout: true,
      })
    },
  })
}
