const KEY = 'redirect'

/** Where somebody wanted to go who has to log in first. Behaviour 18.3. */
export function rememberRedirect(path: string): void {
  sessionStorage.setItem(KEY, path)
}

/** Reads it once. */
export function takeRedirect(): string | null {
  const path = sessionStorage.getItem(KEY)
  forgetRedirect()
  return path
}

export function forgetRedirect(): void {
  sessionStorage.removeItem(KEY)
}
