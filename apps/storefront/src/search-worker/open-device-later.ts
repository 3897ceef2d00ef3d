import { withTimeout } from '../shell/api/time-limit.ts'
import { setFallback } from '../shell/api/with-fallback.ts'
import { isCachedPage } from '../shell/page-load/is-cached-page.ts'
import { openOnce } from '../shell/page-load/open-once.ts'
import type { DeviceRouter } from './start-device.ts'

/** Lets the first page and its pictures load before the packs, which are as large as a page. */
const DELAY_MS = 4000
/** Until the device's catalogue is open, a server that takes longer than this counts as unreachable. */
const TIMEOUT_MS = 3000

/**
 * Starts the device's catalogue some time after the page, or when a call gets no answer. Called before hydration: a shell from the service
 * worker makes its first calls then. docs/page-load.md
 */
export function openDeviceLater(router: DeviceRouter): void {
  const openDevice = openOnce(async () => (await import('./start-device.ts')).startDevice(router))
  const open = () => openDevice().catch(() => null)
  setFallback(async (call, network) => {
    // The service worker has already waited for the server of a stored page.
    const first = await withTimeout(
      network.catch(() => null),
      { timeoutMs: isCachedPage() ? 0 : TIMEOUT_MS, instead: null },
    )
    if (first) return first
    // A frozen server does not deliver this file either: the call must not wait for it beyond its own time limit.
    const fallback = await withTimeout(open(), { timeoutMs: TIMEOUT_MS, instead: null })
    return fallback?.(call, network, 0) ?? network
  })
  setTimeout(open, DELAY_MS)
}
