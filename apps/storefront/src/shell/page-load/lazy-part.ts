import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { sayIncomplete } from './say-incomplete.ts'

/** No event says that a server is back. */
const RETRY_MS = 15_000

/**
 * A part of the page whose code is loaded when it is first shown. If that fails, the page says so and the part stays pending: an error would
 * replace the whole page, although nothing else is missing.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  const loadOrSay = () =>
    load().catch((fault) => {
      sayIncomplete()
      throw fault
    })
  return lazy(async () => ({ default: await untilLoaded(loadOrSay) }))
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
