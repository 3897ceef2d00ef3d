/** A page is not reloaded again for the same reason within this time, so that it never loops. */
const AGAIN_MS = 5 * 60_000
const KEY = 'reloadedAt'

export interface DeployedPage {
  readonly href: string
  /** The text of the page's import map, which is another one in each build. */
  readonly importMap: string | null
  isInCheckout(): boolean
  fetch(url: string, options: RequestInit): Promise<Pick<Response, 'ok' | 'text'>>
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>
  now(): number
  reload(): void
  /** Says that a part is missing, and offers to reload. */
  say(): void
}

/**
 * What to do when a file of the page's build could not be loaded. If the server has another build by now, the page is reloaded, once; in
 * the checkout the shopper is asked instead. When the server does not answer, the network is the cause, and the caller that needed the file
 * reports it. Decision 0037.
 */
export async function answerMissingFile(page: DeployedPage): Promise<void> {
  if (!(await isReplaced(page))) return
  if (page.isInCheckout() || !mayReload(page)) page.say()
  else page.reload()
}

async function isReplaced({ href, importMap, fetch }: DeployedPage): Promise<boolean> {
  if (importMap === null) return false
  try {
    const answer = await fetch(href, { cache: 'no-store' })
    const text = answer.ok ? await answer.text() : ''
    return text.includes('importmap') && !text.includes(importMap)
  } catch {
    return false
  }
}

/** False as well where nothing can be remembered: the next page would do the same again. */
function mayReload({ memory, now }: DeployedPage): boolean {
  try {
    const last = memory().getItem(KEY)
    if (last !== null && now() - Number(last) < AGAIN_MS) return false
    memory().setItem(KEY, String(now()))
    return true
  } catch {
    return false
  }
}
