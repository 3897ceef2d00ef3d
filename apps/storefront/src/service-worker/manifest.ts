import { type Browser, fetchInTime, isNoAnswer } from './build-list.ts'
import { buildCache } from './precache.ts'

/** The server's manifest, which is stored; without an answer the stored one. It names icons of this build, so it is stored with them. */
export async function answerManifest(browser: Browser, request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await browser.caches.open(buildCache(browser.list.build))
  const answer = await fetchInTime(browser, request).catch(() => null)
  if (answer && !isNoAnswer(answer)) {
    if (answer.status === 200) keepAlive(cache.put(request.url, answer.clone()).catch(() => undefined))
    return answer
  }
  const kept = await cache.match(request.url, { ignoreVary: true })
  if (kept) return kept
  if (answer) return answer
  throw new TypeError('The manifest was never loaded')
}
