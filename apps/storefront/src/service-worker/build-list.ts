/** A store view, as far as the worker needs it. */
export interface WorkerView {
  readonly storeCode: string
  /** Where its pages are: '' or '/de'. */
  readonly url: string
  readonly language: string
}

/** What `build/service-worker.ts` writes into the worker: the files of its build. */
export interface BuildList {
  readonly build: string
  /** What every page needs: entry, styles, fonts, drawings. */
  readonly first: readonly string[]
  /** The messages of each language; the first file is that of every page. */
  readonly messages: Readonly<Record<string, readonly string[]>>
  /** All other scripts. */
  readonly idle: readonly string[]
  /** The default store view first. */
  readonly views: readonly WorkerView[]
  /** The reminder of an order that waits, by language. */
  readonly reminders: Readonly<Record<string, { readonly title: string; readonly body: string }>>
}

/** What the strategies use of the browser, handed in by `worker.ts`, so that they run in tests. */
export interface Browser {
  readonly caches: CacheStorage
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  readonly origin: string
  readonly list: BuildList
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>
  /** How often the server has answered: as long as it grows, the server is there. */
  readonly answers: { count: number }
}

/** A server that has not answered by then counts as none: frozen servers never answer. */
export const ANSWER_LIMIT_MS = 3000
/** The same for what is not stored on the device, so that nothing can be answered instead. */
export const FILE_LIMIT_MS = 10_000
/** Pictures wait for each other on a slow line, and no page waits for them. */
export const PICTURE_LIMIT_MS = 30_000

/**
 * Rejects, as `fetch` does without a network, when nothing has been heard from the server for `limitMs`. On a slow line a file can wait
 * longer for its turn, but then others arrive meanwhile. The request is aborted: it would occupy one of the few connections that a browser
 * opens to a server.
 */
export async function fetchInTime(
  { fetch, wait, answers }: Pick<Browser, 'fetch' | 'wait' | 'answers'>,
  request: Request | string,
  { limitMs = FILE_LIMIT_MS, ...options }: RequestInit & { limitMs?: number } = {},
): Promise<Response> {
  const givenUp = new AbortController()
  const expire = async () => {
    for (let before = -1; before !== answers.count; ) {
      before = answers.count
      await wait(limitMs)
    }
    throw new TypeError(`no answer within ${limitMs} ms`)
  }
  try {
    const answer = await Promise.race([fetch(request, { ...options, signal: givenUp.signal }), expire()])
    answers.count += 1
    return answer
  } catch (error) {
    givenUp.abort()
    throw error
  }
}

/** A proxy in front says that the shop is not there. */
export function isNoAnswer({ status }: Pick<Response, 'status'>): boolean {
  return status >= 502 && status <= 504
}
