import { ANSWER_LIMIT_MS, type Browser, fetchInTime, isNoAnswer, PICTURE_LIMIT_MS, SILENT_LIMIT_MS } from './build-list.ts'
import { isQuotaError } from './precache.ts'
import { makeRoom } from './storage.ts'

export interface PictureLimits {
  readonly entries: number
  readonly bytes: number
}

const LIMITS: PictureLimits = { entries: 60, bytes: 30 * 1024 * 1024 }

/**
 * Product pictures: the stored one, otherwise the server's, which is then stored; without an answer, the same picture in another size that
 * is stored. The oldest are deleted first.
 */
export async function answerPicture(
  browser: Browser,
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
  limits = LIMITS,
): Promise<Response> {
  const cache = await browser.caches.open('pictures')
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const other = await findOtherSize(cache, request)
  const limitMs = !other ? PICTURE_LIMIT_MS : browser.answers.isSilent ? SILENT_LIMIT_MS : ANSWER_LIMIT_MS
  const asked = fetchInTime(browser, request, { limitMs })
  const answer = await (other ? asked.catch(() => other) : asked)
  if (other && isNoAnswer(answer)) return other
  if (answer.status === 200 && answer !== other) keepAlive(keep(browser, cache, request, answer.clone(), limits).catch(() => undefined))
  return answer
}

/** A shopper who comes from a product's page has seen its picture, but not in the size of a tile. */
async function findOtherSize(cache: Cache, { url }: Request): Promise<Response | undefined> {
  const name = nameOf(url)
  const key = name && (await cache.keys()).find((known) => nameOf(known.url) === name)
  return key ? cache.match(key, { ignoreVary: true }) : undefined
}

/** What follows the size in `/img/310/300/resize/k/a/karoo-adult.webp`. */
function nameOf(url: string): string | undefined {
  return /\/img\/\d+\/\d+\/resize\/(.+)/.exec(url)?.[1]
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
