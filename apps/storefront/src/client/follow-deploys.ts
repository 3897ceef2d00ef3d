/** A page is not reloaded again for the same reason within this time, so that it never loops. */
const AGAIN_MS = 5 * 60_000
const KEY = 'reloadedAt'

export interface DeployedPage {
  /** The text of the page's import map, which differs in each build; empty in a page without one, which never counts as replaced. */
  readonly importMap: string
  /** The browser's error about the missing file; most browsers include its URL. */
  readonly failure: string
  isInCheckout(): boolean
  fetch(url: string, options: RequestInit): Promise<Pick<Response, 'ok' | 'text'>>
  reload(): void
  /** Says that a part is missing, and offers to reload. */
  say(): void
}

/**
 * Handles a file of the page's build that could not be loaded. If the server now has another build without that file, the page is reloaded
 * once; in the checkout the shopper is asked instead. When the server does not answer, or still has the file, the network was the cause:
 * the caller that needed the file reports it, and can ask for it again. Decision 0037.
 */
export async function answerMissingFile(page: DeployedPage): Promise<void> {
  if (!(await isReplaced(page))) return
  if (page.isInCheckout() || !mayReload()) page.say()
  else page.reload()
}

async function isReplaced({ importMap, failure, fetch }: DeployedPage): Promise<boolean> {
  try {
    // '' is the address of the page itself.
    const answer = await fetch('', { cache: 'no-store' })
    const text = answer.ok ? await answer.text() : ''
    if (!text.includes('importmap') || text.includes(importMap)) return false
    const file = /\/assets.+/.exec(failure)
    return !file || !(await fetch(file[0], { method: 'HEAD' })).ok
  } catch {
    return false
  }
}

/** Also false where storage is blocked: the next page would reload again. */
function mayReload(): boolean {
  try {
    // A missing entry counts as long ago.
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
