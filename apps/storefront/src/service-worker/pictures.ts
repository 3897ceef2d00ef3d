import { type Browser, fetchInTime, PICTURE_LIMIT_MS } from './build-list.ts'
import { isQuotaError } from './precache.ts'
import { makeRoom } from './storage.ts'

export interface PictureLimits {
  readonly entries: number
  readonly bytes: number
}

const LIMITS: PictureLimits = { entries: 60, bytes: 30 * 1024 * 1024 }

/** Product pictures: the stored one, otherwise the server's, which is then stored. The oldest are deleted first. */
export async function answerPicture(
  browser: Browser,
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
  limits = LIMITS,
): Promise<Response> {
  const cache = await browser.caches.open('pictures')
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetchInTime(browser, request, { limitMs: PICTURE_LIMIT_MS })
  if (answer.status === 200) keepAlive(keep(browser, cache, request, answer.clone(), limits).catch(() => undefined))
  return answer
}

async function keep(browser: Browser, cache: Cache, request: Request, picture: Response, { entries, bytes }: PictureLimits): Promise<void> {
  try {
    await cache.put(request, picture)
  } catch (error) {
    if (isQuotaError(error)) await makeRoom(browser)
    return
  }
  const keys = (await cache.keys()).toReversed()
  let total = 0
  for (const [index, key] of keys.entries()) {
    total += await sizeOf(cache, key)
    if (index >= entries || (index > 0 && total > bytes)) await cache.delete(key)
  }
}

async function sizeOf(cache: Cache, key: Request): Promise<number> {
  const picture = await cache.match(key, { ignoreVary: true })
  if (!picture) return 0
  return Number(picture.headers.get('content-length')) || (await picture.blob()).size
}
