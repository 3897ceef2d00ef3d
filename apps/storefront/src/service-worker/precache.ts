import { type Browser, fetchInTime, type WorkerView } from './build-list.ts'
import { rememberLanguage } from './languages.ts'

/** Number of files that are loaded in parallel while the page is idle: more would slow down what the shopper does meanwhile. */
const AT_ONCE = 3

export type ShellKind = 'default' | 'minimal' | 'offline'
const SHELL_KINDS: readonly ShellKind[] = ['default', 'minimal', 'offline']

/** Each build has its own cache, so that a page of the previous build keeps its files. */
export function buildCache(build: string): string {
  return `shop-${build}`
}

export function shellAddress(origin: string, { storeCode }: WorkerView, kind: ShellKind, language: string): string {
  return `${origin}/_shell/${storeCode || 'main'}/${kind}?language=${language}`
}

/**
 * Stores what every page needs: all of it or nothing, because a worker without it could not answer. Files that an earlier build also has
 * are copied. A file that the list names twice is requested once.
 */
export async function keepFirst(browser: Browser): Promise<void> {
  const cache = await browser.caches.open(buildCache(browser.list.build))
  await Promise.all([...new Set(browser.list.first)].map((path) => keepFile(browser, cache, path)))
}

/**
 * Stores the shells of a store view and the messages of a language; every page needs the first file of these. Shells that are stored are
 * fetched again unless `isMissingOnly`.
 */
export async function keepLanguage(browser: Browser, view: WorkerView, language: string, { isMissingOnly = false } = {}): Promise<void> {
  const cache = await browser.caches.open(buildCache(browser.list.build))
  const messages = browser.list.messages[language] ?? browser.list.messages[view.language] ?? []
  await Promise.all([
    ...messages.map((path) => keepFile(browser, cache, path)),
    ...SHELL_KINDS.map(async (kind) => {
      const address = shellAddress(browser.origin, view, kind, language)
      if (!isMissingOnly || !(await cache.match(address, { ignoreVary: true }))) await keepShell(browser, cache, address)
    }),
  ])
}

/**
 * Stores what a store view needs whose language is not known yet, because its first page is open and has said nothing so far: the server
 * renders a shell in the shopper's language. Without a shell, a reload without the server ends on the browser's error page.
 */
export async function keepView(browser: Browser, view: WorkerView): Promise<void> {
  const cache = await browser.caches.open(buildCache(browser.list.build))
  const language = await keepShell(browser, cache, shellAddress(browser.origin, view, 'default', view.language))
  await rememberLanguage(browser, view, language)
  await keepLanguage(browser, view, language, { isMissingOnly: true })
}

/** Stores everything else, a few files at a time. A file that cannot be loaded is left out; full storage ends this. */
export async function keepRest(browser: Browser): Promise<void> {
  const cache = await browser.caches.open(buildCache(browser.list.build))
  const waiting = [...browser.list.idle]
  async function next(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      try {
        await keepFile(browser, cache, path)
      } catch (error) {
        if (isQuotaError(error)) waiting.length = 0
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/**
 * A built file: from any build's cache, because names hold a hash of the content; otherwise from the server, and stored if it belongs to
 * this build. Without an answer this fails, and the code that requested the file handles the error.
 */
export async function answerAsset(browser: Browser, request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await browser.caches.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetchInTime(browser, request)
  if (answer.status === 200 && isOfBuild(browser, new URL(request.url).pathname)) {
    const copy = answer.clone()
    const put = async () => (await browser.caches.open(buildCache(browser.list.build))).put(request.url, copy)
    keepAlive(put().catch(() => undefined))
  }
  return answer
}

/** Caches the files that a page has loaded already: on a first visit it loads them before the service worker is active. */
export async function keepLoaded(browser: Browser, paths: readonly string[]): Promise<void> {
  const cache = await browser.caches.open(buildCache(browser.list.build))
  await Promise.all(paths.filter((path) => isOfBuild(browser, path)).map((path) => keepFile(browser, cache, path).catch(() => undefined)))
}

function isOfBuild({ list: { first, messages, idle } }: Browser, path: string): boolean {
  return first.includes(path) || idle.includes(path) || Object.values(messages).some((files) => files.includes(path))
}

export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

async function keepFile(browser: Browser, cache: Cache, path: string): Promise<void> {
  const address = browser.origin + path
  if (await cache.match(address, { ignoreVary: true })) return
  const known = await browser.caches.match(address, { ignoreVary: true })
  const answer = known ?? (await fetchInTime(browser, address))
  if (!answer.ok) throw new TypeError(`${path} answered ${answer.status}`)
  await cache.put(address, answer)
}

/**
 * A shell may differ with each build, and is rendered in the language of the cookie: another language is not stored under this one's name.
 * Returns its language.
 */
async function keepShell(browser: Browser, cache: Cache, address: string): Promise<string> {
  const answer = await fetchInTime(browser, address, { cache: 'no-store' })
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`)
  const url = new URL(address)
  const language = answer.headers.get('content-language') ?? url.searchParams.get('language') ?? ''
  url.searchParams.set('language', language)
  await cache.put(url.href, answer)
  return language
}
