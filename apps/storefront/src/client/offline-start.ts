import { isMetered } from '../shell/page-load/is-metered.ts'
import { whenIdle } from '../shell/page-load/when-idle.ts'
import { postToWorker } from './post-to-worker.ts'
import { type Updates, watchUpdates } from './watch-updates.ts'

/** Pages that stay open look for a new version this often. */
const CHECK_MS = 60 * 60_000

export interface OfflinePage {
  readonly language: string
  /** Id of the build that rendered this page. */
  readonly build: string
  /** Shows that a new version is ready; `take` reloads the page with it. */
  readonly offer: Updates['offer']
  isInCheckout(): boolean
  /** Calls back after every navigation within the page. */
  onNavigated(callback: () => void): void
}

/**
 * Registers the service worker, tells it what this page needs to be opened again without a network, and follows its updates. Called
 * when the page is hydrated and idle. Does nothing where the browser has no workers or blocks storage, and does not settle where the worker
 * cannot be installed, as with full storage. Decision 0037.
 */
export async function startOffline(page: OfflinePage): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  workers.addEventListener('message', ({ data, ports }) => {
    if ((data as { kind?: unknown } | null)?.kind === 'which-build') ports[0]?.postMessage(page.build)
  })
  workers.startMessages()
  const isMissed = workers.controller === null || wasLoadedBeforeWorker()
  const registration = await workers.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => null)
  if (!registration) return
  holdCheckoutLock(page)
  watchUpdates({ registration, workers, offer: page.offer, isInCheckout: page.isInCheckout, reload: () => location.reload() })
  // On metered connections too: a check costs a few hundred bytes, and without it a tab that stays open would never get a bug fix.
  followVersions(registration)

  const { active: worker } = await workers.ready
  if (!worker) return
  // Otherwise the worker stored the page when it was loaded.
  if (isMissed) postToWorker(worker, { ...describePage(page), isFirst: true })
  if (isMetered()) return
  postToWorker(worker, { kind: 'idle' })
  page.onNavigated(() => whenIdle(() => workers.controller && postToWorker(workers.controller, describePage(page))))
}

/** A worker that becomes active takes over pages that were loaded without it. */
function wasLoadedBeforeWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.workerStart === 0
}

function describePage({ language }: OfflinePage) {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
  return { kind: 'page', url: location.href, language, files: files.filter((path) => path.startsWith('/assets/')) }
}

/** Every page in the checkout holds this lock; while it is held, no new version takes over. */
function holdCheckoutLock(page: OfflinePage): void {
  let leave: (() => void) | null = null
  function follow(): void {
    if (page.isInCheckout() && !leave) {
      const left = new Promise<void>((resolve) => {
        leave = resolve
      })
      void navigator.locks?.request('in-checkout', { mode: 'shared' }, () => left).catch(() => undefined)
    } else if (!page.isInCheckout() && leave) {
      leave()
      leave = null
    }
  }
  page.onNavigated(follow)
  follow()
}

function followVersions(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
