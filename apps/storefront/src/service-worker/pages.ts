import { withTimeout } from '../shell/api/time-limit.ts'
import { ANSWER_LIMIT_MS, type Browser, FILE_LIMIT_MS, isNoAnswer, noteAnswer, SILENT_LIMIT_MS } from './build-list.ts'
import { findView, pathWithin } from './classify-request.ts'
import { findLanguage, rememberLanguage } from './languages.ts'
import { buildCache, isQuotaError, keepLanguage, type ShellKind, shellAddress } from './precache.ts'
import { makeRoom } from './storage.ts'

const MAX_PAGES = 40

export interface Navigation {
  readonly request: Request
  /** The browser's own request for the page, started while the worker started. */
  readonly preload: Promise<Response | undefined>
  readonly isPrivate: boolean
  /** Keeps the worker running for work that continues after the answer. */
  readonly keepAlive: (work: Promise<unknown>) => void
}

/** Pages are stored by store view, by language, and by the build whose files they name. */
function pagesCache(build: string, storeCode: string, language: string): string {
  return `pages-${build}-${storeCode || 'main'}-${language}`
}

/**
 * The page of the server; without an answer within three seconds, or at once while the server is silent, the stored one; otherwise the
 * shell, in which the browser renders the page from its own data.
 */
export async function answerPage(browser: Browser, { request, preload, isPrivate, keepAlive }: Navigation): Promise<Response> {
  const answer = askServer(browser, request, preload)
  const kept = answer.then((response) => (response && !isPrivate ? keepPage(browser, request.url, response.clone()) : undefined))
  keepAlive(kept.catch(() => undefined))
  const limitMs = browser.answers.isSilent ? SILENT_LIMIT_MS : ANSWER_LIMIT_MS
  const inTime = await withTimeout(answer, { timeoutMs: limitMs, instead: 'late' as const, wait: browser.wait })
  if (inTime === 'late') browser.answers.isSilent = true
  else if (inTime) return inTime
  const stored =
    (isPrivate ? undefined : await findPage(browser, request.url)) ??
    (await findShell(browser, request.url, layoutOf(browser, request.url))) ??
    (await findShell(browser, request.url, 'offline'))
  // Nothing is stored, because storage is full or was emptied: the answer may still come.
  return stored ? markCached(stored) : ((await answer) ?? Response.error())
}

/**
 * Marks a stored page, so that it shows at once that the server is unreachable (`apps/storefront/src/shell/page-load/is-cached-page.ts`):
 * otherwise only its first failing call would show it, and some pages make no call.
 */
async function markCached(page: Response): Promise<Response> {
  const html = (await page.text()).replace('<html', '<html data-cached')
  return new Response(html, { status: page.status, headers: page.headers })
}

/** A navigation to a file or a form that cannot be sent: our own page instead of the browser's. */
export async function answerDocument(browser: Browser, request: Request): Promise<Response> {
  const asked = askServer(browser, request, Promise.resolve(undefined))
  const answer = await withTimeout(asked, { timeoutMs: FILE_LIMIT_MS, instead: null, wait: browser.wait })
  if (answer) return answer
  const offline = await findShell(browser, request.url, 'offline')
  // Status 503: the browser must not take this page for the file, and a reload asks again.
  return offline ? new Response(offline.body, { status: 503, headers: offline.headers }) : Response.error()
}

/** Null without an answer of the shop. */
async function askServer(browser: Browser, request: Request, preload: Promise<Response | undefined>): Promise<Response | null> {
  try {
    const answer = (await preload) ?? (await browser.fetch(request))
    noteAnswer(browser.answers)
    return isNoAnswer(answer) ? null : answer
  } catch {
    return null
  }
}

/** Keeps a page of the server under its own language, and remembers that for its store view. */
export async function keepPage(browser: Browser, address: string, page: Response): Promise<void> {
  const language = page.headers.get('content-language')
  if (!language || !mayKeep(page)) return
  const view = findView(new URL(address).pathname, browser.list.views)
  try {
    await rememberLanguage(browser, view, language)
    const cache = await browser.caches.open(pagesCache(browser.list.build, view.storeCode, language))
    await cache.put(withoutHash(address), page)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_PAGES)).map((key) => cache.delete(key)))
    // Every page tries again what could not be fetched with an earlier one.
    await keepLanguage(browser, view, language, { isMissingOnly: true })
  } catch (error) {
    if (!isQuotaError(error)) throw error
    await makeRoom(browser)
  }
}

function mayKeep({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type !== 'opaqueredirect' &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  )
}

/** The stored page in the language of the store view, of this build or of an earlier one whose files are still there. */
async function findPage(browser: Browser, address: string): Promise<Response | undefined> {
  const view = findView(new URL(address).pathname, browser.list.views)
  const language = await findLanguage(browser, view)
  const ending = `-${view.storeCode || 'main'}-${language}`
  const own = pagesCache(browser.list.build, view.storeCode, language)
  const names = (await browser.caches.keys()).filter((name) => name.startsWith('pages-') && name.endsWith(ending) && name !== own)
  for (const name of [own, ...names.toReversed()]) {
    const pages = await browser.caches.open(name)
    const page =
      (await pages.match(withoutHash(address), { ignoreVary: true })) ?? (await pages.match(withoutSlash(address), { ignoreVary: true }))
    if (page) return page
  }
  return undefined
}

function layoutOf({ list }: Browser, address: string): ShellKind {
  return pathWithin(new URL(address).pathname, list.views).startsWith('/checkout') ? 'minimal' : 'default'
}

/** The shell in the shopper's language, or in any that is stored; the offline page also of another store view, if this one was never visited. */
async function findShell(browser: Browser, address: string, kind: ShellKind): Promise<Response | undefined> {
  const view = findView(new URL(address).pathname, browser.list.views)
  const cache = await browser.caches.open(buildCache(browser.list.build))
  const shell = shellAddress(browser.origin, view, kind, await findLanguage(browser, view))
  const own = (await cache.match(shell, { ignoreVary: true })) ?? (await cache.match(shell, { ignoreVary: true, ignoreSearch: true }))
  if (own || kind !== 'offline') return own
  const other = (await cache.keys()).find(({ url }) => /\/_shell\/[\w-]+\/offline\?/.test(url))
  return other && cache.match(other, { ignoreVary: true })
}

/** The server redirects `/de/` to `/de`, under which the page is stored. */
function withoutSlash(address: string): string {
  const url = new URL(withoutHash(address))
  url.pathname = url.pathname.replace(/(?!^)\/$/, '')
  return url.href
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '')
}
