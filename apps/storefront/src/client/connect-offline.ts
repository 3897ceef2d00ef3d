import { addMessages, type I18n } from '@meerkat/i18n/messages'
import type { getRouter } from '../router.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { findStoreView } from '../shell/store-view/stores.ts'
import { startOffline } from './offline-start.ts'
import { whenSettled } from './when-settled.ts'

/** Starts the offline features, with what they need from the page. Loaded when the page is idle. */
export async function connectOffline(router: Awaited<ReturnType<typeof getRouter>>): Promise<void> {
  const { i18n } = router.options.context
  await whenSettled(window)
  await startOffline({
    language: i18n.locale,
    build: document.querySelector<HTMLElement>('[type=importmap]')?.dataset['build'] ?? '',
    isInCheckout: () => findStoreView(location.pathname).path.startsWith('/checkout'),
    onNavigated: (callback) => void router.subscribe('onResolved', callback),
    offer: (take) => void offerUpdate(i18n, take),
  })
}

/** Shows no notice if its messages cannot be loaded: the new version takes over with the next page anyway. */
export async function offerUpdate(i18n: I18n, take: () => void): Promise<void> {
  const hasMessages = await addMessages(i18n, 'later').then(
    () => true,
    () => false,
  )
  if (!hasMessages) return
  notices.show({
    type: 'info',
    message: i18n.t('update.ready'),
    action1: { label: i18n.t('update.take'), onPress: take },
    hasNoTimeout: true,
  })
}
