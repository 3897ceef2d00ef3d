import { sleep, TimedOut, type Wait } from '../api/time-limit.ts'

/** How long to wait before asking whether the server answers at all. */
const QUIET_MS = 3000
const PROBE_LIMIT_MS = 6000

export interface WhileAnswered {
  /** Whether the server is silent; a network that fails at once is not. */
  readonly isSilent?: () => Promise<boolean>
  readonly wait?: Wait
}

/**
 * Waits for the code and the data of a page, on a slow line for long, but rejects once the server answers nothing at all: without a service
 * worker, browsers wait forever for a file of a frozen server. docs/behaviour/offline.md §7.6.
 */
export async function whileAnswered<T>(page: Promise<T>, { isSilent = askServer, wait = sleep }: WhileAnswered = {}): Promise<T> {
  let isDone = false
  const done = page.then(() => {
    isDone = true
    return 'done' as const
  })
  const ask = async () => {
    await wait(QUIET_MS)
    return !isDone && isSilent()
  }
  for (;;) {
    const state = await Promise.race([done, ask()])
    if (state === 'done') return page
    if (state) throw new TimedOut(`no answer within ${QUIET_MS + PROBE_LIMIT_MS} ms`)
  }
}

async function askServer(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_LIMIT_MS) })
    return false
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'TimeoutError'
  }
}
