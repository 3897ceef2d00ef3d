/// <reference lib="WebWorker" />
import { sleep, withTimeout } from '../shell/api/time-limit.ts'
import type { Browser, BuildList } from './build-list.ts'
import { classifyRequest, findView } from './classify-request.ts'
import { findLanguage, listLanguages, rememberLanguage } from './languages.ts'
import { answerManifest } from './manifest.ts'
import { answerDocument, answerPage, keepPage } from './pages.ts'
import { answerPicture } from './pictures.ts'
import { answerAsset, isQuotaError, keepFirst, keepLanguage, keepLoaded, keepRest, keepView } from './precache.ts'
import { remindOfOrders } from './reminders.ts'
import { forget, makeRoom } from './storage.ts'
import { dropFormerBuilds, mayTakeOver } from './update.ts'

// Only event listeners: the functions that they call are in the other files, which have no global state. Decision 0037.

declare const self: ServiceWorkerGlobalScope
/** Written by `build/service-worker.ts`. */
declare const __BUILD_LIST__: BuildList

const BUILD_ANSWER_MS = 2000

const browser: Browser = {
  caches: self.caches,
  fetch: (request, options) => self.fetch(request, options),
  origin: self.location.origin,
  list: __BUILD_LIST__,
  wait: sleep,
  answers: { count: 0, isSilent: false },
}

/** What pages tell the worker. */
type Message =
  /** A page is hydrated: it and its language are stored, because the page of a first visit was loaded before there was a worker. */
  | { kind: 'page'; url: string; language: string; files: readonly string[]; isFirst?: boolean }
  /** The page is idle and the connection is not metered. */
  | { kind: 'idle' }
  /** The new version may take over. */
  | { kind: 'take-over' }
  /** Someone logged out. */
  | { kind: 'forget' }

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

async function install(): Promise<void> {
  await keepFirst(browser)
  const visited = await listLanguages(browser)
  for (const { view, language } of visited) await keepLanguage(browser, view, language)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = new Set(pages.map(({ url }) => findView(new URL(url).pathname, browser.list.views)))
  for (const { view } of visited) open.delete(view)
  // If this fails, the page tries again once the worker is active.
  for (const view of open) await keepView(browser, view).catch(passQuotaErrors)
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  await dropFormerBuilds(browser, await findBuildsInUse())
}

/** Null when a page does not answer: it may be frozen, and still need its files. */
async function findBuildsInUse(): Promise<ReadonlySet<string> | null> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const builds = await Promise.all(pages.map(askBuild))
  return builds.includes(null) ? null : new Set(builds.filter((build) => build !== null))
}

function askBuild(page: Client): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<string | null>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : null))
    port1.start()
  })
  page.postMessage({ kind: 'which-build' }, [port2])
  return withTimeout(answer, { timeoutMs: BUILD_ANSWER_MS, instead: null, wait: browser.wait })
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const asked = { url: new URL(request.url), method: request.method, mode: request.mode }
  const kind = classifyRequest(asked, browser.origin, browser.list.views)
  const keepAlive = (work: Promise<unknown>) => event.waitUntil(work)
  if (kind === 'page' || kind === 'private-page')
    event.respondWith(
      answerPage(browser, {
        request,
        preload: event.preloadResponse as Promise<Response | undefined>,
        isPrivate: kind === 'private-page',
        keepAlive,
      }),
    )
  else if (kind === 'document' || kind === 'form') event.respondWith(answerDocument(browser, request))
  else if (kind === 'asset') event.respondWith(answerAsset(browser, request, keepAlive))
  else if (kind === 'picture') event.respondWith(answerPicture(browser, request, keepAlive))
  else if (kind === 'manifest') event.respondWith(answerManifest(browser, request, keepAlive))
})

self.addEventListener('message', (event) => {
  const message = event.data as Message
  if (message.kind === 'page') event.waitUntil(handlePageMessage(message))
  else if (message.kind === 'idle') event.waitUntil(keepRest(browser))
  else if (message.kind === 'forget') event.waitUntil(forget(browser))
  else if (message.kind === 'take-over') event.waitUntil(takeOver())
})

async function handlePageMessage({ url, language, files, isFirst = false }: Extract<Message, { kind: 'page' }>): Promise<void> {
  const { pathname } = new URL(url)
  const view = findView(pathname, browser.list.views)
  try {
    await rememberLanguage(browser, view, language)
    // If one of these files fails, the rest stays stored, and the next page tries again.
    await keepLanguage(browser, view, language, { isMissingOnly: isFirst }).catch(passQuotaErrors)
    await keepLoaded(browser, files)
    const asked = { url: new URL(url), method: 'GET', mode: 'navigate' }
    if (classifyRequest(asked, browser.origin, browser.list.views) === 'page')
      await keepPage(browser, url, await browser.fetch(url, { headers: { accept: 'text/html' } }))
  } catch (error) {
    if (isQuotaError(error)) await makeRoom(browser)
  }
}

function passQuotaErrors(error: unknown): void {
  if (isQuotaError(error)) throw error
}

async function takeOver(): Promise<void> {
  if (await mayTakeOver(self.navigator.locks)) await self.skipWaiting()
}

// TypeScript has no types for Background Sync.
self.addEventListener('sync' as 'message', (event) => {
  const { tag } = event as unknown as { tag: string }
  if (tag === 'orderSync') (event as ExtendableEvent).waitUntil(remind())
})

async function remind(): Promise<void> {
  await remindOfOrders(browser.list, {
    pages: await self.clients.matchAll({ type: 'window' }),
    mayNotify: 'Notification' in self && Notification.permission === 'granted',
    language: await findLanguage(browser, browser.list.views[0]!),
    show: (title, options) => self.registration.showNotification(title, options),
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = (event.notification.data ?? { url: '/' }) as { url: string }
  event.waitUntil(self.clients.openWindow(url))
})
