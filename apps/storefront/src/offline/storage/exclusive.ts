/** Runs one piece of work at a time under a name, across all tabs of the shop. */
export type Exclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Web Locks where the browser has them, otherwise a lock within this page. Browsers that block storage for the shop have the
 * interface but refuse every request with a SecurityError; tabs share nothing there, so a lock within the page is enough.
 */
export function createExclusive(locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks): Exclusive {
  const inPage = createPageLock()
  if (!locks) return inPage
  let isBlocked = false
  return async (name, work) => {
    if (isBlocked) return inPage(name, work)
    let hasStarted = false
    const start = () => {
      hasStarted = true
      return work()
    }
    try {
      return await (locks.request(name, start) as ReturnType<typeof work>)
    } catch (error) {
      if (hasStarted || !(error instanceof DOMException && error.name === 'SecurityError')) throw error
      isBlocked = true
      return inPage(name, work)
    }
  }
}

/** Work of the same name waits for its predecessor, whether that succeeded or not. */
export function createPageLock(): Exclusive {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, turn)
    return turn
  }
}
