import { notifyManager } from '@tanstack/react-query'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { answerMissingFile } from './client/follow-deploys.ts'
import { followLanguage } from './client/follow-language.ts'
import { allowOwnScripts } from './client/trusted-types.ts'
import { getRouter } from './router.tsx'
import { openDeviceLater } from './search-worker/open-device-later.ts'
import { showIncompleteNotice } from './shell/page-load/show-incomplete-notice.ts'
import { findStoreView, hasOwnCalls } from './shell/store-view/stores.ts'

/** Delays the service worker, so that it does not compete with what is on the screen. */
const WORKER_DELAY_MS = 3000

// Answers are shown before the next frame instead of after it: results while typing come from this device within milliseconds.
notifyManager.setScheduler(queueMicrotask)
allowOwnScripts()
followLanguage(window)
addEventListener('vite:preloadError', ({ payload }) => {
  // The router would recognise the original text and reload the page, which without a server shows the browser's own error page.
  payload.message = `Missing: ${payload.message}`
  void answerMissingFile({
    failure: payload.message,
    importMap: document.querySelector('[type=importmap]')?.textContent ?? '',
    isInCheckout: () => findStoreView(location.pathname).path.startsWith('/checkout'),
    fetch,
    reload: () => location.reload(),
    say: showIncompleteNotice,
  })
})
// After a reload the server renders one page of the list, even if the shopper had loaded more.
history.replaceState({ ...(history.state as object | null), firstPage: undefined }, '')

// The framework's default client includes its server functions, 9 kB that are unused here.
// No top-level `await`: a page's messages may be in a chunk that imports this one, and the two would deadlock.
// If the messages cannot be loaded, the server-rendered page stays: its links and forms work, and it says that something is missing.
getRouter().then(show, showIncompleteNotice)

function show(router: Awaited<ReturnType<typeof getRouter>>): void {
  // Servers of the old protocol have no catalogue for the device.
  if (hasOwnCalls) openDeviceLater(router)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
  if (import.meta.env.PROD) setTimeout(startWorker, WORKER_DELAY_MS, router)
}

/** If its script cannot be loaded, the next page starts the worker. */
async function startWorker(router: Awaited<ReturnType<typeof getRouter>>): Promise<void> {
  const late = await import('./client/connect-offline.ts').catch(() => null)
  await late?.connectOffline(router)
}
