/** Runs one piece of work at a time under a name, across all tabs of the shop. */
export type Exclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Web Locks where the browser has them; otherwise turns within this page. A tab that dies gives its lock back. */
export function createExclusive(locks: LockManager | undefined = globalThis.navigator?.locks): Exclusive {
  if (locks) return (name, work) => locks.request(name, work) as ReturnType<typeof work>
  return createTurns()
}

/** Work of the same name waits for its predecessor, whether that succeeded or not. */
export function createTurns(): Exclusive {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, turn)
    return turn
  }
}
