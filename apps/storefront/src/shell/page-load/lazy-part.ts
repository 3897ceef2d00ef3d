import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { showIncompleteNotice } from './show-incomplete-notice.ts'

/** No event says that a server is back. */
const RETRY_MS = 15_000

/**
 * A part of the page whose code is loaded when it is first shown. If that fails, the page says so and the part stays pending: an error would
 * replace the whole page, although nothing else is missing.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  const loadOrNotify = () =>
    load().catch((fault) => {
      showIncompleteNotice()
      throw fault
    })
  return lazy(async () => ({ default: await untilLoaded(loadOrNotify) }))
}

/** Loads something; after a failure, tries again when the network is back and every `RETRY_MS`. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, RETRY_MS)
    })
    return untilLoaded(load)
  }
}
