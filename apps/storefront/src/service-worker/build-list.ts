import { type Wait, withTimeout } from '../shell/api/time-limit.ts'

/** The fields of a store view that the worker needs. */
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
  /** The messages of each language, and the fonts that not every language needs; every page needs the first file. */
  readonly messages: Readonly<Record<string, readonly string[]>>
  /** All other scripts. */
  readonly idle: readonly string[]
  /** The default store view first. */
  readonly views: readonly WorkerView[]
  /** The reminder of an order that waits, by language. */
  readonly reminders: Readonly<Record<string, { readonly title: string; readonly body: string }>>
}

/** The parts of the browser that the strategies use, passed in by `worker.ts`, so that they run in tests. */
export interface Browser {
  readonly caches: CacheStorage
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  readonly origin: string
  readonly list: BuildList
  readonly wait: Wait
  readonly answers: Answers
}

/** What the worker knows about the server. */
export interface Answers {
  /** How often the server has answered: as long as the count grows, the server is reachable. */
  count: number
  /** Whether a page got no answer in time, and nothing has been answered since. */
  isSilent: boolean
}

/** A server that takes longer counts as unreachable: frozen servers never answer. */
export const ANSWER_LIMIT_MS = 3000
/** While the server is silent: pages are still requested, but shoppers hardly wait for them. */
export const SILENT_LIMIT_MS = 300
/** The same for files that are not stored on this device. */
export const FILE_LIMIT_MS = 10_000
/** On a slow connection pictures wait for each other, and no page waits for them. */
export const PICTURE_LIMIT_MS = 30_000

/**
 * Rejects, as `fetch` does without a network, when nothing has been heard from the server for `limitMs`. On a slow connection a file can
 * wait longer for its turn, but others arrive meanwhile. The request is aborted, because it would occupy one of the few connections that a
 * browser opens to a server.
 */
export async function fetchInTime(
  { fetch, wait, answers }: Pick<Browser, 'fetch' | 'wait' | 'answers'>,
  request: Request | string,
  { limitMs = FILE_LIMIT_MS, ...options }: RequestInit & { limitMs?: number } = {},
): Promise<Response> {
  const givenUp = new AbortController()
  try {
    const asked = fetch(request, { ...options, signal: givenUp.signal })
    for (let before = -1; before !== answers.count; ) {
      before = answers.count
      const answer = await withTimeout(asked, { timeoutMs: limitMs, instead: null, wait })
      if (!answer) continue
      noteAnswer(answers)
      return answer
    }
    throw new TypeError(`no answer within ${limitMs} ms`)
  } catch (error) {
    givenUp.abort()
    throw error
  }
}

export function noteAnswer(answers: Answers): void {
  answers.count += 1
  answers.isSilent = false
}

/** Whether a proxy answers that the shop is unreachable. */
export function isNoAnswer({ status }: Pick<Response, 'status'>): boolean {
  return status >= 502 && status <= 504
}
