const KEY = 'redirect'

/** For browsers that block storage: survives navigation inside the page, not a reload. */
let inPage: string | null = null

/** Remembers the page that needs a login, to open it afterwards. docs/behaviour/account.md §18.3. */
export function rememberRedirect(path: string): void {
  inPage = path
  attempt(() => sessionStorage.setItem(KEY, path))
}

/** The remembered page, once. */
export function takeRedirect(): string | null {
  const path = attempt(() => sessionStorage.getItem(KEY)) ?? inPage
  forgetRedirect()
  return path
}

export function forgetRedirect(): void {
  inPage = null
  attempt(() => sessionStorage.removeItem(KEY))
}

/** Null when the browser blocks storage: any access to it throws there. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
