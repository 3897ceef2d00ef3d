import { storeViews } from '../shell/store-view/stores.ts'

/**
 * What the service worker stores for pages that it does not have: `default` and `minimal` are the layouts, in which the browser renders
 * the page of any URL; `offline` is a page without the bundle for what is unavailable offline. Decision 0037.
 */
export type ShellKind = 'default' | 'minimal' | 'offline'

const SHELL = /^\/_shell\/([\w-]+)\/(default|minimal|offline)$/
/** The path of a page with this layout. */
const PATHS: Readonly<Record<ShellKind, string>> = { default: '/', minimal: '/checkout', offline: '/offline' }

export interface ShellRequest {
  readonly request: Request
  readonly kind: ShellKind
}

/** The page whose frame is the shell: `/_shell/{store view}/{kind}`; the default store view is `main`. Null for every other request. */
export function findShell(request: Request): ShellRequest | null {
  const url = new URL(request.url)
  const [, code, kind] = SHELL.exec(url.pathname) ?? []
  const view = storeViews.find(({ storeCode }) => (storeCode || 'main') === code)
  if (!view || request.method !== 'GET') return null
  const path = PATHS[kind as ShellKind]
  const target = view.url === '' ? path : `${view.url}${path === '/' ? '' : path}`
  return { request: new Request(new URL(target, url.origin), { headers: request.headers }), kind: kind as ShellKind }
}

/** Without the bundle a page stays as it was rendered, whatever its URL; its links work. */
export function withoutBundle(html: string): string {
  return html.replace(/<script type="later"[^>]*><\/script>|<link rel="later"[^>]*>/g, '')
}

/** Search engines must not index a shell, and no shared cache may keep one: it is in the language of its first reader. */
export function markShell(headers: Headers): void {
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex')
}
